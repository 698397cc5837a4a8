/** The thread of a game: archived an hour after the end, left when it is deleted. */
import { expect, test } from 'vitest';
import { dueOf } from '../../src/game/due.ts';
import { HOUR } from '../../src/game/span.ts';
import { archivedAt, outOfThread } from '../../src/game/place.ts';
import { PLACE, sampleGame } from '../store/samples.ts';

const inThread = { ...PLACE, channelId: 'thread-1', threadOf: 'channel-1' };
const result = { winner: 'white', by: 'resignation' } as const;
const told = { version: 1, reminded: null };

test.each([
  ['a game that is over, in its thread', { place: inThread, result, changedAt: 5000 }, 5000 + HOUR],
  ['a game that goes on', { place: inThread }, null],
  ['a game that another has followed there', { place: inThread, result, rematch: 'g2' }, null],
  ['a game that is over, in a channel', { result }, null],
] as const)('%s is due to be archived at', (_, changes, at) => {
  const game = sampleGame(changes);
  expect(archivedAt(game)).toBe(at);
});

test('being archived is the last that a game is due for', () => {
  const game = sampleGame({ place: inThread, result, changedAt: 5000 });
  expect(dueOf(game, { ...told, version: 0 }, 6000)).toBe(6000);
  expect(dueOf(game, told, 6000)).toBe(5000 + HOUR);
});

test('a game leaves its thread for the channel that it belonged to', () => {
  const left = outOfThread(sampleGame({ place: inThread }));
  expect(left).toEqual(sampleGame({ version: 2, place: PLACE }));
  expect(outOfThread(sampleGame())).toBeNull();
});
