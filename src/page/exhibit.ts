/** A tournament, a match between servers or a player: all of their screens, kept current. */
import { OPENED, type OpenedScreen } from '../live/screen/opened.ts';
import type { ToPage } from '../live/protocol.ts';
import { connectBy } from './connection.ts';
import { homeLink, logInLink } from './links.ts';
import { openingHere } from './opening.ts';
import { button, element } from './parts.ts';
import { makeLook } from './table/look.ts';
import { sayHere } from './words/here.ts';
import { makePanel, type Panel } from './screen/panel.ts';

/** In ms. */
const REFRESH = 5000;

const FOCUSABLE = 'a, button, select, [tabindex]';

/** Draws it again, and leaves the focus where it was. */
function redraw(section: HTMLElement, parts: readonly HTMLElement[]): void {
  const at = [...section.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement ?? section);
  section.replaceChildren(...parts);
  const next = section.querySelectorAll<HTMLElement>(FOCUSABLE)[at];
  next?.focus({ preventScroll: true });
}

/** `of`: its id, or a shared one. `kind`: what it is, as far as that is known. */
export async function openExhibit(root: HTMLElement, of: string, kind: 'cup' | 'player'): Promise<void> {
  const { look: reading } = openingHere();
  const say = await sayHere();
  const panels = new Map<OpenedScreen, Panel>();
  const sections = new Map<OpenedScreen, HTMLElement>();
  const [holder, links] = [element('div', 'page-home'), element('p', 'page-tools')];
  const [status, title] = [element('p', 'page-status'), element('h1', 'page-heard', document.title)];
  status.textContent = say('page.connecting');
  root.replaceChildren(title, status, holder, links);
  const look = makeLook(reading, () => panels.forEach((_, opened) => show(opened)));

  function show(opened: OpenedScreen): void {
    const [panel, section] = [panels.get(opened), sections.get(opened)];
    if (!panel || !section) return;
    const drawn = panel.draw();
    section.hidden = drawn.length === 0;
    const back = button(say('button.tournament.back'), () => panel.open());
    redraw(section, panel.isFirst ? drawn : [...drawn, back]);
    title.textContent = document.title = holder.querySelector('h2')?.textContent ?? '';
  }

  function panelFor(opened: OpenedScreen): Panel {
    const panel =
      panels.get(opened) ??
      makePanel(opened, { say, look, tell: connection.say, changed: () => show(opened) });
    panels.set(opened, panel);
    if (!sections.has(opened)) sections.set(opened, element('section', 'screen'));
    // In their order, whichever comes first.
    holder.append(...OPENED.flatMap((each) => sections.get(each) ?? []));
    return panel;
  }

  function refuse(): void {
    const why = reading === null ? 'page.cup.unknown' : 'page.hidden.cup';
    const isShared = kind === 'player';
    status.textContent = say(isShared ? 'page.unshared' : why);
    root.replaceChildren(status, reading === null && !isShared ? logInLink(say) : homeLink(say));
  }

  function hear(message: ToPage): void {
    if (message.kind === 'refused') return refuse();
    if ('opened' in message) {
      status.remove();
      panelFor(message.opened).hear(message);
      files.hidden = !panels.has('files');
    } else for (const panel of panels.values()) panel.hear(message);
  }

  const connection = connectBy((session, locale) => ({ kind: 'look-at', session, of, locale }), {
    connected: () => undefined,
    told: hear,
  });
  const files = button(say('page.cup.files'), () => connection.say({ kind: 'open', screen: 'files' }));
  files.hidden = true;
  links.append(files, homeLink(say));
  setInterval(() => {
    if (document.visibilityState === 'visible') connection.ask();
  }, REFRESH);
}
