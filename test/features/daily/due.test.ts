/**
 * The puzzle of the day: posted once at the server's hour, by any number of processes, with its
 * solvers.
 */
import { expect, test } from 'vitest';
import { changeSettings } from '../../../src/app/save/change.ts';
import { openDaily, tryPuzzle } from '../../../src/features/puzzle/use.ts';
import { pressesOn } from '../../../src/views/screen/screen.ts';
import { sweep } from '../../app/sweep.ts';
import type { GuildSettings } from '../../../src/app/ports/subjects/settings.ts';
import { pathInNewFolder } from '../../store/folder.ts';
import { OTHER, SACRIFICE } from '../../app/puzzles.ts';
import { asking, newChannel, newTable, wordsOf, type Channel, type Table } from '../../app/table.ts';

const HOUR = 60 * 60 * 1000;
/** Saturday, 21 November 2026, 12:00 UTC. */
const NOON = Date.UTC(2026, 10, 21, 12);

interface Scene {
  readonly tables: readonly [Table, Table];
  readonly channel: Channel;
}

const at = ({ tables }: Scene, now: number): void => {
  for (const table of tables) table.time.now = now;
};

async function sweepAll({ tables, channel }: Scene): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(tables.map(({ app }) => sweep(app, channel)));
  }
}

/** Two processes on one database; a server chose a puzzle at 18:00 in Berlin (17:00 UTC). */
async function scene(changes: Partial<GuildSettings> = {}): Promise<Scene> {
  const path = await pathInNewFolder('games.db');
  const tables = [await newTable(path), await newTable(path)] as const;
  const all = { tables, channel: newChannel() };
  at(all, NOON);
  await tables[0].app.store.puzzles.add([SACRIFICE, OTHER]);
  const wish = { dailyPuzzle: 'channel-1', dailyPuzzleHour: 18, zone: 'Europe/Berlin', ...changes };
  await changeSettings(tables[0].app, 'guild-1', wish);
  await sweepAll(all);
  return all;
}

const posted = ({ channel }: Scene): readonly string[] => [...channel.messages.values()].map(wordsOf);

async function idsAt(all: Scene, instants: readonly number[]): Promise<readonly unknown[]> {
  const ids: unknown[] = [];
  for (const instant of instants) {
    at(all, instant);
    await sweepAll(all);
    ids.push((await all.tables[0].app.store.dailies.load('guild-1'))?.puzzleId);
  }
  expect(posted(all)).toHaveLength(instants.length);
  return ids;
}

async function solve(all: Scene, who: string): Promise<void> {
  const [{ app }] = all.tables;
  const id = (await app.store.dailies.load('guild-1'))?.puzzleId ?? '';
  const asker = asking(all.tables[0], who);
  await openDaily(app, asker, id);
  const moves = (await app.store.puzzles.load(id))?.puzzle.moves ?? [];
  for (const text of moves.filter((_, ply) => ply % 2 === 0)) await tryPuzzle(app, asker, id, { text });
}

test('the puzzle of the day waits for its hour, and is then posted once by two processes', async () => {
  const all = await scene();
  expect(posted(all)).toEqual([]);
  at(all, NOON + 5 * HOUR - 1000);
  await sweepAll(all);
  expect(posted(all)).toEqual([]);
  at(all, NOON + 5 * HOUR);
  await sweepAll(all);
  expect(posted(all)).toEqual([expect.stringContaining('### Puzzle of the day')]);
  expect(posted(all)[0]).toContain('Nobody has solved it yet.');
  at(all, NOON + 10 * HOUR);
  await sweepAll(all);
  expect(posted(all)).toHaveLength(1);
});

test('the puzzle of the day names its solvers, but only counts those who hide their names', async () => {
  const all = await scene();
  at(all, NOON + 5 * HOUR);
  await sweepAll(all);
  await solve(all, 'anna');
  await sweepAll(all);
  expect(posted(all)[0]).toMatch(/Solved by 1 member: .*ANNA/u);
  await all.tables[0].app.store.personal.setHidden('boris', true);
  await solve(all, 'boris');
  await sweepAll(all);
  expect(posted(all)[0]).toMatch(/Solved by 2 members, including .*ANNA/u);
  expect(posted(all)[0]).not.toContain('BORIS');
  expect(all.channel.messages.size).toBe(1);
});

