/**
 * CPU time and bytes of pictures. Each measured board shows a new position, so that none comes from
 * a cache.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { VariantId } from '../../src/draughts/variants.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { filmOf } from '../../src/render/scene/lineScenes.ts';
import type { Scene } from '../../src/render/scene/scene.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../src/render/scene/theme.ts';
import {
  type DrawingThread,
  drawFirstPicture,
  openDrawingThread,
} from '../../src/render/thread/drawingThread.ts';
import { tableOf } from '../../src/tournament/life/table/table.ts';
import type { Tournament } from '../../src/tournament/life/tournament.ts';
import { bracketPicture } from '../../src/views/tournament/bracketPicture.ts';
import { podiumPicture } from '../../src/views/tournament/podium.ts';
import { tablePicture } from '../../src/views/tournament/tableLooks.ts';
import { type Bench, type Figure, alone, median, race } from './bench.ts';
import { boardFigures, randomScenes } from './peers/boards.ts';
import { byList, lineBy } from '../render/scenes.ts';
import { hash } from '../tournament/life/hall.ts';
import { finished } from '../views/tournament/shown.ts';

const WARM_UP = 240;
const ROUNDS = 60;

const SIZES: readonly (readonly [id: VariantId, width: number])[] = [
  ['russian', 512],
  ['russian', 800],
  ['international', 800],
];

async function measure(id: VariantId, width: number) {
  const scenes = randomScenes(id, WARM_UP + ROUNDS);
  const sceneOf = (round: number): Scene => scenes[round % scenes.length]!;
  const renderer = openRenderer({ width });
  const thread = openDrawingThread();
  const bytes: number[] = [];
  const cpu = await race(
    {
      ours: async (round) => bytes.push((await renderer.png(sceneOf(round))).length),
      threaded: (round) => thread.png(sceneOf(round), { width }),
    },
    ROUNDS,
    WARM_UP,
  );
  await thread.close();
  return { cpu, bytes };
}

async function coldMs(): Promise<number> {
  const [scene] = randomScenes('russian', 1);
  const times = await race({ cold: () => openRenderer().png(scene!) }, 5, 1);
  return times('cold');
}

const bed = new Int32Array(new SharedArrayBuffer(4));

/**
 * CPU time (ms) of this thread, which the system only updates when the thread sleeps for a moment.
 */
function threadMs(): number {
  Atomics.wait(bed, 0, 0, 0.02);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The longest time that this work blocked the event loop, garbage collection included, in ms. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const state = { longest: 0, done: false };
  const watch = async (): Promise<void> => {
    while (!state.done) {
      const began = threadMs();
      await nextTurn();
      state.longest = Math.max(state.longest, threadMs() - began);
    }
  };
  const watching = watch();
  await work();
  state.done = true;
  await watching;
  return state.longest;
}

/**
 * The longest block by any of these tasks, on a thread that has only drawn the bot's first picture.
 */
async function worstHold(works: readonly ((thread: DrawingThread) => Promise<unknown>)[]): Promise<number> {
  const thread = openDrawingThread();
  await drawFirstPicture(thread);
  const seen: number[] = [];
  for (const work of works) seen.push(await longestHold(() => work(thread)));
  await thread.close();
  return Math.max(...seen);
}

async function* holds(): AsyncGenerator<Figure> {
  const scenes = randomScenes('international', THEME_IDS.length * PIECE_SET_IDS.length);
  const looks = THEME_IDS.flatMap((theme) => PIECE_SET_IDS.map((pieces) => ({ theme, pieces })));
  const cold = looks.map((look, at) => (thread: DrawingThread) => thread.png(scenes[at]!, look));
  const name = 'longest hold of the event loop';
  yield alone(`${name}, first pictures of all themes and sets`, 'ms', await worstHold(cold));
  const sized = SIZES.flatMap(([id, width]) =>
    randomScenes(id, 40).map((scene) => (thread: DrawingThread) => thread.png(scene, { width })),
  );
  yield alone(`${name}, 120 pictures of any size`, 'ms', await worstHold(sized));
  const films = [60, 600].map((plies) => {
    const film = filmOf(lineBy('international', plies, byList([7, 3, 1, 4])), 'white', null);
    return (thread: DrawingThread) => thread.gif(film);
  });
  yield alone(`${name}, films of 60 and more plies`, 'ms', await worstHold(films));
}

async function* filmFigures(): AsyncGenerator<Figure> {
  const thread = openDrawingThread();
  const sizes: number[] = [];
  const films = Array.from({ length: 12 }, (_, at) => {
    const line = lineBy('russian', 60, byList([at, 3, 1, 4, 1, 5, 9, 2, 6]));
    return filmOf(line, 'white', null);
  }).filter(({ to }) => to > 50);
  const film = async (round: number) => sizes.push((await thread.gif(films[round % films.length]!)).length);
  const times = await race({ film }, films.length - 2, 2);
  await thread.close();
  yield alone('film of up to 60 plies at 512 px, CPU', 'ms', times('film'));
  yield alone('film of up to 60 plies at 512 px, size', 'bytes', Math.max(...sizes));
}

async function* resultFigures(): AsyncGenerator<Figure> {
  const say = sayIn('en-US');
  const cross = finished({ kind: 'round-robin', cycles: 2, isAtOnce: false }, 16);
  const swiss = finished({ kind: 'swiss', rounds: 9 }, 64);
  const knockOut = finished({ kind: 'knock-out', hasThirdPlace: true }, 32);
  const tableIn = (tournament: Tournament) =>
    tablePicture(say, { tournament, table: tableOf(tournament, hash), round: null, page: 0 });
  const shown = {
    'cross-table of 16': tableIn(cross),
    'page of a Swiss of 64': tableIn(swiss),
    'bracket of 32': bracketPicture(say, knockOut, 0),
    podium: podiumPicture(say, knockOut, tableOf(knockOut, hash)),
  };
  const renderer = openRenderer();
  for (const [name, charted] of Object.entries(shown)) {
    const sizes: number[] = [];
    const draw = async () => sizes.push((await renderer.chart(charted!.chart)).length);
    const times = await race({ draw }, 20, 5);
    yield alone(`${name}, CPU`, 'ms', times('draw'));
    yield alone(`${name}, size`, 'bytes', median(sizes));
  }
}

/** CPU ms and bytes of a board, by size and width. */
export const pictures: Bench = async function* () {
  yield* boardFigures();
  for (const [id, width] of SIZES) {
    const { cpu, bytes } = await measure(id, width);
    const name = `${id} at ${width} px`;
    yield alone(`${name}, CPU`, 'ms', cpu('ours'));
    yield alone(`${name}, CPU, ordered from the drawing thread`, 'ms', cpu('threaded'));
    yield alone(`${name}, size`, 'bytes', median(bytes));
  }
  yield alone('first picture of a fresh renderer, CPU', 'ms', await coldMs());
  yield* resultFigures();
  yield* filmFigures();
  yield* holds();
};
