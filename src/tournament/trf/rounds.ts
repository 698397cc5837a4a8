import { type Attempt, done, refused } from '../../kit/attempt.ts';
import type { Game, KnockOutRound, Match, Round } from '../event.ts';
import { mirror } from '../outcome.ts';
import { ABSENCE_OF, type Cell, NOTHING, RESULT_OF } from './cells.ts';
import type { PlayerLine } from './playerLines.ts';
import type { TrfProblem } from './records.ts';

const cellAt = ({ cells }: PlayerLine, column: number): Cell => cells[column] ?? NOTHING;

/** The number of paired columns; later ones hold absences from future rounds. */
export const pairedColumns = (lines: readonly PlayerLine[]): number =>
  Math.max(
    0,
    ...lines.map(
      ({ cells }) => cells.findLastIndex(({ opponent, result }) => opponent !== null || result === 'U') + 1,
    ),
  );

const problem = (code: TrfProblem['code'], { line }: PlayerLine, { opponent, color, result }: Cell) =>
  refused({ code, line, text: `${opponent ?? '0000'} ${color} ${result}` });

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
    pairs.push({ white, black, games: [result, mirror(back.result)] });
  }
  return done({ ...first.value, pairs });
}

/** A player who is out has no cell. */
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
