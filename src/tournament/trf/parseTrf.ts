/** Reads a complete TRF file of individual players, in the format of 2026 or 2016. */
import { type Result, done, refused } from '../../kit/result.ts';
import {
  type AnyEvent,
  type Color,
  opposite,
  type Scoring,
  type KnockOutEvent,
  type Pair,
  type Round,
  type Game,
  type KnockOutRound,
  type Match,
} from '../event.ts';
import { toPoints, gameOutcome, matchOutcome, mirror } from '../outcome.ts';
import { pointsIn, ABSENCE_OF, type Cell, NOTHING, RESULT_OF } from './cells.ts';
import { type PlayerLine, readPlayerLine } from './playerLines.ts';
import { type Header, readHeader, type Record, recordsOf, type TrfProblem } from './records.ts';
import { systemOf } from './systems.ts';
import { bracketOrder } from '../knockOut/pairKnockOut.ts';
import { type Ledger, ledgerOf } from '../ledger.ts';
import { tableRound } from '../roundRobin/berger.ts';
import { byBoard } from '../swiss/pairs.ts';

const cellAt = ({ cells }: PlayerLine, column: number): Cell => cells[column] ?? NOTHING;

/** The number of paired columns. Later columns contain absences from future rounds. */
const pairedColumns = (lines: readonly PlayerLine[]): number =>
  Math.max(
    0,
    ...lines.map(
      ({ cells }) => cells.findLastIndex(({ opponent, result }) => opponent !== null || result === 'U') + 1,
    ),
  );

const problem = (code: TrfProblem['code'], { line }: PlayerLine, { opponent, color, result }: Cell) =>
  refused({ code, line, text: `${opponent ?? '0000'} ${color} ${result}` });

function readRound(lines: readonly PlayerLine[], column: number): Result<Round, TrfProblem> {
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
      return problem('one-sided', line, cell);
    if (cell.color !== 'w') continue;
    const result = RESULT_OF.get(cell.result + reply.result);
    if (!result) return problem('result', line, cell);
    pairs.push({ white: number, black: cell.opponent, result });
  }
  const [bye, second] = byes;
  if (second) return problem('many-byes', second, cellAt(second, column));
  return done({ pairs, bye: bye?.player.number ?? null, absent });
}

function readMatches(lines: readonly PlayerLine[], column: number): Result<Round<Match>, TrfProblem> {
  const [first, second] = [readRound(lines, column), readRound(lines, column + 1)];
  if (!first.ok) return first;
  if (!second.ok) return second;
  const returns = new Map(second.value.pairs.map((pair) => [pair.black, pair]));
  const pairs: Match[] = [];
  for (const { white, black, result } of first.value.pairs) {
    const found = returns.get(white);
    const back = found?.white === black ? found : undefined;
    const line = lines[white - 1];
    if (!back) return refused({ code: 'one-sided', line: line?.line ?? null, text: `${white}-${black}` });
    pairs.push({ white, black, games: [result, mirror(back.result)] });
  }
  return done({ ...first.value, pairs });
}

