/**
 * Where films are made: a short one here, between other work; a long one on a thread of its own, so that a game of
 * hundreds of moves does not slow down everybody else's. One thread at a time: films wait for each other, not the bot.
 */
import { Worker } from 'node:worker_threads';
import { drawFilm } from './film.ts';
import { makePace } from './pace.ts';
import type { Look, Scene } from './scene.ts';
import type { Sprites } from './sprites.ts';

/** More scenes than this go to a thread; starting one costs as much as drawing about so many. */
const SHORT = 100;

/** What the thread is told. */
export interface FilmOrder {
  readonly scenes: readonly Scene[];
  readonly look: Look;
}

function filmOnThread(order: FilmOrder): Promise<Buffer> {
  const worker = new Worker(new URL('filmThread.ts', import.meta.url), { workerData: order });
  return new Promise((resolve, reject) => {
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the film was not finished')));
  });
}

/** Makes films with the given sprites, or on threads. */
export function openFilming(sprites: Sprites): (scenes: readonly Scene[], look: Look) => Promise<Buffer> {
  let before: Promise<unknown> = Promise.resolve();
  return (scenes, look) => {
    if (scenes.length <= SHORT) return drawFilm(sprites, scenes, look, makePace());
    const film = before.then(() => filmOnThread({ scenes, look }));
    before = film.catch(() => null);
    return film;
  };
}
