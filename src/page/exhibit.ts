/** A tournament, a match between servers or a player: all of its screens, kept current. */
import type { FromPage, ToPage } from '../live/protocol.ts';
import { connectBy } from './connection.ts';
import { logInLink } from './links.ts';
import { openingHere } from './opening.ts';
import { button, element } from './parts.ts';
import { makeLook } from './table/look.ts';
import { sayHere } from './words/here.ts';
import { makePanels } from './screen/panels.ts';

/** In ms. */
const REFRESH = 5000;

/** `of`: its own id, or a shared id. `kind`: its kind, as far as it is known. */
export async function openExhibit(root: HTMLElement, of: string, kind: 'cup' | 'player'): Promise<void> {
  const { look: reading } = openingHere();
  const say = await sayHere();
  const status = element('p', 'page-status', say('page.connecting'));
  const title = element('h1', 'page-heard', document.title);
  const look = makeLook(reading, () => panels.show());
  const parts = { say, look, tell: (message: FromPage) => connection.say(message) };
  const panels = makePanels(say('button.tournament.back'), parts, () => {
    title.textContent = document.title = panels.holder.querySelector('h2')?.textContent ?? '';
  });
  const files = button(say('page.cup.files'), () => connection.say({ kind: 'open', screen: 'files' }));
  files.hidden = true;
  root.replaceChildren(title, status, panels.holder, element('p', 'page-tools', files));

  function refuse(): void {
    const why = reading === null ? 'page.cup.unknown' : 'page.hidden.cup';
    const isShared = kind === 'player';
    status.textContent = say(isShared ? 'page.unshared' : why);
    root.replaceChildren(status, ...(reading === null && !isShared ? [logInLink(say)] : []));
  }

  function hear(message: ToPage): void {
    if (message.kind === 'refused') return refuse();
    if ('opened' in message) {
      status.remove();
      panels.panel(message.opened).hear(message);
      files.hidden = !panels.opened.includes('files');
    } else panels.hear(message);
  }

  const connection = connectBy((session, locale) => ({ kind: 'look-at', session, of, locale }), {
    told: hear,
  });
  setInterval(() => {
    if (document.visibilityState === 'visible') connection.ask();
  }, REFRESH);
}
