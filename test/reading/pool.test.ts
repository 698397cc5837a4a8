/**
 * Reading on threads gives the same results as without threads. Texts that need too much
 * time or memory are refused, requests take turns, and a thread's death affects no other request.
 */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Reading, RecordRequest } from '../../src/app/ports/reading.ts';
import type { RunningGame } from '../../src/game/engine/running.ts';
import { carryOut } from '../../src/reading/carryOut.ts';
import { readingOver } from '../../src/reading/order.ts';
import { newProgress } from '../../src/kit/progress.ts';
import { openReadingPool, type ReadingOptions, type ReadingPool } from '../../src/reading/pool.ts';
import { slowTest } from '../runs.ts';

const faults: unknown[] = [];
const shared = openReadingPool({ report: (error) => faults.push(error) });
afterAll(() => shared.close());

function openOwn(options: Partial<ReadingOptions>): ReadingPool {
  const pool = openReadingPool({ report: () => undefined, ...options });
  onTestFinished(() => pool.close());
  return pool;
}

const here = readingOver(async (order) => carryOut(order));

const GAME: RecordRequest = { source: '1. c3-d4 d6-c5 2. b2-c3 *', variant: 'russian' };

const ENDLESS: RecordRequest = { variant: 'russian', source: '%\n'.repeat(5_000_000) };

/** As many positions as a text may have, each of which becomes a game. */
const CROWDED: RecordRequest = { variant: 'russian', source: 'W:W1:B2\n'.repeat(1_000_000) };

const codeOf = async (reading: Reading, wish: RecordRequest, by = 'anna'): Promise<string> => {
  const read = await reading.record(wish, by);
  return read.ok ? 'read' : read.problem.code;
};

const wishes = (count: number): RecordRequest[] =>
  Array.from({ length: count }, (_, at) => ({ ...GAME, source: `{${at}} 1. c3-d4 *` }));

test.each([
  GAME,
  { source: 'W:WKc3:Bb8', variant: 'russian' },
  { source: '[GameType "20"] 1. 32-28 19-23 2. 28x19 14x23 * 1. 31-27 *', variant: 'russian', number: 2 },
  { source: '1. c3-c4', variant: 'russian' },
  { source: '1. c3-d4', variant: 'russian', number: 3 },
  { source: '', variant: 'russian' },
] satisfies RecordRequest[])('a pool reads %j as without threads', async (wish) => {
  expect(await shared.record(wish, 'anna')).toEqual(await here.record(wish, 'anna'));
});

test('a pool lists the names of a text’s games', async () => {
  const wish = { source: '[White "A"] 1. c3-d4 * [White "B"] 1. e3-f4 *', page: 1, size: 1 };
  const read = await shared.contents(wish, 'anna');
  expect(read).toEqual(await here.contents(wish, 'anna'));
  expect(read).toMatchObject({ value: { count: 2, entries: [{ number: 2, white: 'B' }] } });
  const tooLong = { source: 'x'.repeat(10_000_001), page: 0, size: 1 };
  expect(await shared.contents(tooLong, 'anna')).toMatchObject({ problem: { code: 'record-too-long' } });
});

test('a pool reports how much of a text it has read', async () => {
  const [listed, read] = [newProgress(), newProgress()];
  const source = Array.from({ length: 200 }, (_, at) => `[Round "${at}"] 1. c3-d4 d6-c5 *`).join('\n');
  await shared.contents({ source, page: 0, size: 1, progress: listed }, 'anna');
  await shared.record({ source, variant: 'russian', number: 150, progress: read }, 'anna');
  for (const [done, all] of [listed, read]) {
    expect(all).toBe(source.length);
    expect(done).toBeGreaterThan(0.9 * source.length);
  }
});

test('a pool caches its answers, except games, because they are counted once and are large', async () => {
  const source = '[Result "1-0"] 1. c3-d4 d6-c5 1-0 '.repeat(3);
  const listed = () => shared.contents({ source, page: 0, size: 3 }, 'anna');
  const counted = () => shared.games({ source, variant: 'russian', most: 3 }, 'anna');
  const valueOf = async (asked: ReturnType<typeof listed | typeof counted>) => {
    const answer = await asked;
    return answer.ok ? answer.value : null;
  };
  const [contents, games] = [await valueOf(listed()), await valueOf(counted())];
  expect(await valueOf(listed())).toBe(contents);
  expect(games).toHaveLength(3);
  expect(await valueOf(counted())).toEqual(games);
  expect(await valueOf(counted())).not.toBe(games);
});

test('a pool reads positions that a game can start from', async () => {
  const read = await shared.startPosition('russian', 'W:Wc3:Bb8', 'anna');
  expect(read).toEqual(await here.startPosition('russian', 'W:Wc3:Bb8', 'anna'));
  expect(await shared.startPosition('russian', 'W:Wc3:Bz9', 'anna')).toMatchObject({
    problem: { code: 'fen-square', variant: 'russian' },
  });
});

