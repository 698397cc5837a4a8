/** Who may see a game: a table of all there are. */
import { expect, test } from 'vitest';
import type { Place } from '../../src/game/game.ts';
import { maySee } from '../../src/game/maySee.ts';
import { newGame } from './table.ts';

const at = (guildId: string | null, channelId: string): Place => ({ guildId, channelId, locale: 'en-US' });
const SERVER = at('guild', 'channel');
const DIRECT = at(null, 'friends');
const ELSEWHERE = at('other', 'channel-2');

test.each<[string, Place, string, Place, boolean, boolean]>([
  ['a player, where it is played', SERVER, 'anna', SERVER, false, true],
  ['a player, in another server', SERVER, 'boris', ELSEWHERE, false, true],
  ['a player, alone with the bot', SERVER, 'anna', at(null, 'alone'), false, true],
  ['someone in its channel', SERVER, 'chidi', SERVER, false, true],
  ['someone in another channel of its server', SERVER, 'chidi', at('guild', 'channel-3'), false, true],
  ['someone in another server', SERVER, 'chidi', ELSEWHERE, false, false],
  ['someone alone with the bot', SERVER, 'chidi', at(null, 'alone'), false, false],
  ['someone who was shown it, in another server', SERVER, 'chidi', ELSEWHERE, true, true],
  ['a friend in the same direct messages', DIRECT, 'chidi', DIRECT, false, true],
  ['someone in other direct messages', DIRECT, 'chidi', at(null, 'others'), false, false],
  ['someone in a server', DIRECT, 'chidi', SERVER, false, false],
])('%s', (_, home, user, place, isShown, expected) => {
  expect(maySee(newGame({ place: home }), { user, place, isShown })).toBe(expected);
});
