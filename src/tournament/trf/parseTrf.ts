/** Reads a complete TRF of individual players, in the format of 2026 or 2016. */
import { type Attempt, done, refused } from '../../kit/attempt.ts';
import { type AnyEvent, type Color, opposite, type Scoring } from '../event.ts';
import { toPoints } from '../outcome.ts';
import { inBracketOrder, inDoubleSwissOrder, inDutchOrder, inTableOrder } from './boardOrder.ts';
import { pointsIn } from './cells.ts';
import { type PlayerLine, readPlayerLine } from './playerLines.ts';
import { type Header, readHeader, type Record, recordsOf, type TrfProblem } from './records.ts';
import { pairedColumns, readKnockOutRound, readMatches, readRound } from './rounds.ts';
import { systemOf } from './systems.ts';

function all<T>(attempts: readonly Attempt<T, TrfProblem>[]): Attempt<readonly T[], TrfProblem> {
  const values: T[] = [];
  for (const attempt of attempts) {
    if (!attempt.ok) return attempt;
    values.push(attempt.value);
  }
  return done(values);
}

function readPlayers(records: readonly Record[]): Attempt<readonly PlayerLine[], TrfProblem> {
  const lines = all(records.filter(({ code }) => code === '001').map(readPlayerLine));
  if (!lines.ok) return lines;
  if (lines.value.length === 0) return refused({ code: 'empty', line: null, text: '' });
  const sorted = lines.value.toSorted((a, b) => a.player.number - b.player.number);
  for (const [index, { line, player }] of sorted.entries()) {
    const text = String(player.number);
    if (player.number <= index) return refused({ code: 'numberTwice', line, text });
    if (player.number > index + 1) return refused({ code: 'numberGap', line, text });
  }
  return done(sorted);
}

/** Tried in order if the file doesn't state its scoring, until everyone's points add up. */
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
): Attempt<Scoring, TrfProblem> {
  const isSaid = Object.keys(said).length > 0;
  const told = { win: 1, draw: 0.5, loss: 0, ...said };
  const candidates = isSaid ? [{ bye: told.win, ...told }] : USUAL;
  const found = candidates.find((scoring) => !wrongPoints(lines, paired, scoring));
  if (found) return done(found);
  const wrong = candidates[0] && wrongPoints(lines, paired, candidates[0]);
  return refused({ code: 'points', line: wrong?.line ?? null, text: String(toPoints(wrong?.points ?? 0)) });
}

/** The initial color, from the first column with colors: the first number there got it if odd. */
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

function assemble({ lines, paired, header, scoring }: Base): Attempt<AnyEvent, TrfProblem> {
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

export function parseTrf(text: string): Attempt<AnyEvent, TrfProblem> {
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
