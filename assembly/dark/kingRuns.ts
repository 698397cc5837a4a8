/** Frisian king runs: the king's square plus 1 and, from bit 6 on, its quiet moves in a row. */
import { kings, me, runs, setRuns, SIZE } from './position';
import { SQUARES, squareOf } from './squares';

/** Frisian rules, article 17: three quiet moves in a row. */
const LIMIT = 3;

function run(square: i32, moves: i32): i32 {
  return (square + 1) | (moves << 6);
}

function kingOf(one: i32): i32 {
  return (one & 63) - 1;
}

function turnRun(one: i32): i32 {
  return one == 0 ? 0 : run(SQUARES - 1 - kingOf(one), one >> 6);
}

export function turnRuns(all: i32): i32 {
  return turnRun(all >>> 16) | (turnRun(all & 0xffff) << 16);
}

/** The king that must rest; -1 if there is none. */
export function tiredKing(all: i32, hasMen: bool): i32 {
  return hasMen && (all & 0xffff) >> 6 >= LIMIT ? kingOf(all & 0xffff) : -1;
}

/** Writes the king runs after each move into the successors from `at` to `end`. */
export function writeRuns(position: usize, at: usize, end: usize, isQuiet: bool): void {
  const before = runs(position) & 0xffff;
  for (let p = at; p < end; p += SIZE) {
    const gone = me(position) & ~me(p);
    const from = squareOf(gone);
    let own = 0;
    if (isQuiet && (gone & kings(position)) != 0) {
      const to = squareOf(me(p) & ~me(position));
      own = run(to, kingOf(before) == from ? min((before >> 6) + 1, LIMIT) : 1);
    }
    setRuns(p, own | (runs(position) & 0xffff0000));
  }
}
