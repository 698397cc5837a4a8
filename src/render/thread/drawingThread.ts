/**
 * A renderer on a thread of its own. Painting, compressing and the garbage of both are then nowhere near the event loop
 * that answers Discord: whatever is drawn, all it does there is to copy a scene and to receive a file.
 */
import { Tinypool } from 'tinypool';
import type { Renderer } from '../scene.ts';
import type { Order } from './order.ts';

/** Orders that are worked on at once, by turns. Films wait for each other (see renderer.ts), pictures for nobody. */
const AT_ONCE = 16;

export interface DrawingThread extends Renderer {
  /** Ends the thread; what is not drawn yet never is. */
  close(): Promise<void>;
}

const startPool = (): Tinypool =>
  new Tinypool({
    filename: new URL('worker.ts', import.meta.url).href,
    name: 'carryOut',
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: AT_ONCE,
    // It would put the thread to sleep between orders, in the midst of others.
    useAtomics: false,
  });

/** A thread that starts with its first order. One that dies is replaced, and only what it was drawing is lost. */
export function openDrawingThread(): DrawingThread {
  let pool: Tinypool | null = null;
  const draw = async (order: Order): Promise<Buffer> => {
    pool ??= startPool();
    const file: unknown = await pool.run(order);
    if (!(file instanceof Uint8Array)) throw new TypeError('the drawing thread gave no file');
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  };
  return {
    png: (scene, look = {}) => draw({ kind: 'png', scene, look }),
    gif: (film, look = {}) => draw({ kind: 'gif', film, look }),
    chart: (chart, look = {}) => draw({ kind: 'chart', chart, look }),
    close: async () => pool?.destroy(),
  };
}