test('the puzzle of the day is followed the next day by a new puzzle, with a button that shows the old solution', async () => {
  const all = await scene();
  for (const day of [0, 1]) {
    at(all, NOON + (5 + 24 * day) * HOUR);
    await sweepAll(all);
  }
  const [first = '', second = ''] = posted(all);
  expect(posted(all)).toHaveLength(2);
  expect(`${first}${second}`).not.toContain('Solution');
  const buttons = [...all.channel.messages.values()].map((screen) =>
    pressesOn(screen).map(({ action }) => action),
  );
  expect(buttons).toEqual([['daily'], ['daily', 'before']]);
});

test('the puzzles of the day are first the server’s own puzzles, once each, and then the bundled puzzles in order', async () => {
  const all = await scene();
  const [{ app }] = all.tables;
  const origin = { guildId: 'guild-1', at: NOON };
  const own = { ...OTHER, puzzle: { ...OTHER.puzzle, id: 'own' }, origin };
  await app.store.puzzles.add([
    own,
    { ...own, puzzle: { ...own.puzzle, id: 'of another' }, origin: { ...origin, guildId: 'guild-2' } },
  ]);
  const ids: unknown[] = [];
  for (const day of [0, 1, 2]) {
    at(all, NOON + (5 + 24 * day) * HOUR);
    await sweepAll(all);
    ids.push((await app.store.dailies.load('guild-1'))?.puzzleId);
  }
  expect(ids[0]).toBe('own');
  const expected = [true, false, false];
  expect(posted(all).map((words) => words.includes('From a game played in this server'))).toEqual(expected);
  expect(new Set(ids)).toEqual(new Set(['own', OTHER.puzzle.id, SACRIFICE.puzzle.id]));
});

test('the puzzle of the day is replaced early if the hour is moved to an earlier time', async () => {
  const all = await scene({ zone: 'UTC', dailyPuzzleHour: 13 });
  const [first] = await idsAt(all, [NOON + HOUR]);
  await changeSettings(all.tables[0].app, 'guild-1', { dailyPuzzleHour: 18 });
  await sweepAll(all);
  at(all, NOON + 6 * HOUR);
  await sweepAll(all);
  expect(posted(all)).toHaveLength(2);
  const second = await all.tables[0].app.store.dailies.load('guild-1');
  expect(second).toMatchObject({ beforeId: first });
  expect(second?.puzzleId).not.toBe(first);
});

test('two daily puzzles on the same UTC day after a clock change are different', async () => {
  const all = await scene({ zone: 'Europe/London', dailyPuzzleHour: 0 });
  const spring = Date.UTC(2027, 2, 28);
  at(all, spring - HOUR);
  await sweepAll(all);
  all.channel.messages.clear();
  const [first, second] = await idsAt(all, [spring, spring + 23 * HOUR]);
  expect(second).not.toBe(first);
});

test('the daily puzzle is posted once after days without a sweep', async () => {
  const all = await scene();
  at(all, NOON + 5 * 24 * HOUR);
  await sweepAll(all);
  expect(posted(all)).toHaveLength(1);
});

test('the puzzle of the day is retried if Discord does not answer, and dropped if the channel was deleted', async () => {
  const all = await scene();
  at(all, NOON + 5 * HOUR);
  all.channel.fault = 'later';
  await sweepAll(all);
  all.channel.fault = null;
  at(all, NOON + 5 * HOUR + 31_000);
  await sweepAll(all);
  expect(posted(all)).toHaveLength(1);
  at(all, NOON + 29 * HOUR);
  all.channel.fault = 'gone';
  await sweepAll(all);
  all.channel.fault = null;
  at(all, NOON + 30 * HOUR);
  await sweepAll(all);
  expect(posted(all)).toHaveLength(1);
});

test('the puzzle of the day moves if its hour is changed, and ends if no channel is chosen', async () => {
  const all = await scene();
  const [{ app }] = all.tables;
  await changeSettings(app, 'guild-1', { dailyPuzzleHour: 15 });
  await sweepAll(all);
  at(all, NOON + 2 * HOUR);
  await sweepAll(all);
  expect(posted(all)).toHaveLength(1);
  await changeSettings(app, 'guild-1', { dailyPuzzle: null });
  at(all, NOON + 50 * HOUR);
  await sweepAll(all);
  expect(posted(all)).toHaveLength(1);
});
