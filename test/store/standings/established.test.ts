/**
 * Games on hold in the store: a later game makes them count, as in a replay, even if players are
 * erased or games voided in the meantime.
 */
import { beforeEach, expect, test } from 'vitest';
import { eraseUser } from '../../../src/app/person/erase.ts';
import type { Player } from '../../../src/game/game.ts';
import { finish, player } from '../../app/finished.ts';
import { newTable, type Table } from '../../app/table.ts';
import { DAY, NOON } from '../../rating/games.ts';
import { chance } from '../../rating/season.ts';
import { differencesIn } from '../opened.ts';
import { newPlace } from '../place.ts';

let table: Table;

beforeEach(async () => {
  table = await newTable(await newPlace());
  table.time.now = NOON;
});

const differences = (): Promise<readonly string[]> => differencesIn(table.app.store);

const recordOf = async ({ id }: Player) =>
  (await table.app.store.standings.records('guild-1', id)).get('all');

const ratingOf = async (each: Player): Promise<number> => (await recordOf(each))?.rating.value ?? 1500;

async function meet(white: Player, black: Player, winner: 'white' | 'black' | null = 'white') {
  table.time.now += DAY;
  return finish(table, [white, black], winner);
}

const [anna, boris, carl] = [player('anna'), player('boris'), player('carl')];
const newcomer = player('nova');

/** Three ranked players, so that newcomers have to meet two of them. */
async function playPool(): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    await meet(anna, boris, 'white');
    await meet(boris, carl, null);
    await meet(carl, anna, 'black');
  }
}

test('a win over a newcomer is added once the newcomer has played another player', async () => {
  await playPool();
  const before = await ratingOf(anna);
  const game = await meet(anna, newcomer);
  expect(await ratingOf(anna)).toBe(before);
  const ended = await table.app.store.standings.ended('guild-1', game.id);
  expect(ended?.outcome.overall).toMatchObject({ white: { isHeld: true } });
  await meet(boris, newcomer);
  expect(await ratingOf(anna)).toBe(before);
  await meet(anna, carl, null);
  expect((await recordOf(anna))?.held).toEqual([]);
  expect(await differences()).toEqual([]);
});

test('the win is added even if the newcomer was erased in the meantime, but never if the newcomer played nobody else', async () => {
  await playPool();
  const other = player('passer-by');
  await meet(anna, newcomer);
  await meet(anna, other);
  await meet(boris, newcomer);
  const before = await ratingOf(anna);
  for (const { id } of [newcomer, other]) await eraseUser(table.app, id, table.time.now);
  expect(await ratingOf(anna)).toBe(before);
  expect(await differences()).toEqual([]);
  await meet(anna, carl, null);
  expect((await recordOf(anna))?.held.map(({ opponent }) => opponent)).toEqual([
    expect.stringMatching(/^former\./u),
  ]);
  expect(await differences()).toEqual([]);
});

test('a variant’s ratings continue if all ranked players were erased, and nobody becomes established without playing', async () => {
  await playPool();
  for (const { id } of [boris, carl]) await eraseUser(table.app, id, table.time.now);
  await meet(newcomer, player('friend'));
  expect((await recordOf(newcomer))?.isEstablished).toBe(false);
  expect(await differences()).toEqual([]);
});

test('after two months with newcomers, erasures and voided games, ratings match a replay, and no others change', async () => {
  const random = chance(41);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const players = Array.from({ length: 9 }, (_, n) => player(`p${n}`));
  const games: string[] = [];
  for (const [present, gone] of [
    [4, 0],
    [6, 5],
    [9, 1],
  ] as const) {
    for (let n = 0; n < 20; n += 1) {
      const white = pick(players.slice(0, present));
      const black = pick(players.slice(0, present).filter((each) => each !== white));
      games.push((await meet(white, black, pick(['white', 'black', null]))).id);
    }
    const others = players.filter((_, n) => n !== gone);
    const before = await Promise.all(others.map(ratingOf));
    await eraseUser(table.app, players[gone]!.id, table.time.now);
    expect(await Promise.all(others.map(ratingOf))).toEqual(before);
  }
  expect(await differences()).toEqual([]);
  const ended = await Promise.all(games.map((id) => table.app.store.standings.ended('guild-1', id)));
  const changes = ended.flatMap((each) => Object.values(each?.outcome.overall ?? {}));
  expect(changes.filter(({ isHeld }) => isHeld).length).toBeGreaterThan(3);
  const word = { verb: 'void', by: 'admin', at: NOON, reason: null } as const;
  for (const gameId of games.slice(0, 3))
    await table.app.store.standings.rule('guild-1', { ...word, gameId });
  expect(await differences()).toEqual([]);
});
