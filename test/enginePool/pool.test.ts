/**
 * The engine on its threads: it plays, takes turns, can be canceled, survives the death of its
 * threads, and stops.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { lineFrom } from '../../src/notation/valid.ts';
import type { Caller } from '../../src/app/ports/enginePool.ts';
import { openPool, type Pool, type PoolOptions } from '../../src/enginePool/pool.ts';
import { extend, lastPosition, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { bookOf } from '../../src/engine/knowledgeOf.ts';
import { keyOf } from '../../src/engine/play/book.ts';
import { ENDINGS_FOLDER } from '../endingsFolder.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { nobody } from '../app/nobody.ts';
import { refused } from '../../src/kit/result.ts';
import { slowTest } from '../runs.ts';

const russian = variantOf('russian');
const start = startLine(russian);
const HERE: Caller = { queue: 'here' };
/** Work that takes longer than a test waits, and that can be canceled. */
const LONG = { ms: 30_000 };

const faults: unknown[] = [];
const shared = openPool({ threads: 1, folder: ENDINGS_FOLDER, report: (error) => faults.push(error) });
afterAll(() => shared.close());

function openOwn(options: Partial<PoolOptions> = {}): Pool {
  const pool = openPool({ threads: 1, folder: ENDINGS_FOLDER, report: () => undefined, ...options });
  onTestFinished(() => pool.close());
  return pool;
}

const play = (seed: string, level: 3 | 5) => shared.play(start, { level, seed }, HERE);

function occupy(pool: Pool): () => Promise<unknown> {
  const stopping = new AbortController();
  const busy = pool.think(start, LONG, { queue: 'long', signal: stopping.signal });
  return () => {
    stopping.abort();
    return busy;
  };
}

test.each([1, 3, 8] as const)('a pool plays a legal move at level %i', async (level) => {
  const played = await shared.play(start, { level, seed: 'game', ms: 200 }, HERE);
  expect(legalMoves(russian, lastPosition(start))).toContainEqual(played.ok && played.value.move);
});

test('a pool plays from the opening book at the highest levels, and not always with the same move', async () => {
  const known = bookOf(russian)?.get(keyOf(start)) ?? [];
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
  const played = await Promise.all(seeds.map((seed) => shared.play(start, { level: 8, seed }, HERE)));
  const words = played.map((one) => (one.ok ? `${one.value.move.from} ${one.value.move.to}` : ''));
  expect(known.map(({ from, to }) => `${from} ${to}`)).toEqual(expect.arrayContaining(words));
  expect(new Set(words).size).toBeGreaterThan(1);
});

test('a pool plays the same moves in the same game, whatever else was played in the meantime', async () => {
  const first = await play('one', 5);
  await play('other', 3);
  await play('third', 5);
  expect(await play('one', 5)).toEqual(first);
});

test('a pool reports a position’s true value, however weak the level is', async () => {
  const line = lineFrom('russian', 'W:Wc1,e1,a1,g1,c3,e3:Bd8');
  const played = await shared.play(line, { level: 1, seed: 'game' }, HERE);
  expect(played.ok && played.value.score).toBeGreaterThan(300);
});

slowTest('a pool has the endings of four pieces soon after the first request', async () => {
  const line = lineFrom('russian', 'W:WKa3,Kc1,Ke1:BKb8');
  await expect
    .poll(
      async () => {
        const thought = await shared.think(line, { depth: 1 }, HERE);
        return thought.ok && thought.value?.score;
      },
      { timeout: 50_000, interval: 500 },
    )
    .toBeGreaterThan(29_000);
});

test('a pool has no search result if there is no legal move', async () =>
  expect(await shared.think(lineFrom('russian', 'W:Wa1:Bb2,c3'), { depth: 3 }, HERE)).toEqual({
    ok: true,
    value: null,
  }));

test('a pool lets channels take turns', async () => {
  const release = occupy(shared);
  const served: string[] = [];
  const asked = ['a', 'a', 'a', 'b'].map(async (queue) => {
    await shared.play(start, { level: 1, seed: queue }, { queue });
    served.push(queue);
  });
  await release();
  await Promise.all(asked);
  expect(served).toEqual(['a', 'b', 'a', 'a']);
});

