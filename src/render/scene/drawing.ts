/** The interface for drawing scenes as pictures. */
import type { Progress } from '../../kit/progress.ts';
import type { Charting } from './results.ts';
import type { Film, Look, Scene } from './scene.ts';

export interface Renderer {
  png(scene: Scene, look?: Partial<Look>): Promise<Buffer>;
  gif(film: Film, look?: Partial<Look>, progress?: Progress): Promise<Buffer>;
  /** Charts are 3/5 as high as wide. The height of results depends on their content. */
  chart(chart: Charting, look?: Partial<Look>): Promise<Buffer>;
}

/** The drawing thread died or hung twice, or its queue is full. */
export class NotDrawn extends Error {
  override readonly name = 'NotDrawn';
}
