import { type Attempt, done, refused } from '../../kit/attempt.ts';
import type { Entrant } from '../event.ts';
import { toUnits } from '../outcome.ts';
import { type Cell, NOTHING } from './cells.ts';
import { columns, type Record, type TrfProblem } from './records.ts';

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

/** Alternative results: games of less than one move, and byes of older programs. */
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

/** `  12 w 1`; null if malformed. */
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

function readCells(record: Record): Attempt<readonly Cell[], TrfProblem> {
  const cells: Cell[] = [];
  for (let at = FIRST_COLUMN; at <= record.characters.length; at += COLUMN_WIDTH) {
    const cell = readCell(
      columns(record, at, at + 3),
      columns(record, at + 5, at + 5).toLowerCase(),
      columns(record, at + 7, at + 7),
    );
    if (!cell || cells.length === MOST_COLUMNS)
      return refused({ code: 'column', line: record.line, text: columns(record, at, at + COLUMN_WIDTH - 1) });
    cells.push(cell);
  }
  return done(cells);
}

export function readPlayerLine(record: Record): Attempt<PlayerLine, TrfProblem> {
  const problem = (code: TrfProblem['code'], text: string) => refused({ code, line: record.line, text });
  const number = columns(record, 5, 8);
  if (!/^[1-9]\d*$/u.test(number)) return problem('number', number);
  const rating = columns(record, 49, 52);
  if (!/^\d*$/u.test(rating)) return problem('rating', rating);
  const points = columns(record, 81, 84);
  if (!/^(\d+(\.\d)?)?$/u.test(points)) return problem('points', points);
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
    points: points === '' ? null : toUnits(Number(points)),
    cells: cells.value,
  });
}
