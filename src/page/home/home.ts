/** Everything the visitor can start, next to their games, in a server that they choose. */
import type { ToPage } from '../../live/protocol.ts';
import { connectBy } from '../connection.ts';
import { menu } from '../menu.ts';
import { openingHere } from '../opening.ts';
import { button, element, link } from '../parts.ts';
import { makePanels } from '../screen/panels.ts';
import { makeLook } from '../table/look.ts';
import { allSettings } from '../table/settings.ts';
import { sayHere } from '../words/here.ts';

/** In ms. */
const REFRESH = 15_000;

/** The screens that are always shown. */
const FIRST = { games: ['games', 'play'], preferences: ['preferences'] } as const;
const TITLES = { games: 'page.home.title', preferences: 'page.settings' } as const;

type At = Extract<ToPage, { kind: 'home' }>;

/** `wish`: a part, or the screen to begin with. `known`: the server where an Activity is open. */
export async function openHome(root: HTMLElement, wish: string | null, known?: string): Promise<void> {
  const part = wish === 'preferences' ? wish : 'games';
  let sought = wish;
  const say = await sayHere();
  document.title = say(TITLES[part]);
  const [choice, links] = [element('div', ''), element('div', 'page-tools')];
  const status = element('p', 'page-status', say('page.connecting'));
  const look = makeLook(openingHere().look, () => panels.show());
  const panels = makePanels(say('page.close'), { say, look, tell: (message) => connection.say(message) });
  const { holder } = panels;
  root.replaceChildren(element('h1', '', document.title), choice, status, holder, links);
  let guild = known;
  function arrive(at: At): void {
    status.remove();
    for (const screen of new Set([...FIRST[part], ...panels.opened])) panels.open(screen, screen === sought);
    sought = null;
    if (part === 'preferences')
      return links.replaceChildren(link('page-link', '/?home=', say('page.home.title')));
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
      button(say('page.home.around'), () => panels.open('watch', true)),
      ...(at.guild === null ? [] : [button(say('page.home.over'), () => panels.open('profile', true))]),
      ...at.cups.map(({ id, name }) => link('page-link', `/?cup=${id}`, name)),
      allSettings(say),
    );
  }
  const connection = connectBy(
    (session, locale) => (session === null ? null : { kind: 'home', session, locale, guild }),
    {
      told: (message) => {
        if (message.kind === 'home') arrive(message);
        else if (message.kind !== 'refused') panels.hear(message);
        else if (message.why === 'session') location.reload();
        else status.textContent = message.text;
      },
    },
  );
  setInterval(() => {
    const isQuiet = document.visibilityState === 'visible' && !holder.contains(document.activeElement);
    if (isQuiet && panels.opened.includes('games') && panels.panel('games').isFirst)
      panels.panel('games').open();
  }, REFRESH);
}
