/** What the visitor can start, beside their games, in a server that they choose. */
import type { OpenedScreen } from '../../live/screen/opened.ts';
import type { ToPage } from '../../live/protocol.ts';
import { connectBy } from '../connection.ts';
import { logInLink } from '../links.ts';
import { menu } from '../menu.ts';
import { openingHere } from '../opening.ts';
import { button, element } from '../parts.ts';
import { makePanel, type Panel } from '../screen/panel.ts';
import { makeLook } from '../table/look.ts';
import { sayHere } from '../words/here.ts';

/** In ms. */
const REFRESH = 15_000;

/** The two that are always there. */
const FIRST: readonly OpenedScreen[] = ['games', 'play'];

const PRACTICE = '/?variant=russian';

function lineTo(address: string, name: string): HTMLElement {
  const link = element('a', 'page-line', name);
  link.href = address;
  return link;
}

type At = Extract<ToPage, { kind: 'home' }>;

/** `known`: the server where an Activity is open. */
export async function openHome(root: HTMLElement, known?: string): Promise<void> {
  const say = await sayHere();
  document.title = say('page.home.title');
  const [choice, links, holder] = [
    element('div', ''),
    element('div', 'page-tools'),
    element('div', 'page-home'),
  ];
  const status = element('p', 'page-status', say('page.connecting'));
  root.replaceChildren(element('h1', '', say('page.home.title')), choice, status, holder, links);
  links.append(lineTo(PRACTICE, say('page.home.practice')));
  const reading = openingHere().look;
  if (reading === null) {
    status.textContent = say('page.home.log-in');
    choice.append(logInLink(say));
    return;
  }
  let guild = known;
  const sections = new Map<OpenedScreen, HTMLElement>();
  const panels = new Map<OpenedScreen, Panel>();
  const look = makeLook(reading, () => {
    for (const screen of panels.keys()) show(screen);
  });
  const show = (screen: OpenedScreen): void => {
    const panel = panels.get(screen);
    if (!panel) return;
    const back = panel.isFirst ? [] : [button(say('page.close'), () => panel.open())];
    sections.get(screen)?.replaceChildren(...panel.draw(), ...back);
  };
  function open(screen: OpenedScreen): void {
    const section = sections.get(screen) ?? element('section', 'screen');
    sections.set(screen, section);
    holder.append(section);
    const panel = makePanel(screen, { say, look, tell: connection.say, changed: () => show(screen) });
    panels.set(screen, panel);
    panel.open();
  }
  function arrive(at: At): void {
    status.remove();
    guild = at.guild ?? undefined;
    const servers = at.servers.map(({ id, name }) => [id, name] as const);
    const choose = (id: string | null): void => {
      guild = id ?? undefined;
      connection.ask();
    };
    choice.replaceChildren(
      ...(servers.length < 2 ? [] : [menu(say('page.home.server'), servers, at.guild ?? '', choose)]),
    );
    links.replaceChildren(
      button(say('page.home.around'), () => open('watch')),
      ...(at.guild === null ? [] : [button(say('page.home.over'), () => open('profile'))]),
      ...at.cups.map(({ id, name }) => lineTo(`/?cup=${id}`, name)),
      lineTo(PRACTICE, say('page.home.practice')),
    );
    for (const screen of new Set([...FIRST, ...panels.keys()])) open(screen);
  }
  const connection = connectBy(
    (session, locale) => (session === null ? null : { kind: 'home', session, locale, guild }),
    {
      connected: () => undefined,
      told: (message) => {
        if (message.kind === 'home') arrive(message);
        else if (message.kind !== 'refused') for (const panel of panels.values()) panel.hear(message);
        else if (message.why === 'session') location.reload();
        else status.textContent = message.text;
      },
    },
  );
  setInterval(() => {
    const isQuiet = document.visibilityState === 'visible' && !holder.contains(document.activeElement);
    const panel = panels.get('games');
    if (isQuiet && panel?.isFirst) panel.open();
  }, REFRESH);
}
