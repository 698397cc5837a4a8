/** The SQLite store with real processes: racing each other, and killed during their work. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Store } from '../../src/app/ports/store.ts';
import { pathInNewFolder } from './folder.ts';
import { sampleChallenge, sampleGame } from './samples.ts';
import { storeAt } from './opened.ts';

const RACER = fileURLToPath(new URL('racer.ts', import.meta.url));

async function withOneGame(): Promise<{ readonly path: string; readonly store: Store }> {
  const path = await pathInNewFolder('games.db');
  const store = await storeAt(path);
  await store.challenges.add(sampleChallenge(), 0);
  await store.games.begin(sampleChallenge({ version: 2, state: 'accepted', gameId: 'g1' }), sampleGame(), 0);
  return { path, store };
}

interface Racer {
  readonly child: ChildProcessByStdio<Writable, Readable, null>;
  readonly saved: () => readonly number[];
  readonly ended: Promise<unknown>;
}

/** A racer that waits to start; a line of input starts it. */
async function ready(path: string, name: string, last: number): Promise<Racer> {
  const child = spawn(process.execPath, [RACER, path, name, `${last}`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  await once(child.stdout, 'data');
  const saved = () => output.split('\n').slice(1, -1).map(Number);
  return { child, saved, ended: once(child, 'close') };
}

test('of two processes that race through 400 changes, each change is saved by exactly one', async () => {
  const { path, store } = await withOneGame();
  const racers = await Promise.all(['anna', 'boris'].map((name) => ready(path, name, 401)));
  for (const { child } of racers) child.stdin.end('go');
  await Promise.all(racers.map(({ ended }) => ended));
  for (const { saved } of racers) expect(saved().length).toBeGreaterThan(0);
  const versions = racers.flatMap(({ saved }) => saved()).sort((a, b) => a - b);
  expect(versions).toEqual(Array.from({ length: 400 }, (_, index) => index + 2));
  const annas = new Set(racers[0]?.saved());
  const { moves } = (await store.games.load('g1'))?.game ?? {};
  expect(moves).toEqual(versions.map((version) => (annas.has(version) ? 'anna' : 'boris')));
  await store.close();
});

test('a process killed while writing loses nothing that it has confirmed', async () => {
  const { path, store } = await withOneGame();
  for (let round = 1; round <= 3; round += 1) {
    const racer = await ready(path, 'anna', 1_000_000);
    racer.child.stdin.end('go');
    while (racer.saved().length < 50) await once(racer.child.stdout, 'data');
    racer.child.kill('SIGKILL');
    await racer.ended;
    const { version = 0, moves = [] } = (await store.games.load('g1'))?.game ?? {};
    expect(version).toBeGreaterThanOrEqual(racer.saved().at(-1) ?? 0);
    expect(moves).toHaveLength(version - 1);
  }
  await store.close();
});