test('a text that takes too long is refused, and the next text can be read', async () => {
  const died: unknown[] = [];
  const pool = openOwn({ ms: 900, report: (error) => died.push(error) });
  expect(await codeOf(pool, ENDLESS)).toBe('reading-too-hard');
  expect(died).toHaveLength(1);
  // On a busy machine, the next thread may take several times as long to start.
  const codes: string[] = [];
  for (const wish of wishes(40)) if (codes.at(-1) !== 'read') codes.push(await codeOf(pool, wish));
  expect(codes.at(-1)).toBe('read');
});

slowTest('a text that needs too much memory is refused, and the next text can be read', async () => {
  const died: unknown[] = [];
  const pool = openOwn({ ms: 60_000, megabytes: 20, report: (error) => died.push(String(error)) });
  expect(await codeOf(pool, CROWDED)).toBe('reading-too-hard');
  expect(await codeOf(pool, GAME)).toBe('read');
  expect(died).toEqual([expect.stringContaining('memory limit')]);
});

slowTest('a text that killed a thread is refused without killing another thread', async () => {
  const died: unknown[] = [];
  const pool = openOwn({ ms: 700, report: (error) => died.push(error) });
  await codeOf(pool, ENDLESS);
  expect(await codeOf(pool, ENDLESS, 'boris')).toBe('reading-too-hard');
  expect(died).toHaveLength(1);
});

slowTest('the event loop keeps running while a text that takes too long to read is refused', async () => {
  const pool = openOwn({ ms: 700 });
  let beats = 0;
  const pulse = setInterval(() => (beats += 1), 10);
  await codeOf(pool, ENDLESS);
  clearInterval(pulse);
  expect(beats).toBeGreaterThan(10);
});

test('too many simultaneous requests are refused, and don’t delay other people', async () => {
  const pool = openOwn({});
  const many = wishes(20).map((wish) => codeOf(pool, wish));
  const other = codeOf(pool, GAME, 'boris');
  const codes = await Promise.all(many);
  expect(new Set(codes)).toEqual(new Set(['read', 'reading-busy']));
  expect(await other).toBe('read');
  expect(await codeOf(pool, wishes(20)[19]!)).toBe('read');
});

test('one person’s slow files don’t delay other people', async () => {
  const pool = openReadingPool({ ms: 120_000, report: () => undefined });
  const hard = ['', ' '].map((space) => codeOf(pool, { ...ENDLESS, source: space + String(ENDLESS.source) }));
  for (const wish of wishes(3)) expect(await codeOf(pool, wish, 'boris')).toBe('read');
  await pool.close();
  expect(await Promise.all(hard)).toEqual(['reading-stopped', 'reading-stopped']);
});

test('a closed pool refuses requests', async () => {
  const pool = openReadingPool({ report: () => undefined });
  const waiting = wishes(3).map((wish) => codeOf(pool, wish));
  await pool.close();
  expect(await Promise.all(waiting)).toEqual(['reading-stopped', 'reading-stopped', 'reading-stopped']);
  expect(await codeOf(pool, GAME)).toBe('reading-stopped');
});

/** This doesn't need a thread, so it takes no time. */
const hurried = () => openOwn({ ms: 0 });
const shown = (...fens: readonly string[]) => ({ variant: 'russian' as const, fens, early: 0 });

const running: RunningGame = {
  id: 'g',
  variant: 'russian',
  start: null,
  moves: ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5'],
};
const [far, itself] = [
  'W:WKc3:Bb8',
  'W:Wa1,a3,c1,c3,d2,d4,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c5,c7,d8,e7,f8,g5,g7,h6,h8',
];

test('nearness to running games is checked at once if there is little to check', async () => {
  expect(await hurried().nearRunning(shown(far), [running], 'anna')).toEqual({ ok: true, value: [] });
  const expected = { ok: true, value: ['g'] };
  expect(await hurried().nearRunning(shown(far, itself), [running], 'anna')).toEqual(expected);
});

test('nearness to running games is checked on a thread if there is much to check', async () => {
  const many = Array.from({ length: 90 }, () => running);
  const positions = shown(far, far, far);
  expect(await hurried().nearRunning(positions, many, 'anna')).toMatchObject({ ok: false });
  expect(await shared.nearRunning(positions, many, 'anna')).toEqual({ ok: true, value: [] });
  const long = { ...running, moves: Array.from({ length: 500 }, () => 'c3-d4') };
  expect(await hurried().nearRunning(shown(far), [long], 'anna')).toMatchObject({ ok: false });
});

test('no thread was killed by an ordinary text', () => {
  expect(faults).toEqual([]);
});
