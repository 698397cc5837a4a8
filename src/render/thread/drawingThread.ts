/** Painting and compression run outside the event loop. Failures are rejected as `NotDrawn`. */
import { startLine } from '../../draughts/line.ts';
import { variantOf } from '../../draughts/variants.ts';
import { threadFile } from '../../files.ts';
import { boardScene } from '../scene/boardScene.ts';
import { NotDrawn, type Renderer } from '../scene/drawing.ts';
import type { Order } from './worker.ts';
import { type Unanswered, openThreads } from '../../threads/threads.ts';

/**
 * A thread draws one picture at a time, plus an animation. So if a picture hangs, its thread has no
 * other picture, and a second thread draws the next ones.
 */
const THREADS = { most: 2, atOnce: 2 };

/** After this time (ms), a picture counts as stuck. Pictures usually take a few ms. */
const PROMPT = 2000;

/** A thread that dies after an answer may lose another order, so there is one spare attempt. */
const TRIES = 3;

/** The longest queue, which is several seconds of work. */
const MOST_WAITING = 500;
const ROOM = { atOnce: 1, ownAtOnce: Infinity, each: MOST_WAITING, all: MOST_WAITING };

/** In MB, without canvases. A larger young generation uses more memory and isn't faster. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 6 };

/** In ms. An idle thread ends to free its heap. Starting another takes a quarter of a second. */
const REST = 10 * 60_000;

/** After this time (ms), the thread counts as hung. An animation has hundreds of pictures. */
const DRAWING_TIMEOUT = { png: 20_000, chart: 20_000, gif: 60_000 } as const satisfies Record<
  Order['kind'],
  number
>;

export interface DrawingThread extends Renderer {
  wake(): void;
  close(): Promise<void>;
}

export interface DrawingOptions {
  readonly report?: (error: unknown) => void;
  readonly worker?: URL;
  readonly prompt?: number;
  readonly patience?: Readonly<Record<Order['kind'], number>>;
  readonly rest?: number;
}

const WHY = {
  busy: 'too many pictures are requested at once',
  stopped: 'the drawing thread is closed',
  failed: 'the drawing thread drew nothing',
} as const satisfies Record<Unanswered, string>;

/** The thread starts with its first order. After it ends, the next order starts it again. */
export function openDrawingThread({
  report = () => undefined,
  worker = threadFile('render/thread/worker'),
  prompt = PROMPT,
  patience = DRAWING_TIMEOUT,
  rest = REST,
}: DrawingOptions = {}): DrawingThread {
  const thread = openThreads<Order, unknown>({
    ...THREADS,
    file: worker,
    prompt,
    rest,
    tries: TRIES,
    room: ROOM,
    memory: MEMORY,
    report,
  });
  /** Animations wait for each other, but nothing else waits for them. */
  let lastFilm: Promise<unknown> = Promise.resolve();

  const draw = async (order: Order): Promise<Buffer> => {
    const { kind } = order;
    const within = patience[kind];
    const drawn = await (kind === 'gif' ? thread.run(order, within) : thread.ask(order, kind, within));
    if (!drawn.ok) throw new NotDrawn(WHY[drawn.problem]);
    const file = drawn.value;
    if (!(file instanceof Uint8Array))
      throw new TypeError('expected a file from the drawing thread, got none');
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  };

  const png: Renderer['png'] = (scene, look = {}) => draw({ kind: 'png', scene, look });

  return {
    wake: () => {
      if (!thread.isStarted()) drawFirstPicture({ png }).catch(() => undefined);
    },
    png,
    gif: (film, look = {}, progress) => {
      const drawn = lastFilm.then(() => draw({ kind: 'gif', film, look, progress }));
      lastFilm = drawn.catch(() => null);
      return drawn;
    },
    chart: (chart, look = {}) => draw({ kind: 'chart', chart, look }),
    close: () => thread.close(),
  };
}

/**
 * Nobody sees this picture. It warms up the code, so that a game's first card is as fast as any.
 */
export async function drawFirstPicture(renderer: Pick<Renderer, 'png'>): Promise<void> {
  const names = { white: 'White', black: 'Black' };
  await renderer.png({ ...boardScene(startLine(variantOf('russian')), 'white'), names });
}
