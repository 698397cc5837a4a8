/**
 * Loaded into the bot's process by benches (`node --import`), whichever checkout it runs: says when asked how long the event loop was
 * held since it was last asked, how long it worked at most between two of its turns (a busy machine holds it, too, but works
 * nothing), and how much memory was taken. Imports nothing of the project. With `PROBE_EVERY=20` it looks every so many ms: each ms it takes 2 % of
 * a core, which would be counted as the bot's.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Ms between two looks at the memory. */
const EVERY = 100;
/** Ms between two looks at the event loop. */
const resolution = Number(process.env['PROBE_EVERY'] ?? 1);

const delays = monitorEventLoopDelay({ resolution });
delays.enable();
let heap = 0;
let leastHeap = Infinity;
let outside = 0;
let work = 0;
let worked = cpu();

/** Ms that this thread has worked. */
function cpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function turn(): void {
  const now = cpu();
  work = Math.max(work, now - worked);
  worked = now;
}
setInterval(turn, resolution).unref();

function look(): void {
  const { heapUsed, external } = process.memoryUsage();
  heap = Math.max(heap, heapUsed);
  leastHeap = Math.min(leastHeap, heapUsed);
  outside = external;
}
setInterval(look, EVERY).unref();

const MEBIBYTE = 2 ** 20;

process.on('message', () => {
  look();
  turn();
  process.send?.({
    // Counted from one look to the next.
    hold: delays.max / 1e6 - resolution,
    holdP99: delays.percentile(99) / 1e6 - resolution,
    work,
    heap: heap / MEBIBYTE,
    // What is left behind the collector, whenever it came by last.
    leastHeap: leastHeap / MEBIBYTE,
    // What V8 has taken from the system for the heap, whether it is used or not.
    held: getHeapStatistics().total_physical_size / MEBIBYTE,
    outside: outside / MEBIBYTE,
  });
  delays.reset();
  heap = 0;
  leastHeap = Infinity;
  work = 0;
});
process.channel?.unref();
