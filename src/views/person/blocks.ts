/** Answers to `/block` and `/unblock`: what holds from now on, and who is blocked. Nobody is notified of any of it. */
import type { Say } from '../../i18n/say.ts';
import type { UserId } from '../../game/game.ts';
import { mention, quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';

/** What was done: for a person, or for a whole server. */
export type BlockNews = `${'block' | 'unblock'}.${'user' | 'server'}`;

export const blockScreen = (say: Say, news: BlockNews, user: UserId): Screen =>
  quiet(text(say(news, { user: mention(say, { id: user }) })));

/** Those who are blocked, and how many more than these. */
export function blockedScreen(say: Say, users: readonly UserId[], total: number): Screen {
  if (users.length === 0) return quiet(text(say('block.nobody')));
  const names = users.map((id) => mention(say, { id }));
  const more = total - users.length;
  const all =
    more > 0 ? say('list.more', { items: say.list(names, 'plain'), count: more }) : say.list(names, 'and');
  return quiet(text(say('block.list', { users: all })));
}
