/**
 * Loaded into the bot's process by benches (`node --import`), in any checkout. The probe reports
 * how long the event loop was blocked since the last report, the longest work in a single turn (a
 * busy machine also blocks the loop, but without work), and the memory used. Imports nothing from
 * the project. With `PROBE_EVERY=20` it measures every 20 ms; measuring every ms would take 2 % of
 * a core and count as the bot's.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Time between two measurements of memory (ms). */
const EVERY = 100;
/** Time between two measurements of the event loop (ms). */
const resolution = Number(process.env['PROBE_EVERY'] ?? 1);

const delays = monitorEventLoopDelay({ resolution });
delays.enable();
let heap = 0;
let leastHeap = Infinity;
let outside = 0;
let work = 0;
let worked = cpu();

/** How long (ms) this thread has worked. */
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
    // The time between two measurements.
    hold: delays.max / 1e6 - resolution,
    holdP99: delays.percentile(99) / 1e6 - resolution,
    work,
    heap: heap / MEBIBYTE,
    // The heap's size after the last garbage collection.
    leastHeap: leastHeap / MEBIBYTE,
    // The memory that V8 has reserved for the heap, used or not.
    held: getHeapStatistics().total_physical_size / MEBIBYTE,
    outside: outside / MEBIBYTE,
  });
  delays.reset();
  heap = 0;
  leastHeap = Infinity;
  work = 0;
});
process.channel?.unref();
