/** The thread of one long film (see filming.ts): draws it and hands over its bytes. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawFilm } from './film.ts';
import type { FilmOrder } from './filming.ts';
import { openSprites } from './sprites.ts';

const { scenes, look }: FilmOrder = workerData;

const film = await drawFilm(openSprites(), scenes, look, () => Promise.resolve());
const bytes = new Uint8Array(film);
parentPort?.postMessage(bytes, [bytes.buffer]);
