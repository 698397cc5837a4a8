/** The store's contract for the opening explorer. */
import { expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { startPosition } from '../../../src/draughts/position.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import { positionKey, quarterOf } from '../../../src/openings/explorer.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';
import { formerPlayer } from '../../../src/game/player.ts';
import { NOON } from '../../rating/games.ts';
import { chance } from '../../rating/season.ts';
import { differencesIn } from '../opened.ts';
import { nextVersion, sampleGame } from '../samples.ts';
import { endGame, endGames, expectCounts, randomGame } from '../randomGames.ts';

const russian = variantOf('russian');
const START = { guildId: 'guild-1', position: positionKey(russian, startPosition(russian)) };
const ALL = { ...START, band: null, since: null };

const ruling = (gameId: string, verb: 'void' | 'restore', at: number) => ({
  gameId,
  verb,
  by: 'admin',
  at,
  reason: null,
});

async function won(store: SweptStore, id: string, at: number, moves = ['c3-d4', 'b6-a5']): Promise<void> {
  const game = sampleGame({ id, moves });
  await store.games.add(game, 1e15);
  const result = { winner: 'black', by: 'resignation' } as const;
  await saveGame({ store }, nextVersion(game, { result, changedAt: at }), null);
}

export function explorerContract(stores: () => readonly [SweptStore, SweptStore]): void {
  test('a game that ends is counted for each of its first moves, with its id, newest first', async () => {
    const [store, other] = stores();
    for (let n = 0; n < 6; n += 1) await won(n % 2 === 0 ? store : other, `g${n}`, NOON + n);
    expect(await other.explorer.played(ALL)).toEqual([
      { move: '21-17', wins: 0, draws: 0, losses: 6, games: ['g5', 'g4', 'g3'] },
    ]);
    expect(await store.explorer.played({ ...ALL, guildId: 'guild-2' })).toEqual([]);
  });

  test('it is asked by quarter and by rating', async () => {
    const [store] = stores();
    await won(store, 'g1', NOON);
    const quarter = quarterOf(NOON);
    const games = async (question: object) =>
      (await store.explorer.played({ ...ALL, ...question })).map(({ losses }) => losses);
    expect(await games({ since: quarter })).toEqual([1]);
    expect(await games({ since: quarter + 1 })).toEqual([]);
    expect(await games({ band: 0 })).toEqual([1]);
    expect(await games({ band: 2 })).toEqual([]);
  });

  test('a change of a game that had ended counts nothing again, nor does a game that is called off', async () => {
    const [store] = stores();
    await won(store, 'g1', NOON);
    const { game } = (await store.games.load('g1'))!;
    expect(await saveGame({ store }, nextVersion(game, { changedAt: NOON + 1 }), null)).toBe(true);
    const off = sampleGame({ id: 'g2', moves: ['c3-d4'] });
    await store.games.add(off, 1e15);
    const result = { winner: null, by: 'aborted' } as const;
    await saveGame({ store }, nextVersion(off, { result, changedAt: NOON }), null);
    expect((await store.explorer.played(ALL)).map(({ losses }) => losses)).toEqual([1]);
  });

  test('a move that the rules don’t know ends what is counted of a game', async () => {
    const [store] = stores();
    await won(store, 'g1', NOON, ['c3-d4', 'a1-h8', 'c3-d4']);
    expect(
      (await store.explorer.gamesOf('guild-1', 'anna', START.position, 9)).map(({ steps }) => steps.length),
    ).toEqual([1]);
    expect(await differencesIn(store)).toEqual([]);
  });

  test('a player’s games are listed newest first, for both colors', async () => {
    const [store] = stores();
    await won(store, 'g1', NOON);
    await won(store, 'g2', NOON + 1);
    for (const user of ['anna', 'boris'])
      expect(
        (await store.explorer.gamesOf('guild-1', user, START.position, 5)).map(({ gameId }) => gameId),
      ).toEqual(['g2', 'g1']);
    expect(await store.explorer.gamesOf('guild-1', 'anna', START.position, 1)).toHaveLength(1);
    expect(await store.explorer.gamesOf('guild-1', 'carl', START.position, 5)).toEqual([]);
    expect(await store.explorer.gamesOf('guild-1', 'anna', 7, 5)).toEqual([]);
  });

  test('void games leave it, restored games return, erased players change nothing; all equal to a recount', async () => {
    const [store, other] = stores();
    const games = await endGames(store, 30, 5);
    expect(await expectCounts(other, games)).toBeGreaterThan(300);
    const voided = games.filter((_, n) => n % 5 === 0);
    for (const [n, { id }] of voided.entries()) {
      expect(await store.standings.rule('guild-1', ruling(id, 'void', NOON + n))).toBe(true);
      // A second press.
      await other.standings.rule('guild-1', ruling(id, 'void', NOON + n + 100));
    }
    const left = games.filter((game) => !voided.includes(game));
    await expectCounts(store, left);
    expect(await differencesIn(store)).toEqual([]);
    await store.standings.rule('guild-1', ruling(voided[0]!.id, 'restore', NOON + 1000));
    await expectCounts(store, [...left, voided[0]!]);
    const erasure = { user: 'anna', former: formerPlayer('x1'), askedAt: NOON * 2 };
    await store.personal.addErasure(erasure, NOON);
    await store.personal.erase(erasure);
    await expectCounts(store, [...left, voided[0]!]);
    expect(await store.explorer.gamesOf('guild-1', 'anna', START.position, 50)).toEqual([]);
    const random = chance(6);
    const last = await endGame(other, randomGame('lastx', 31, random), 31, random);
    await expectCounts(store, [...left, voided[0]!, last]);
    expect(await differencesIn(store)).toEqual([]);
  });

  test('two processes that end games at the same instant lose no count', async () => {
    const [store, other] = stores();
    const random = chance(7);
    const ends = await Promise.all(
      Array.from({ length: 12 }, async (_, n) =>
        endGame(n % 2 === 0 ? store : other, randomGame(`g${n}x`, n, random), 1, random),
      ),
    );
    await expectCounts(store, ends);
    expect(await differencesIn(store)).toEqual([]);
  });
}
