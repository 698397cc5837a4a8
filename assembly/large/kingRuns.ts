/** Frisian king runs, as in `src/draughts/numeric/large/kingRuns.ts`. */
import { isIn } from './board';
import { kings, me, runs, SIZE } from './position';

const LIMIT = 3;
const SQUARES = 50;

function run(square: i32, moves: i32): i32 {
  return (square + 1) | (moves << 6);
}

function squareOf(one: i32): i32 {
  return (one & 63) - 1;
}

function turnRun(one: i32): i32 {
  return one == 0 ? 0 : run(SQUARES - 1 - squareOf(one), one >> 6);
}

export function turnRuns(all: i32): i32 {
  return turnRun(all >>> 16) | (turnRun(all & 0xffff) << 16);
}

/** The king that must rest, -1 if there is none. */
export function tiredKing(all: i32, hasMen: bool): i32 {
  return hasMen && (all & 0xffff) >> 6 >= LIMIT ? squareOf(all & 0xffff) : -1;
}

/** Writes the runs after each move to the successors from `at` to `end`. */
export function writeRuns(position: usize, at: usize, end: usize, isQuiet: bool): void {
  const before = runs(position) & 0xffff;
  for (let p = at; p < end; p += SIZE) {
    const gone = me(position) & ~me(p);
    const from = i32(ctz(gone));
    let own = 0;
    if (isQuiet && gone != 0 && isIn(from, kings(position))) {
      const to = i32(ctz(me(p) & ~me(position)));
      own = run(to, squareOf(before) == from ? min((before >> 6) + 1, LIMIT) : 1);
    }
    store<i32>(p, own | (runs(position) & 0xffff0000), 28);
  }
}
