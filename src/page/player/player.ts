import type { PlayerFacts } from '../../live/listFacts.ts';
import { connectBy } from '../connection.ts';
import { homeLink } from '../links.ts';
import { gameSection, tableIn } from '../lists.ts';
import { element } from '../parts.ts';
import { makeLook } from '../table/look.ts';
import { sayHere } from '../words/here.ts';

export async function openPlayer(root: HTMLElement, player: string): Promise<void> {
  const say = await sayHere();
  const look = makeLook(null, () => undefined);
  root.replaceChildren(element('p', 'page-status', say('page.connecting')));

  function show({ name, heads, ratings, over }: PlayerFacts): void {
    document.title = name;
    const rows = ratings.map((rating) => [rating.name, ...rating.figures]);
    root.replaceChildren(
      element('h1', '', name),
      ...(rows.length > 0 ? [tableIn(name, ['', ...heads], rows)] : []),
      ...gameSection(say, look.theme, say('page.home.over'), over),
      homeLink(say),
    );
  }

  connectBy((_, locale) => ({ kind: 'player', player, locale }), {
    connected: () => undefined,
    told: (message) => {
      if (message.kind === 'refused') root.replaceChildren(element('p', 'page-status', say('page.unshared')));
      if (message.kind === 'player') show(message.facts);
    },
  });
}
