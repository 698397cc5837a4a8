/** Where a game is played: its thread, and who may see it there. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueOf } from '../../src/game/due.ts';
import { HOUR } from '../../src/game/calendar/span.ts';
import { archivedAt, outOfThread } from '../../src/game/place.ts';
import { PLACE, sampleGame } from '../store/samples.ts';
import type { Place } from '../../src/game/game.ts';
import { maySee, sightOf } from '../../src/game/maySee.ts';
import { newGame } from './table.ts';

const inThread = { ...PLACE, channelId: 'thread-1', threadOf: 'channel-1' };
const result = { winner: 'white', by: 'resignation' } as const;
const told = { version: 1, reminded: null };

test.each([
  ['a game that is over, in its thread', { place: inThread, result, changedAt: 5000 }, 5000 + HOUR],
  ['a running game', { place: inThread }, null],
  ['a game that another has followed there', { place: inThread, result, rematch: 'g2' }, null],
  ['a game that is over, in a channel', { result }, null],
] as const)('%s is due to be archived at the right time', (_, changes, at) => {
  const game = sampleGame(changes);
  expect(archivedAt(game)).toBe(at);
});

test('archiving the thread is a game’s last due work', () => {
  const game = sampleGame({ place: inThread, result, changedAt: 5000 });
  expect(dueOf(game, { ...told, version: 0 }, 6000)).toBe(6000);
  expect(dueOf(game, told, 6000)).toBe(5000 + HOUR);
});

test('a game moves from its thread to the thread’s channel', () => {
  const left = outOfThread(sampleGame({ place: inThread }));
  expect(left).toEqual(sampleGame({ version: 2, place: PLACE }));
  expect(outOfThread(sampleGame())).toBeNull();
});

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

const answers = fc.record({ hasPages: fc.boolean(), isMember: fc.boolean(), isPublic: fc.boolean() });

test('on a page, only players and members see names, and Discord isn’t asked about servers without pages', async () => {
  const viewer = fc.record({ isPlayer: fc.boolean(), isShared: fc.boolean(), isListed: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(viewer, fc.array(answers, { maxLength: 2 }), async (who, places) => {
      const homes = places.map(({ hasPages, isMember, isPublic }) => ({
        hasPages: async () => hasPages,
        isMember: async () => (hasPages ? isMember : Promise.reject(new Error('asked'))),
        isPublic: async () =>
          hasPages && who.isListed && !who.isShared ? isPublic : Promise.reject(new Error('asked')),
      }));
      const open = places.filter(({ hasPages }) => hasPages);
      const seesNames = who.isPlayer || open.some(({ isMember }) => isMember);
      const isOpen = open.some(({ isPublic }) => who.isShared || (who.isListed && isPublic));
      expect(await sightOf(who, homes)).toEqual(seesNames || isOpen ? { seesNames } : null);
    }),
  );
});
