/** Endless loops beside the bot, as on a machine that is too small for all its programs. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

interface BusyLoops extends Disposable {
  /** The suffix for the names of figures. */
  readonly words: string;
}

export function busyLoops(count: number): BusyLoops {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  const words = `busy loops beside it: ${count}, cores: ${availableParallelism()}`;
  return { words, [Symbol.dispose]: () => loops.forEach((loop) => loop.kill('SIGKILL')) };
}