test('a pool does background work when nobody is waiting', async () => {
  const release = occupy(shared);
  const served: string[] = [];
  const asked = ['patient', 'a', 'b'].map(async (queue) => {
    const isBackground = queue === 'patient' && { isBackground: true as const };
    await shared.think(start, { nodes: 1000 }, { queue, ...isBackground });
    served.push(queue);
  });
  await release();
  await Promise.all(asked);
  expect(served).toEqual(['a', 'b', 'patient']);
});

test('a pool interrupts background work for urgent requests, and repeats it', async () => {
  const patient = shared.think(start, { nodes: 600_000 }, { queue: 'patient', isBackground: true });
  const hasty = shared.think(start, { nodes: 1000 }, HERE);
  expect(await Promise.race([patient.then(() => 'patient'), hasty.then(() => 'hasty')])).toBe('hasty');
  expect(await hasty).toMatchObject({ ok: true });
  const thought = await patient;
  expect(thought.ok && thought.value?.nodes).toBeGreaterThanOrEqual(600_000);
});

test('a pool answers “busy” for interrupted work that doesn’t want to wait again', async () => {
  const told: unknown[] = [];
  const patient = shared.think(start, LONG, { queue: 'patient', isBackground: true, patience: 0 });
  void patient.then((outcome) => told.push(outcome));
  // The work may be interrupted and restarted before its minimum time is over. The next order
  // interrupts it again.
  const breakOff = async () => {
    expect(await shared.think(start, { nodes: 1000 }, HERE)).toMatchObject({ ok: true });
    return told;
  };
  const busy = { ok: false, problem: { code: 'engine-busy' } };
  await expect.poll(breakOff, { timeout: 20_000 }).toEqual([busy]);
});

test('a pool refuses orders if the queue is full, or if a caller doesn’t want to wait longer', async () => {
  const release = occupy(shared);
  const many = Array.from({ length: 9 }, () => shared.play(start, { level: 1, seed: 'x' }, HERE));
  expect(await many[8]).toEqual(refused({ code: 'engine-busy' }));
  const hasty = await shared.play(start, { level: 1, seed: 'x' }, { queue: 'hasty', patience: 20 });
  expect(hasty).toEqual(refused({ code: 'engine-busy' }));
  await release();
  expect((await Promise.all(many.slice(0, 8))).every(({ ok }) => ok)).toBe(true);
});

test('an order can be canceled while it waits or runs, and the pool continues', async () => {
  const release = occupy(shared);
  const stopping = new AbortController();
  const waiting = shared.play(start, { level: 8, seed: 'x' }, { ...HERE, signal: stopping.signal });
  stopping.abort();
  expect(await waiting).toEqual(refused({ code: 'engine-stopped' }));
  expect(await shared.play(start, { level: 8, seed: 'x' }, { ...HERE, signal: stopping.signal })).toEqual(
    refused({ code: 'engine-stopped' }),
  );
  expect(await release()).toEqual(refused({ code: 'engine-stopped' }));
  const [move] = legalMoves(russian, lastPosition(start));
  const line = move ? extend(start, move) : start;
  expect(await shared.play(line, { level: 2, seed: 'x' }, HERE)).toMatchObject({ ok: true });
  expect(faults).toEqual([]);
});

const ANALYSIS: Caller = { queue: 'analysis', isBackground: true, mayBeHelped: true };

test('a search with helpers uses idle threads until someone needs them, and ends with its helpers', async () => {
  const pool = openOwn({ threads: 2 });
  const stopping = new AbortController();
  const analysis = pool.think(start, LONG, { ...ANALYSIS, signal: stopping.signal });
  expect(pool.state().running).toBe(2);
  expect(await pool.play(start, { level: 1, seed: 'a' }, HERE)).toMatchObject({ ok: true });
  expect(pool.state().running).toBe(1);
  stopping.abort();
  expect(await analysis).toMatchObject({ ok: false });
  await expect.poll(() => pool.state().running).toBe(0);
  const thought = await pool.think(start, { nodes: 30_000 }, ANALYSIS);
  expect(legalMoves(russian, lastPosition(start))).toContainEqual(thought.ok && thought.value?.move);
  await expect.poll(() => pool.state().running).toBe(0);
});

