/**
 * The progress of slow work: the finished steps and the total; 0 of 0 before it starts. It is in
 * shared memory, because the work runs on another thread.
 */
export type Progress = Int32Array<SharedArrayBuffer>;

export const newProgress = (): Progress => new Int32Array(new SharedArrayBuffer(8));

export function advance(progress: Progress | undefined, done: number, all: number): void {
  progress?.set([done, all]);
}
