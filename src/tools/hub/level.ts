/** The command `level` of the Hub protocol: what one search may spend. */
import type { Limits } from '../../engine/search/limits.ts';

/** Moves that a game is expected to go on for, where nothing is said of it. */
const MOVES_LEFT = 28;
/** Of the time for a move, what is left over for sending it, in seconds. */
const SPARE = 0.03;

/** The limits of a `level`; `null` when a number is not one. */
export function parseLevel(args: ReadonlyMap<string, string>): Limits | null {
  const numbers = new Map([...args].map(([name, text]) => [name, text === '' ? 0 : Number(text)]));
  if ([...numbers.values()].some((number) => !Number.isFinite(number) || number < 0)) return null;
  const depth = numbers.get('depth');
  const nodes = numbers.get('nodes');
  const seconds = numbers.get('move-time') ?? secondsOf(numbers);
  return {
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(seconds === null ? {} : { ms: 1000 * Math.max(0.005, seconds) }),
  };
}

/** A share of the time that remains for the game. */
function secondsOf(numbers: ReadonlyMap<string, number>): number | null {
  const time = numbers.get('time');
  if (time === undefined) return null;
  const moves = Math.min(numbers.get('moves') ?? MOVES_LEFT, MOVES_LEFT) || MOVES_LEFT;
  const share = time / moves + (numbers.get('inc') ?? 0) * 0.7;
  return Math.min(share, time * 0.5) - SPARE;
}
