/**
 * A server's finished games are searched for puzzles: each game once, in slices, by any process,
 * and only for that server.
 */
import { expect, test } from 'vitest';
import { MOST_A_SERVER } from '../../../src/features/hunt/due.ts';
import { sweep } from '../../app/sweep.ts';
import type { Game } from '../../../src/game/game.ts';
import { DAY } from '../../../src/game/calendar/span.ts';
import { puzzleIdOf } from '../../../src/features/puzzle/rules.ts';
import { pathInNewFolder } from '../../store/folder.ts';
import { PLACE } from '../../store/samples.ts';
import { finish, player } from '../../app/finished.ts';
import { thinker, TRAP, type Thinker } from '../../app/hunting.ts';
import { OTHER } from '../../app/puzzles.ts';
import { newChannel, newTable, type Table } from '../../app/table.ts';
import { claimDue } from '../../store/claiming.ts';
import { slowTest } from '../../runs.ts';

const MINUTE = 60_000;
const WISH = { variant: 'russian', value: 900 } as const;

interface Seat {
  readonly table: Table;
  readonly engine: Thinker;
}

async function sitDown(path?: string): Promise<Seat> {
  const table = await newTable(path);
  const engine = thinker();
  return { table: { ...table, app: { ...table.app, engine } }, engine };
}

const play = (table: Table, changes: Partial<Game> = {}): Promise<Game> =>
  finish(table, [player('anna'), player('boris')], 'black', { moves: TRAP.moves, ...changes });

async function rounds({ app, time }: Table, count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    await sweep(app, newChannel());
    time.now += 1000;
  }
}

const puzzleFor = ({ app }: Table, guildId: string | null) =>
  app.store.puzzles.next('anna', { ...WISH, guildId });

test('a finished game yields puzzles only for its server, without its players’ names', async () => {
  const { table } = await sitDown();
  await play(table);
  await rounds(table, 1);
  const found = await puzzleFor(table, 'guild-1');
  const id = puzzleIdOf('russian', TRAP.fen, 'guild-1');
  expect(found?.puzzle).toEqual({ id, variant: 'russian', fen: TRAP.fen, moves: TRAP.solution });
  expect(JSON.stringify(found)).not.toMatch(/anna|boris/iu);
  expect(await puzzleFor(table, 'guild-2')).toBeNull();
  expect(await puzzleFor(table, null)).toBeNull();
});

test('a finished game is searched once, and the same trap in another game gives the same puzzle', async () => {
  const { table, engine } = await sitDown();
  await play(table);
  await rounds(table, 3);
  const once = engine.asked;
  table.time.now += DAY;
  await rounds(table, 2);
  expect(engine.asked).toBe(once);
  await play(table);
  await play(table, { place: { ...PLACE, guildId: 'guild-2' } });
  await rounds(table, 3);
  expect(engine.asked).toBe(3 * once);
  expect(await table.app.store.puzzles.count('guild-1')).toBe(1);
  expect((await puzzleFor(table, 'guild-2'))?.origin?.guildId).toBe('guild-2');
});

test('a finished game is searched in slices, and another process continues without repeating searches', async () => {
  const whole = await sitDown();
  await play(whole.table);
  await rounds(whole.table, 1);
  const path = await pathInNewFolder('games.db');
  const seats = [await sitDown(path), await sitDown(path)];
  await play(seats[0]!.table);
  const clock = { now: seats[0]!.table.time.now };
  for (let round = 0; (await seats[0]!.table.app.store.puzzles.count('guild-1')) === 0; round += 1) {
    const { table, engine } = seats[round % 2]!;
    engine.meanwhile = async () => {
      table.time.now += 300;
    };
    table.time.now = clock.now;
    await rounds(table, 1);
    clock.now = table.time.now;
  }
  const asked = seats.map(({ engine }) => engine.asked);
  expect(Math.min(...asked)).toBeGreaterThan(3);
  expect(asked[0]! + asked[1]!).toBe(whole.engine.asked);
});

slowTest('if the engine is busy, a search pauses for a minute and keeps its results', async () => {
  const { table, engine } = await sitDown();
  await play(table);
  engine.meanwhile = async () => {
    engine.problem = engine.asked < 5 ? null : 'engine-busy';
  };
  await rounds(table, 50);
  expect(engine.asked).toBe(5);
  engine.meanwhile = () => Promise.resolve();
  engine.problem = null;
  table.time.now += MINUTE;
  await rounds(table, 1);
  expect(await table.app.store.puzzles.count('guild-1')).toBe(1);
});

test('a search pauses if no engine is running', async () => {
  const path = await pathInNewFolder('games.db');
  const idle = await newTable(path);
  await play(idle);
  await rounds(idle, 3);
  const { table } = await sitDown(path);
  table.time.now = idle.time.now + 60 * MINUTE;
  await rounds(table, 1);
  expect(await table.app.store.puzzles.count('guild-1')).toBe(1);
});

test('a damaged finished game is reported once', async () => {
  const { table } = await sitDown();
  await play(table, { moves: TRAP.moves.map(() => 'c3-d4') });
  await expect(rounds(table, 1)).rejects.toThrow('due rows failed');
  expect(await claimDue(table.app.store, Number.MAX_SAFE_INTEGER, 0, 10)).not.toContainEqual(
    expect.objectContaining({ kind: 'hunt' }),
  );
});

test('a finished game yields no puzzle if its server was erased in the meantime', async () => {
  const { table, engine } = await sitDown();
  await play(table);
  engine.meanwhile = () => table.app.store.servers.erase('guild-1');
  await rounds(table, 1);
  expect(engine.asked).toBeGreaterThan(0);
  expect(await table.app.store.puzzles.count('guild-1')).toBe(0);
});

test('a server’s puzzles have a limit, after which no game is searched', async () => {
  const { table, engine } = await sitDown();
  const full = Array.from({ length: MOST_A_SERVER }, (_, n) => ({
    ...OTHER,
    puzzle: { ...OTHER.puzzle, id: `p${n}` },
    origin: { guildId: 'guild-1', at: n },
  }));
  await table.app.store.puzzles.add(full);
  await play(table);
  await rounds(table, 2);
  expect(engine.asked).toBe(0);
  expect(await table.app.store.puzzles.count('guild-1')).toBe(MOST_A_SERVER);
});
