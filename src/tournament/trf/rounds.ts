/** Columns of a TRF put together to rounds again. */
import { done, refused } from '../../draughts/attempt.ts';
import type { Attempt } from '../../draughts/attempt.ts';
import type { Game, KnockOutRound, Match, Round } from '../event.ts';
import { mirrored } from '../outcome.ts';
import { ABSENCE_OF, NOTHING, RESULT_OF } from './cells.ts';
import type { Cell } from './cells.ts';
import type { PlayerLine } from './playerLines.ts';
import type { TrfProblem } from './problem.ts';

const cellAt = ({ cells }: PlayerLine, column: number): Cell => cells[column] ?? NOTHING;

/** How many columns have been paired; those after them are of absences of rounds to come. */
export const pairedColumns = (lines: readonly PlayerLine[]): number =>
  Math.max(
    0,
    ...lines.map(
      ({ cells }) => cells.findLastIndex(({ opponent, result }) => opponent !== null || result === 'U') + 1,
    ),
  );

const problem = (code: TrfProblem['code'], { line }: PlayerLine, { opponent, color, result }: Cell) =>
  refused({ code, line, text: `${opponent ?? '0000'} ${color} ${result}` });

/** A column as a round of games. `lines` are by number, from 1. */
export function readRound(lines: readonly PlayerLine[], column: number): Attempt<Round, TrfProblem> {
  const pairs: Game[] = [];
  const byes: PlayerLine[] = [];
  const absent: Round['absent'][number][] = [];
  for (const line of lines) {
    const [cell, { number }] = [cellAt(line, column), line.player];
    const kind = ABSENCE_OF.get(cell.result);
    if (cell.result === 'U') byes.push(line);
    else if (kind) absent.push({ number, kind });
    if (cell.opponent === null) continue;
    const other = lines[cell.opponent - 1];
    const reply = other && cellAt(other, column);
    if (!reply || reply.opponent !== number || reply.color === cell.color)
      return problem('oneSided', line, cell);
    if (cell.color !== 'w') continue;
    const result = RESULT_OF.get(cell.result + reply.result);
    if (!result) return problem('result', line, cell);
    pairs.push({ white: number, black: cell.opponent, result });
  }
  const [bye, second] = byes;
  if (second) return problem('manyByes', second, cellAt(second, column));
  return done({ pairs, bye: bye?.player.number ?? null, absent });
}

/** Two columns as a round of matches. */
export function readMatches(lines: readonly PlayerLine[], column: number): Attempt<Round<Match>, TrfProblem> {
  const [first, second] = [readRound(lines, column), readRound(lines, column + 1)];
  if (!first.ok) return first;
  if (!second.ok) return second;
  const returns = new Map(second.value.pairs.map((pair) => [pair.black, pair]));
  const pairs: Match[] = [];
  for (const { white, black, result } of first.value.pairs) {
    const found = returns.get(white);
    const back = found?.white === black ? found : undefined;
    const line = lines[white - 1];
    if (!back) return refused({ code: 'oneSided', line: line?.line ?? null, text: `${white}-${black}` });
    pairs.push({ white, black, games: [result, mirrored(back.result)] });
  }
  return done({ ...first.value, pairs });
}

/** A column as a round of a knock-out. Who is out has nothing in it. */
export function readKnockOutRound(
  lines: readonly PlayerLine[],
  column: number,
): Attempt<KnockOutRound, TrfProblem> {
  const hasBye = (line: PlayerLine): boolean => cellAt(line, column).result === 'U';
  const byes = lines.filter(hasBye).map(({ player }) => player.number);
  const hidden = lines.map((line) => (hasBye(line) ? { ...line, cells: [] } : line));
  const round = readRound(hidden, column);
  if (!round.ok) return round;
  const drawn = round.value.pairs.find(({ result }) => result === '=' || result === '--');
  if (drawn)
    return refused({ code: 'result', line: lines[drawn.white - 1]?.line ?? null, text: drawn.result });
  const pairs = round.value.pairs.map(({ white, black, result }) => ({
    white,
    black,
    winner: result === '1-0' || result === '+-' ? white : black,
  }));
  return done({ pairs, byes });
}
