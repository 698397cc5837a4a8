/** What reading PDN costs: games a second, ten megabytes on a thread of its own, and how long the event loop stands still meanwhile. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { makePdn } from '../../src/notation/pdn/writer.ts';
import { readPdn } from '../../src/notation/pdn/reader.ts';
import { openReadingPool } from '../../src/reading/pool.ts';
import { playedOut } from '../notation/playout.ts';
import { alone, type Bench } from './bench.ts';

const GAMES = 300;
const PLIES = 60;
const SIZE = 9_900_000;

/** Games of random moves, the same in every run. */
function fileOf(id: VariantId, count: number): string {
  const variant = variantOf(id);
  let seed = 1;
  const next = (): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff) >> 8;
  return Array.from({ length: count }, (_, at) => {
    const { moves } = playedOut(variant, Array.from({ length: PLIES }, next));
    const plain = { setup: null, nags: [], clock: null, comments: [], variations: [] };
    const line = { comments: [], moves: moves.map((move) => ({ ...plain, move })) };
    const tags = [{ name: 'Event', value: `Game ${at}` }];
    return makePdn({ variant, tags, start: null, line, result: '*' });
  }).join('\n');
}

const withoutTag = (text: string): string => text.replaceAll(/\[GameType .*\]\n/g, '');

function gamesPerSecond(text: string): number {
  const before = process.cpuUsage();
  const { length } = readPdn(text);
  const { user, system } = process.cpuUsage(before);
  return (length * 1e6) / (user + system);
}

export const records: Bench = async function* () {
  for (const id of ['russian', 'international', 'english'] as const) {
    const text = fileOf(id, GAMES);
    gamesPerSecond(text);
    yield alone(`${id}: games that name their variant`, 'games/s of CPU', gamesPerSecond(text));
    yield alone(`${id}: games that do not`, 'games/s of CPU', gamesPerSecond(withoutTag(text)));
  }
  const part = withoutTag(fileOf('international', GAMES));
  const source = part.repeat(Math.floor(SIZE / part.length));
  const pool = openReadingPool({ report: () => undefined, ms: 120_000 });
  await pool.record({ source: part, variant: null }, 'warm');
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  const read = await pool.record({ source, variant: null, number: 1000 }, 'bench');
  const ms = performance.now() - began;
  delay.disable();
  await pool.close();
  if (!read.ok) throw new Error(read.problem.code);
  yield alone(`one game of ${read.value.count} in 10 MB`, 'ms', ms);
  yield alone('the longest hold of the event loop meanwhile', 'ms', delay.max / 1e6);
};
