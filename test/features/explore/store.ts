/** The store's contract for the opening explorer. */
import { expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { startPosition } from '../../../src/draughts/position.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import {
  positionKey,
  quarterOf,
  BANDS,
  importedOf,
  type ImportedGame,
} from '../../../src/features/explore/rules.ts';
import type { Game } from '../../../src/game/game.ts';
import { lineOf } from '../../../src/game/line.ts';
import { pdnGameOf } from '../../../src/notation/pdn/game.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';
import { formerPlayer } from '../../../src/game/player.ts';
import { NOON } from '../../rating/games.ts';
import { chance } from '../../rating/season.ts';
import { differencesIn } from '../../store/opened.ts';
import { importing, nextVersion, sampleGame } from '../../store/samples.ts';
import { endGame, endGames, expectCounts, randomGame } from '../../store/randomGames.ts';
import { runsOf } from '../../runs.ts';

const russian = variantOf('russian');
const START = { guildId: 'guild-1', position: positionKey(russian, startPosition(russian)) };
const ALL = { ...START, bands: null, since: null };

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

const DAY = 24 * 60 * 60 * 1000;
const keepRecord = (store: SweptStore, id: string, at: number) =>
  store.records.add({ id, variant: 'russian', source: '*' }, importing(at));
const importsFrom = (recordId: string, most = 5000) => ({ guildId: 'guild-1', recordId, most });

export function explorerContract(stores: () => readonly [SweptStore, SweptStore]): void {
  test('a finished game is counted for each of its first moves, with its id, newest first', async () => {
    const [store, other] = stores();
    for (let n = 0; n < 6; n += 1) await won(n % 2 === 0 ? store : other, `g${n}`, NOON + n);
    expect(await other.explorer.played(ALL)).toEqual([
      { move: '21-17', wins: 0, draws: 0, losses: 6, games: ['g5', 'g4', 'g3'] },
    ]);
    expect(await store.explorer.played({ ...ALL, guildId: 'guild-2' })).toEqual([]);
  });

  test('the counts can be limited by quarter and by rating', async () => {
    const [store] = stores();
    await won(store, 'g1', NOON);
    const quarter = quarterOf(NOON);
    const games = async (question: object) =>
      (await store.explorer.played({ ...ALL, ...question })).map(({ losses }) => losses);
    expect(await games({ since: quarter })).toEqual([1]);
    expect(await games({ since: quarter + 1 })).toEqual([]);
    expect(await games({ bands: [0] })).toEqual([1]);
    expect(await games({ bands: [1, 2] })).toEqual([]);
  });

  test('a sample game is omitted if its id is cut at the end of a row', async () => {
    const [store] = stores();
    const ids = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(20));
    for (const [n, id] of ids.entries()) await won(store, id, NOON + (n === 0 ? 0 : 100 * DAY + n));
    const [move] = await store.explorer.played(ALL);
    expect(move).toMatchObject({ losses: 4, games: [ids[3], ids[2], ids[0]] });
  });

  test('changing a finished game doesn’t count it twice, and a canceled game doesn’t count', async () => {
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

  test('an illegal move ends the part of a game that is counted', async () => {
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

  test('void games are removed, restored games return, erased players change nothing, as a recount confirms', async () => {
    const [store, other] = stores();
    const games = await endGames(store, runsOf(40), 5);
    expect(await expectCounts(other, games)).toBeGreaterThan(runsOf(400));
    const voided = games.filter((_, n) => n % 5 === 0);
    for (const [n, { id }] of voided.entries()) {
      expect(await store.standings.rule('guild-1', ruling(id, 'void', NOON + n))).toBe(true);
      // Someone pressed the button again.
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

  test('if two processes end games at the same instant, both games are counted', async () => {
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

  test('imported games count with the server’s games, once each, until their record is deleted', async () => {
    const [store, other] = stores();
    const played = await endGames(store, 12, 21);
    const random = chance(22);
    const brought = Array.from({ length: 12 }, (_, n) => randomGame(`i${n}x`, n, random)).filter(
      ({ moves }) => moves.length > 0,
    );
    const over = brought.map((game) =>
      nextVersion(game, { result: { winner: 'black', by: 'resignation' }, changedAt: NOON }),
    );
    await keepRecord(store, 'r1', NOON);
    const imported = over.map(asImported);
    const added = await Promise.all(
      [store, other].map((each) => each.explorer.addImported(importsFrom('r1'), imported)),
    );
    expect(added[0]! + added[1]!).toBe(over.length);
    await expectCounts(other, [...played, ...over]);
    expect(await differencesIn(store)).toEqual([]);
    const bands = [BANDS.indexOf('imported')];
    const ofThem = await store.explorer.played({ ...ALL, bands });
    expect(ofThem.every(({ games }) => games.length === 0)).toBe(true);
    await store.explorer.forgetImported(NOON + 30 * DAY);
    await expectCounts(store, [...played, ...over]);
    await keepRecord(other, 'r2', NOON + 31 * DAY);
    expect(await store.records.load('r1')).not.toBeNull();
    await Promise.all([store, other].map((each) => each.explorer.forgetImported(NOON + 31 * DAY)));
    await expectCounts(store, played);
    expect(await differencesIn(store)).toEqual([]);
    await keepRecord(other, 'r3', NOON + 31 * DAY);
    expect(await store.records.load('r1')).toBeNull();
  });

  test('a server has room for a limited number of imported games', async () => {
    const [store] = stores();
    await keepRecord(store, 'r1', NOON);
    const lines = [['c3-d4'], ['c3-b4'], ['e3-f4']];
    const games = lines.map((moves, n) => asImported(sampleGame({ id: `i${n}`, moves })));
    expect(await store.explorer.addImported(importsFrom('r1', 2), games)).toBe(2);
    expect(await store.explorer.addImported(importsFrom('r1', 2), games)).toBe(0);
    expect(await store.explorer.played(ALL)).toHaveLength(2);
  });

  test('a check finds imported games whose record was deleted, and a repair removes them', async () => {
    const [store] = stores();
    await won(store, 'g1', NOON);
    await store.explorer.addImported(importsFrom('gone'), [
      asImported(sampleGame({ id: 'i1', moves: ['e3-f4'] })),
    ]);
    const [text] = await differencesIn(store);
    expect(text).toBe('explored_import i1 is superfluous');
    await differencesIn(store, true);
    expect(await differencesIn(store)).toEqual([]);
    expect(
      (await store.explorer.played(ALL)).filter(({ wins, draws, losses }) => wins + draws + losses > 0),
    ).toHaveLength(1);
  });
}

export function asImported(game: Game): ImportedGame {
  const line = lineOf(game);
  const result = game.result?.winner === 'black' ? '0-1' : '1/2-1/2';
  return { ...importedOf(pdnGameOf(line, [], result))!, id: game.id };
}
