/** Endless loops beside the bot, as on a machine that is too small for all its programs. */
import { spawn } from 'node:child_process';

export function busyLoops(count: number): Disposable {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  return { [Symbol.dispose]: () => loops.forEach((loop) => loop.kill('SIGKILL')) };
}
