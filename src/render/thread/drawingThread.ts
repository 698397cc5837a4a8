/**
 * A renderer on a thread of its own. Painting, compressing and the garbage of both are then nowhere near the event loop
 * that answers Discord: whatever is drawn, all it does there is to copy a scene and to receive a file.
 *
 * The thread may die or hang: another takes its place, and what it was at is drawn anew, each order by itself, so that
 * one that kills threads takes no other with it. What does not come then is refused as `NotDrawn`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Tinypool } from 'tinypool';
import { drawFirstPicture } from '../firstPicture.ts';
import { NotDrawn } from '../scene/notDrawn.ts';
import type { Renderer } from '../scene/scene.ts';
import type { Order } from './order.ts';
import { threadFile } from '../../files.ts';

/** Orders that are worked on at once, by turns: pictures, and among them one film at most. */
const AT_ONCE = 16;
/**
 * How often an order is drawn anew. Twice, for a thread whose last answer comes when it has died already is given one
 * more order by the pool, and takes that with it.
 */
const MORE_TRIES = 2;
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

/** A thread that starts with its first order, and again with the first after it has ended. */
export function openDrawingThread({
  report = () => undefined,
  worker = threadFile('render/thread/worker'),
  patience = PATIENCE,
  rest = REST,
}: DrawingOptions = {}): DrawingThread {
  let pool: Tinypool | null = null;
  let isClosed = false;
  /** Films wait for each other, and nothing waits for a film. */
  let lastFilm: Promise<unknown> = Promise.resolve();
  /** What is drawn anew waits for each other, too. */
  let lastAgain: Promise<unknown> = Promise.resolve();

  const start = (): Tinypool => {
    const started = new Tinypool({
      filename: worker.href,
      name: 'carryOut',
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: AT_ONCE,
      maxQueue: MOST_WAITING,
      // It would put the thread to sleep between orders, in the midst of others.
      useAtomics: false,
      resourceLimits: MEMORY,
    });
    // A thread that dies between two orders.
    started.on('error', report);
    return started;
  };

  /** Ends the thread; the next order starts another. What it is at is rejected, and drawn once more. */
  const end = (ended: Tinypool): void => {
    if (pool !== ended) return;
    pool = null;
    ended.destroy().catch(report);
  };

  let underWay = 0;
  const resting = setTimeout(() => {
    if (pool && underWay === 0) end(pool);
  }, rest).unref();

  const once = async (order: Order): Promise<Buffer> => {
    const current = (pool ??= start());
    underWay += 1;
    const waiting = new AbortController();
    const late = sleep(patience[order.kind], null, { ref: false, signal: waiting.signal });
    late.then(() => end(current)).catch(() => undefined);
    try {
      const file: unknown = await Promise.race([
        current.run(order),
        late.then(() => Promise.reject(new Error(`nothing was drawn in ${patience[order.kind]} ms`))),
      ]);
      if (!(file instanceof Uint8Array)) throw new TypeError('the drawing thread gave no file');
      return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    } finally {
      waiting.abort();
      underWay -= 1;
      resting.refresh();
    }
  };

  const again = (order: Order): Promise<Buffer> => {
    const drawn = lastAgain.then(() => once(order));
    lastAgain = drawn.catch(() => null);
    return drawn;
  };

  const draw = async (order: Order): Promise<Buffer> => {
    if (isClosed) throw new NotDrawn('the drawing thread is closed');
    // Who waits behind so many is better told so at once.
    if (pool && pool.queueSize >= MOST_WAITING) throw new NotDrawn('too many pictures are asked for at once');
    for (let tries = 0; ; tries += 1) {
      try {
        return await (tries === 0 ? once : again)(order);
      } catch (error) {
        // Whoever closes it has ended what it was at; that is no fault.
        if (isClosed) throw new NotDrawn('the drawing thread is closed', { cause: error });
        report(error);
        if (tries === MORE_TRIES) throw new NotDrawn('the drawing thread drew nothing', { cause: error });
      }
    }
  };

  const png: Renderer['png'] = (scene, look = {}) => draw({ kind: 'png', scene, look });

  return {
    wake: () => {
      // What went wrong was told when it did.
      if (pool === null && !isClosed) drawFirstPicture({ png }).catch(() => undefined);
    },
    png,
    gif: (film, look = {}) => {
      const drawn = lastFilm.then(() => draw({ kind: 'gif', film, look }));
      lastFilm = drawn.catch(() => null);
      return drawn;
    },
    chart: (chart, look = {}) => draw({ kind: 'chart', chart, look }),
    close: async () => {
      const closed = pool;
      [pool, isClosed] = [null, true];
      await closed?.destroy();
    },
  };
}
