import { type Result, done, refused } from '../../kit/result.ts';
import type { Entrant } from '../event.ts';
import { toUnits } from '../outcome.ts';
import { type Cell, NOTHING } from './cells.ts';
import { columns, inBytes, pointsWritten, type Record, type TrfProblem } from './records.ts';

export interface PlayerLine {
  readonly line: number;
  readonly player: Entrant;
  /** As written, in units; null if missing. */
  readonly points: number | null;
  readonly cells: readonly Cell[];
}

const FIRST_COLUMN = 92;
const COLUMN_WIDTH = 10;
/** The number of rounds (record 142) has three digits. */
const MOST_COLUMNS = 999;

/** Alternative results: for games shorter than one move, and for byes by older programs. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['W', '1'],
  ['D', '='],
  ['L', '0'],
]);
const SAME_WITHOUT_OPPONENT: ReadonlyMap<string, string> = new Map([
  ['+', 'U'],
  ['1', 'F'],
  ['=', 'H'],
  ['-', 'Z'],
  ['0', 'Z'],
  ['', 'Z'],
]);

/** Reads ` 12 w 1`; null if malformed. */
function readCell(opponent: string, color: string, letter: string): Cell | null {
  const result = letter.toUpperCase();
  if (opponent === '' && color === '' && result === '') return NOTHING;
  if (opponent === '' || /^0+$/u.test(opponent)) {
    const plain = SAME_WITHOUT_OPPONENT.get(result) ?? result;
    return /^[UHFZ]$/u.test(plain) && (color === '-' || color === '')
      ? { opponent: null, color: '-', result: plain }
      : null;
  }
  const plain = SAME.get(result) ?? result;
  if (!/^\d+$/u.test(opponent) || !/^[1=0+-]$/u.test(plain)) return null;
  return color === 'w' || color === 'b' ? { opponent: Number(opponent), color, result: plain } : null;
}

/** A game that is paired but not played, as in a round that is still to come. */
const UNPLAYED = /^\d+ [wb](?: \*)?$/iu;

function readCells(record: Record): Result<readonly Cell[], TrfProblem> {
  const cells: Cell[] = [];
  for (let at = FIRST_COLUMN; at <= record.characters.length; at += COLUMN_WIDTH) {
    const cell = readCell(
      columns(record, at, at + 3),
      columns(record, at + 5, at + 5).toLowerCase(),
      columns(record, at + 7, at + 7),
    );
    if (!cell || cells.length === MOST_COLUMNS) {
      const text = columns(record, at, at + COLUMN_WIDTH - 1);
      return refused({ code: UNPLAYED.test(text) ? 'result' : 'column', line: record.line, text });
    }
    cells.push(cell);
  }
  return done(cells);
}

/** Whether the points end where they should, and the columns between the fields are blank. */
const isAligned = (record: Record): boolean =>
  [9, 14, 48, 53, 85].every((column) => columns(record, column, column) === '') &&
  /^[.,]\d$/u.test(columns(record, 83, 84));

/** Some programs pad names by bytes, which shifts the columns after a name in another script. */
function aligned(record: Record): Record {
  const shifted = inBytes(record);
  return !isAligned(record) && isAligned(shifted) ? shifted : record;
}

export function readPlayerLine(written: Record): Result<PlayerLine, TrfProblem> {
  const record = aligned(written);
  const problem = (code: TrfProblem['code'], text: string) => refused({ code, line: record.line, text });
  const number = columns(record, 5, 8);
  if (!/^[1-9]\d*$/u.test(number)) return problem('number', number);
  const rating = columns(record, 49, 52);
  if (!/^\d*$/u.test(rating)) return problem('rating', rating);
  const points = columns(record, 81, 84);
  const total = points === '' ? null : pointsWritten(points);
  if (points !== '' && total === null) return problem('points', points);
  const cells = readCells(record);
  if (!cells.ok) return cells;
  const name = columns(record, 15, 47);
  return done({
    line: record.line,
    player: {
      number: Number(number),
      ...(Number(rating) > 0 ? { rating: Number(rating) } : {}),
      ...(name === '' ? {} : { name }),
    },
    points: total === null ? null : toUnits(total),
    cells: cells.value,
  });
}
