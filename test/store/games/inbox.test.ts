/** The list of a user's games: its pages contain each game once, the most urgent first. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Store } from '../../../src/app/ports/store.ts';
import type { Game } from '../../../src/game/game.ts';
import { DAY } from '../../../src/game/calendar/span.ts';
import { isTurnOf, urgencyOf } from '../../../src/game/calls/urgency.ts';
import { newPlace, keptStore } from '../place.ts';
import { nextVersion, PLACE, sampleGame } from '../samples.ts';
import { runsOf } from '../../runs.ts';

/** A game with some of four people on either side, in one of two servers or in none. */
const anyGame = fc.record({
  players: fc.constantFrom(
    ...(['anna boris', 'boris anna', 'anna chidi', 'dora anna', 'boris chidi'] as const),
  ),
  moved: fc.boolean(),
  days: fc.constantFrom(null, 1, 3),
  changedAt: fc.integer({ min: 1, max: 5 }),
  guildId: fc.constantFrom('guild-1', 'guild-2', null),
  over: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
});
type Any = typeof anyGame extends fc.Arbitrary<infer T> ? T : never;

function gameOf({ players, moved, days, changedAt, guildId, over }: Any, round: number, index: number): Game {
  const [white = '', black = ''] = players.split(' ').map((name) => `${name}-${round}`);
  return sampleGame({
    id: `g${round}-${index}`,
    players: { white: { id: white, name: 'A' }, black: { id: black, name: 'B' } },
    moves: moved ? ['c3-d4'] : [],
    turns: [{ ply: moved ? 1 : 0, from: changedAt }],
    time: days === null ? null : { kind: 'correspondence', perMove: days * DAY, restsWeekendsIn: null },
    place: { ...PLACE, guildId },
    result: over ? { winner: 'white', by: 'resignation' } : null,
    changedAt,
  });
}

/** The order that readers see: own turn first, then the least time left, then the longest wait. */
const expected = (games: readonly Game[], user: string): readonly string[] =>
  games
    .filter(({ seats, result }) => !result && [seats.white.id, seats.black.id].includes(user))
    .toSorted(
      (a, b) =>
        Number(isTurnOf(b, user)) - Number(isTurnOf(a, user)) ||
        (urgencyOf(a)?.deadline ?? 0) - (urgencyOf(b)?.deadline ?? 0) ||
        a.changedAt - b.changedAt ||
        (a.id < b.id ? -1 : 1),
    )
    .map(({ id }) => id);

/** All pages of this size, in sequence, until one is empty. */
async function pagesOf(
  store: Store,
  user: string,
  size: number,
  guildId?: string,
): Promise<readonly string[]> {
  const where = guildId === undefined ? {} : { guildId };
  const ids: string[] = [];
  let page = await store.games.inbox({ user, ...where, from: 0, limit: size });
  while (page.records.length > 0) {
    ids.push(...page.records.map(({ game }) => game.id));
    page = await store.games.inbox({ user, ...where, from: ids.length, limit: size });
  }
  expect(page.total).toBe(ids.length);
  return ids;
}

test('every page is in order, everywhere and in one server', async () => {
  const store = await keptStore(await newPlace());
  let round = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyGame, { maxLength: 25 }),
      fc.integer({ min: 1, max: 7 }),
      async (kinds, size) => {
        round += 1;
        const anna = `anna-${round}`;
        const games = kinds.map((kind, index) => gameOf(kind, round, index));
        for (const game of games) await store.games.add(game, 0);
        expect(await pagesOf(store, anna, size)).toEqual(expected(games, anna));
        const here = games.filter(({ place }) => place.guildId === 'guild-1');
        expect(await pagesOf(store, anna, size, 'guild-1')).toEqual(expected(here, anna));
      },
    ),
    { numRuns: runsOf(20) },
  );
});

test('a move moves the game from one list to the other; the end removes it from both', async () => {
  const store = await keptStore(await newPlace());
  const game = sampleGame();
  await store.games.add(game, 0);
  const turnsOf = async (): Promise<readonly boolean[]> => {
    const pages = ['anna', 'boris'].map((user) => store.games.inbox({ user, from: 0, limit: 1 }));
    return (await Promise.all(pages)).flatMap(({ records }, index) =>
      records.map((record) => isTurnOf(record.game, index === 0 ? 'anna' : 'boris')),
    );
  };
  expect(await turnsOf()).toEqual([true, false]);
  const moved = nextVersion(game, { moves: ['c3-d4'] });
  await store.games.save(moved, null);
  expect(await turnsOf()).toEqual([false, true]);
  await store.games.save(nextVersion(moved, { result: { winner: 'white', by: 'resignation' } }), null);
  expect(await turnsOf()).toEqual([]);
});