function readKnockOutRound(lines: readonly PlayerLine[], column: number): Result<KnockOutRound, TrfProblem> {
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

type Of<S extends AnyEvent['system']> = Extract<AnyEvent, { system: S }>;

function orderRounds<P extends Pair>(rounds: readonly Round<P>[], ledger: Ledger): readonly Round<P>[] {
  const scores = ledger.map(() => 0);
  return rounds.map((round, index) => {
    const pairs = byBoard(round.pairs, (number) => scores[number] ?? 0);
    for (const [number, entries] of ledger.entries())
      scores[number] = (scores[number] ?? 0) + (entries[index]?.points ?? 0);
    return { ...round, pairs };
  });
}

function inDutchOrder(event: Of<'dutch'>): Of<'dutch'> {
  const { players, scoring, rounds } = event;
  const ledger = ledgerOf(players.length, rounds, { scoring, outcomeOf: gameOutcome, games: 1 });
  return { ...event, rounds: orderRounds(rounds, ledger) };
}

function inDoubleSwissOrder(event: Of<'double-swiss'>): Of<'double-swiss'> {
  const { players, scoring, rounds } = event;
  const ledger = ledgerOf(players.length, rounds, { scoring, outcomeOf: matchOutcome, games: 2 });
  return { ...event, rounds: orderRounds(rounds, ledger) };
}

function inTableOrder(event: Of<'round-robin'>): Of<'round-robin'> {
  const rounds = event.rounds.map((round, index) => {
    const table = tableRound(event.players.length, event.cycles, index);
    const boards = new Map(table?.pairs.map(({ white, black }, board) => [`${white}-${black}`, board]));
    const boardOf = ({ white, black }: Pair): number => boards.get(`${white}-${black}`) ?? boards.size;
    return { ...round, pairs: round.pairs.toSorted((a, b) => boardOf(a) - boardOf(b)) };
  });
  return { ...event, rounds };
}

/** In bracket order, with the match for third place after the final. */
function inBracketOrder<E extends KnockOutEvent>(event: E): E {
  const slots = new Map(bracketOrder(event.players.length).map((seed, slot) => [seed, slot]));
  const slotOf = (seed: number): number => slots.get(seed) ?? 0;
  const lost = new Set<number>();
  const isThird = ({ white }: Pair): boolean => lost.has(white);
  const rounds = event.rounds.map((round) => {
    const pairs = round.pairs.toSorted(
      (a, b) => Number(isThird(a)) - Number(isThird(b)) || slotOf(a.white) - slotOf(b.white),
    );
    const byes = round.byes.toSorted((a, b) => slotOf(a) - slotOf(b));
    for (const { white, black, winner } of round.pairs) lost.add(winner === white ? black : white);
    return { ...round, pairs, byes };
  });
  return { ...event, rounds };
}

function all<T>(attempts: readonly Result<T, TrfProblem>[]): Result<readonly T[], TrfProblem> {
  const values: T[] = [];
  for (const attempt of attempts) {
    if (!attempt.ok) return attempt;
    values.push(attempt.value);
  }
  return done(values);
}

function readPlayers(records: readonly Record[]): Result<readonly PlayerLine[], TrfProblem> {
  const lines = all(records.filter(({ code }) => code === '001').map(readPlayerLine));
  if (!lines.ok) return lines;
  if (lines.value.length === 0) return refused({ code: 'empty', line: null, text: '' });
  const sorted = lines.value.toSorted((a, b) => a.player.number - b.player.number);
  for (const [index, { line, player }] of sorted.entries()) {
    const text = String(player.number);
    if (player.number <= index) return refused({ code: 'number-twice', line, text });
    if (player.number > index + 1) return refused({ code: 'number-gap', line, text });
  }
  return done(sorted);
}

/** If the file states no scoring, these are tried in order until everyone's points add up. */
const USUAL: readonly Scoring[] = [
  { win: 1, draw: 0.5, loss: 0, bye: 1 },
  { win: 2, draw: 1, loss: 0, bye: 2 },
  { win: 3, draw: 1, loss: 0, bye: 3 },
];

const wrongPoints = (
  lines: readonly PlayerLine[],
  paired: number,
  scoring: Scoring,
): PlayerLine | undefined =>
  lines.find(({ cells, points }) => {
    const sum = cells.slice(0, paired).reduce((total, cell) => total + pointsIn(cell, scoring), 0);
    return points !== null && points !== sum;
  });

function readScoring(
  lines: readonly PlayerLine[],
  paired: number,
  said: Partial<Scoring>,
): Result<Scoring, TrfProblem> {
  const isSaid = Object.keys(said).length > 0;
  const told = { win: 1, draw: 0.5, loss: 0, ...said };
  const candidates = isSaid ? [{ bye: told.win, ...told }] : USUAL;
  const found = candidates.find((scoring) => !wrongPoints(lines, paired, scoring));
  if (found) return done(found);
  const wrong = candidates[0] && wrongPoints(lines, paired, candidates[0]);
  return refused({ code: 'points', line: wrong?.line ?? null, text: String(toPoints(wrong?.points ?? 0)) });
}

/** The initial color, from the first column with colors: the first number's color if it is odd. */
function guessColor(lines: readonly PlayerLine[]): Color {
  const firsts = lines.map(({ cells }) => cells.findIndex(({ opponent }) => opponent !== null));
  const column = firsts.reduce((least, first) => (first !== -1 && first < least ? first : least), Infinity);
  const arrived = lines.filter(({ cells }) =>
    cells.slice(0, column + 1).some(({ opponent, result }) => opponent !== null || result === 'U'),
  );
  const index = arrived.findIndex(({ cells }) => (cells[column]?.opponent ?? null) !== null);
  const color = arrived[index]?.cells[column]?.color;
  const given = color === 'b' ? 'black' : 'white';
  return index % 2 === 1 ? opposite(given) : given;
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

interface Base {
  readonly lines: readonly PlayerLine[];
  readonly paired: number;
  readonly header: Header;
  readonly scoring: Scoring;
}

function assemble({ lines, paired, header, scoring }: Base): Result<AnyEvent, TrfProblem> {
  const known = systemOf(header.system);
  if (!known) return refused({ code: 'system', line: null, text: header.system });
  const { system, cycles } = known;
  const width = system === 'double-swiss' ? 2 : 1;
  const held = Math.ceil(paired / width);
  const common = {
    players: lines.map(({ player }) => player),
    scoring,
    expectedRounds: Math.max(Math.ceil((header.rounds ?? paired) / width), held),
    initialColor: header.initialColor ?? guessColor(lines),
    forbidden: header.forbidden,
  };
  switch (system) {
    case 'dutch': {
      const rounds = all(range(held).map((round) => readRound(lines, round)));
      return rounds.ok ? done(inDutchOrder({ ...common, system, rounds: rounds.value })) : rounds;
    }
    case 'round-robin': {
      const rounds = all(range(held).map((round) => readRound(lines, round)));
      return rounds.ok ? done(inTableOrder({ ...common, system, cycles, rounds: rounds.value })) : rounds;
    }
    case 'double-swiss': {
      const rounds = all(range(held).map((round) => readMatches(lines, 2 * round)));
      return rounds.ok ? done(inDoubleSwissOrder({ ...common, system, rounds: rounds.value })) : rounds;
    }
    case 'knock-out': {
      const rounds = all(range(held).map((round) => readKnockOutRound(lines, round)));
      if (!rounds.ok) return rounds;
      return done(
        inBracketOrder({ ...common, system, hasThirdPlace: header.hasThirdPlace, rounds: rounds.value }),
      );
    }
  }
}

const strayNumber = (pairs: readonly (readonly [number, number])[], players: number): number | undefined =>
  pairs.flat().find((number) => number < 1 || number > players);

export function parseTrf(text: string): Result<AnyEvent, TrfProblem> {
  const records = recordsOf(text);
  const header = readHeader(records);
  if (!header.ok) return header;
  const lines = readPlayers(records);
  if (!lines.ok) return lines;
  const stray = strayNumber(header.value.forbidden, lines.value.length);
  if (stray !== undefined) return refused({ code: 'forbidden', line: null, text: String(stray) });
  const paired = pairedColumns(lines.value);
  const scoring = readScoring(lines.value, paired, header.value.scoring);
  if (!scoring.ok) return scoring;
  return assemble({ lines: lines.value, paired, header: header.value, scoring: scoring.value });
}
