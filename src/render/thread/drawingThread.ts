/**
 * A renderer on a thread of its own. Painting, compressing and the garbage of both are then nowhere near the event loop
 * that answers Discord: whatever is drawn, all it does there is to copy a scene and to receive a file.
 * What does not come is refused as `NotDrawn`.
 */
import { drawFirstPicture } from '../firstPicture.ts';
import { NotDrawn } from '../scene/notDrawn.ts';
import type { Renderer } from '../scene/scene.ts';
import type { Order } from './order.ts';
import { threadFile } from '../../files.ts';
import { openThreads, type Unanswered } from '../../threads/threads.ts';

/** Orders that are worked on at once, by turns: pictures, and among them one film at most. */
const AT_ONCE = 16;
/**
 * How often an order is tried. A thread whose last answer comes when it has died already is given one more order by the pool, and
 * takes that with it: one try of the three may be lost to that.
 */
const TRIES = 3;
/** Orders that may wait: some seconds of work. */
const MOST_WAITING = 500;
/** What the thread may take for objects, in MB; canvases are beside it. With more for the young ones it holds more and is no quicker. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 6 };
/** A thread that is asked for nothing for so long (ms) ends: its heap is for nobody, and another starts in a quarter of a second. */
const REST = 10 * 60_000;
/** After so long (ms) the thread is taken to hang; a film is hundreds of pictures. */
const PATIENCE = { png: 20_000, chart: 20_000, gif: 60_000 } as const satisfies Record<Order['kind'], number>;

export interface DrawingThread extends Renderer {
  /** Starts the thread, if there is none, for somebody has come who may want a picture soon. */
  wake(): void;
  /** Ends the thread; what is not drawn yet never is. */
  close(): Promise<void>;
}

export interface DrawingOptions {
  /** Hears of threads that died and of what could not be drawn. */
  readonly report?: (error: unknown) => void;
  /** The module that the thread runs, if another than the renderer. */
  readonly worker?: URL;
  readonly patience?: Readonly<Record<Order['kind'], number>>;
  /** After how long without an order the thread ends, in ms. */
  readonly rest?: number;
}

const WHY = {
  busy: 'too many pictures are asked for at once',
  stopped: 'the drawing thread is closed',
  failed: 'the drawing thread drew nothing',
} as const satisfies Record<Unanswered, string>;

/** A thread that starts with its first order, and again with the first after it has ended. */
export function openDrawingThread({
  report = () => undefined,
  worker = threadFile('render/thread/worker'),
  patience = PATIENCE,
  rest = REST,
}: DrawingOptions = {}): DrawingThread {
  const thread = openThreads<Order, unknown>({
    file: worker,
    atOnce: AT_ONCE,
    rest,
    tries: TRIES,
    room: { each: MOST_WAITING, all: MOST_WAITING },
    memory: MEMORY,
    report,
  });
  /** Films wait for each other, and nothing waits for a film. */
  let lastFilm: Promise<unknown> = Promise.resolve();

  const draw = async (order: Order): Promise<Buffer> => {
    const drawn = await thread.ask(order, order.kind, patience[order.kind]);
    if (!drawn.ok) throw new NotDrawn(WHY[drawn.problem]);
    const file = drawn.value;
    if (!(file instanceof Uint8Array)) throw new TypeError('the drawing thread gave no file');
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  };

  const png: Renderer['png'] = (scene, look = {}) => draw({ kind: 'png', scene, look });

  return {
    wake: () => {
      // What went wrong was told when it did.
      if (!thread.isStarted()) drawFirstPicture({ png }).catch(() => undefined);
    },
    png,
    gif: (film, look = {}) => {
      const drawn = lastFilm.then(() => draw({ kind: 'gif', film, look }));
      lastFilm = drawn.catch(() => null);
      return drawn;
    },
    chart: (chart, look = {}) => draw({ kind: 'chart', chart, look }),
    close: () => thread.close(),
  };
}
