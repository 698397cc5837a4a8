/**
 * Which of the legal moves a written list of squares means.
 *
 * The strictest reading that any move fits wins: the whole route, then the start and the end with some landing squares
 * between them, then the beginning of a capture that goes on. So the full path of a short capture stays its own even
 * when a longer capture passes through the same squares, and a player may still leave out whatever is not needed.
 */
import type { Written } from '../draughts/captureWalk.ts';
import type { Move, Square } from '../draughts/types.ts';

type Squares = readonly Square[];
type Reading = (written: Squares, path: Squares) => boolean;

/** Are these squares passed in this order, others between them allowed? */
const passes = (written: Squares, path: Squares): boolean => {
  let next = 0;
  for (const square of path) if (square === written[next]) next += 1;
  return next === written.length;
};

const wholeRoute: Reading = (written, path) =>
  written.length === path.length && written.every((square, index) => square === path[index]);
const sameEnds: Reading = (written, path) =>
  written[0] === path[0] && written.at(-1) === path.at(-1) && passes(written, path);
const beginning: Reading = (written, path) => written[0] === path[0] && passes(written, path);

/** Finds the legal moves with a route as it was written. */
export type FindRoutes = (written: Written) => readonly Move[];

/**
 * The moves, out of `legal`, that the squares may mean; more than one is an ambiguity. A move may have other routes
 * than its own path, which `find` knows: written out they count as much, shortened only where no path fits.
 */
export function movesThatFit(
  written: Squares,
  legal: readonly Move[],
  find: FindRoutes = () => [],
): readonly Move[] {
  const among = (reading: Reading): readonly Move[] => legal.filter(({ path }) => reading(written, path));
  const last = written.at(-1);
  let passing: readonly Move[] | null = null;
  const through = (): readonly Move[] => (passing ??= find({ squares: written, isWhole: false }));
  const readings = [
    () => among(wholeRoute),
    () => find({ squares: written, isWhole: true }),
    () => among(sameEnds),
    () => through().filter(({ to }) => to === last),
    () => among(beginning),
    through,
  ];
  for (const read of readings) {
    const fitting = read();
    if (fitting.length > 0) return fitting;
  }
  return [];
}