slowTest('a search gets no helpers if someone is waiting, or if there is no other thread', async () => {
  const pool = openOwn({ threads: 2 });
  const ends = [occupy(pool), occupy(pool)];
  const later = pool.think(start, { nodes: 3000 }, ANALYSIS);
  expect(pool.state()).toMatchObject({ running: 2, waiting: 1 });
  await ends[0]?.();
  expect(await later).toMatchObject({ ok: true });
  expect(pool.state().running).toBe(1);
  await ends[1]?.();
});

/** The seed of an order that kills this many threads. */
async function dying(times: number): Promise<string> {
  const file = await pathInNewFolder('deaths');
  await writeFile(file, String(times));
  return `die:${file}`;
}

const worker = new URL('dying.ts', import.meta.url);
test('a thread that dies is replaced, and another thread does its order', async () => {
  const deaths: unknown[] = [];
  const pool = openOwn({ worker, report: (error) => deaths.push(error) });
  const seed = await dying(1);
  expect(await pool.play(start, { level: 2, seed }, HERE)).toMatchObject({ ok: true });
  expect(deaths).toHaveLength(1);
});

slowTest('a thread that runs out of memory is replaced, and only its order is refused', async () => {
  const deaths: unknown[] = [];
  const pool = openOwn({ worker, report: (error) => deaths.push(error) });
  const seed = (await dying(2)).replace('die:', 'hog:');
  expect(await pool.play(start, { level: 2, seed }, HERE)).toEqual(refused({ code: 'engine-stopped' }));
  expect(deaths).toMatchObject([{ code: 'ERR_WORKER_OUT_OF_MEMORY' }, { code: 'ERR_WORKER_OUT_OF_MEMORY' }]);
  expect(await pool.play(start, { level: 2, seed: 'x' }, HERE)).toMatchObject({ ok: true });
});

slowTest('an order is only refused if it kills a second thread', async () => {
  const pool = openOwn({ worker });
  const seed = await dying(2);
  const others = ['b', 'c'].map((queue) => pool.play(start, { level: 1, seed: queue }, { queue }));
  expect(await pool.play(start, { level: 2, seed }, HERE)).toEqual(refused({ code: 'engine-stopped' }));
  expect((await Promise.all(others)).every(({ ok }) => ok)).toBe(true);
  expect(await pool.play(start, { level: 1, seed: 'after' }, HERE)).toMatchObject({ ok: true });
});

test('a closed pool answers all waiting requests, and accepts no new requests', async () => {
  const pool = openPool({ threads: 1, report: () => undefined });
  const asked = ['a', 'b'].map((queue) => pool.think(start, LONG, { queue }));
  await pool.close();
  const stopped = { ok: false, problem: { code: 'engine-stopped' } };
  expect(await Promise.all(asked)).toEqual([stopped, stopped]);
  expect(await pool.think(start, LONG, HERE)).toEqual(stopped);
});

test('preparing a pool starts exactly one thread before the first request', async () => {
  const notes = await pathInNewFolder('born');
  process.env['BORN'] = notes;
  onTestFinished(() => {
    delete process.env['BORN'];
  });
  const pool = openOwn({ worker: new URL('born.ts', import.meta.url) });
  expect(existsSync(notes)).toBe(false);
  pool.prepare();
  pool.prepare();
  await expect.poll(() => existsSync(notes) && readFileSync(notes, 'utf8')).toBe('born\n');
});

test('without threads, every order is refused with the reason', async () => {
  expect(nobody.isThere).toBe(false);
  nobody.prepare();
  expect(await nobody.think(start, { depth: 1 }, HERE)).toEqual(refused({ code: 'engine-away' }));
});
