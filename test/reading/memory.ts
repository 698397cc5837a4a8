/**
 * Reads the largest text of a kind as the bot does, in a separate process, and prints the peak
 * memory growth in MiB.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { LARGEST_FILE } from '../../src/app/ports/reading.ts';
import { openReadingPool } from '../../src/reading/pool.ts';
import { LARGEST } from './largest.ts';

const mebibytes = (name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+) kB`, 'u').exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) /
  1024;

const [, make] = Object.entries(LARGEST).find(([kind]) => kind === process.argv[2]) ?? [];
if (!make) throw new Error(`there is no ${process.argv[2]}`);
const source = new Uint8Array(new SharedArrayBuffer(LARGEST_FILE));
source.set(make());
const pool = openReadingPool({ ms: 50_000, report: () => undefined });
const idle = mebibytes('VmRSS');
writeFileSync('/proc/self/clear_refs', '5');
const contents = await pool.contents({ source, page: 0, size: 25 }, 'anna');
const record = await pool.record(
  { source, variant: null, number: contents.ok ? contents.value.all : 1 },
  'anna',
);
await pool.close();
const told = record.ok ? 'read' : record.problem.code;
console.log(
  JSON.stringify({ games: contents.ok ? contents.value.all : 0, told, grown: mebibytes('VmHWM') - idle }),
);
