/**
 * Loaded into the bot's process by the bench `hostile` (`node --import`), whichever checkout it runs: says when asked how long the
 * event loop was held at most since it was last asked, how long it worked at most between two of its turns (a busy machine holds it,
 * too, but works nothing), and how much memory was taken at most. Imports nothing of the project.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Ms between two looks at the memory. */
const EVERY = 100;

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
let heap = 0;
let work = 0;
let worked = cpu();

/** Ms that this thread has worked. */
function cpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Notes what was worked since the turn before. */
function turn(): void {
  const now = cpu();
  work = Math.max(work, now - worked);
  worked = now;
}
setInterval(turn, 1).unref();

function look(): void {
  heap = Math.max(heap, process.memoryUsage().heapUsed);
}
setInterval(look, EVERY).unref();

process.on('message', () => {
  look();
  turn();
  process.send?.({ hold: delays.max / 1e6, work, heap: heap / 2 ** 20 });
  delays.reset();
  heap = 0;
  work = 0;
});
process.channel?.unref();
