/** The strictest reading that fits any move wins, so a full short path never means a longer one. */
import type { Written } from '../draughts/captureWalk.ts';
import type { Move, Square } from '../draughts/types.ts';

type Squares = readonly Square[];
type Reading = (written: Squares, path: Squares) => boolean;

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

/** Finds the legal moves that have a route as written. */
export type FindRoutes = (written: Written) => readonly Move[];

/**
 * If several moves fit, the text is ambiguous. An abbreviated route from `find` counts only if no
 * path fits.
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
