/** Writes an event as TRF-2026, FIDE's tournament report format. Columns are counted from 1. */
import { cut, oneLine } from '../../kit/cut.ts';
import { type Result, done, refused } from '../../kit/result.ts';
import type { Entrant, Scoring, AnyEvent } from '../event.ts';
import { toPoints, toUnits } from '../outcome.ts';
import { type Cell, cellsOf, pointsIn } from './cells.ts';
import { codeOf, TYPES } from './systems.ts';

/** `points`: not whole tenths, or too many. `rating`: not a whole number from 1 to 9999. */
export type UnwritableTrf = 'points' | 'rating' | 'players';

interface TrfSpec {
  readonly name: string;
  readonly tieBreaks?: readonly string[];
}

const LONGEST_NAME = 33;
const MOST = 9999;
const TENTH = toUnits(1 / 10);

/** A comment, because TRF has no record for this. */
export const THIRD_PLACE = '### third place is played for';

const right = (value: number | string, width: number): string => String(value).padStart(width);

function left(text: string, width: number): string {
  const cell = cut(oneLine(text).replaceAll(/\s+/gu, ' ').trim(), width);
  return cell + ' '.repeat(width - Array.from(cell).length);
}

const tenths = (units: number): string => right(toPoints(units).toFixed(1), 4);

/** The columns from 92 on: ` 12 w 1 `. */
const cell = ({ opponent, color, result }: Cell): string =>
  `${opponent === null ? '0000' : right(opponent, 4)} ${color} ${result}`;

function playerLine(
  { number, name = '', rating }: Entrant,
  points: number,
  rank: number,
  cells: readonly Cell[],
): string {
  const columns = cells.map((one) => `  ${cell(one)}`).join('');
  return [
    `001 ${right(number, 4)}${' '.repeat(6)}${left(name, LONGEST_NAME)} ${right(rating ?? '', 4)}`,
    `${' '.repeat(28)}${tenths(points)} ${right(rank, 4)}${columns}`,
  ].join('');
}

/** Record 162: each letter with its points, in nine columns. */
const scoringLine = ({ win, draw, loss, bye }: Scoring): string => {
  const letters = { W: win, D: draw, L: loss, P: bye };
  const columns = Object.entries(letters).map(
    ([letter, points]) => `${letter}${tenths(toUnits(points))}    `,
  );
  return `162  ${columns.join('')}`.trimEnd();
};

/** Record 260: pairs that are kept apart in all rounds. */
const forbiddenLine = ([a, b]: readonly [number, number], rounds: number): string =>
  `260 001 ${String(rounds).padStart(3, '0')} ${right(a, 4)} ${right(b, 4)}`;

/** Ranks by points, then by number, because TRF files don't rank by tie-breaks. */
function ranksOf(points: readonly number[]): readonly number[] {
  const order = points.map((_, index) => index).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const ranks = points.map(() => 0);
  for (const [rank, index] of order.entries()) ranks[index] = rank + 1;
  return ranks;
}

const isRating = (rating: number): boolean => Number.isInteger(rating) && rating > 0 && rating <= MOST;
const isTenths = (points: number): boolean => toUnits(points) % TENTH === 0;

function problemOf({ players, scoring }: AnyEvent, points: readonly number[]): UnwritableTrf | null {
  if (players.length > MOST) return 'players';
  if (
    !Object.values(scoring).every((worth) => isTenths(worth) && worth < 100) ||
    points.some((units) => tenths(units).length > 4)
  )
    return 'points';
  return players.every(({ rating }) => rating === undefined || isRating(rating)) ? null : 'rating';
}

export function makeTrf(
  tournament: AnyEvent,
  { name, tieBreaks = [] }: TrfSpec,
): Result<string, UnwritableTrf> {
  const { players, scoring, initialColor, forbidden, expectedRounds } = tournament;
  const cells = cellsOf(tournament);
  const points = cells.map((own) => own.reduce((sum, one) => sum + pointsIn(one, scoring), 0));
  const problem = problemOf(tournament, points);
  if (problem) return refused(problem);
  const ranks = ranksOf(points);
  const rounds =
    Math.max(expectedRounds, tournament.rounds.length) * (tournament.system === 'double-swiss' ? 2 : 1);
  const rated = players.filter(({ rating }) => rating !== undefined).length;
  const lines = [
    `012 ${left(name, 80).trimEnd()}`.trimEnd(),
    `062 ${players.length}`,
    `072 ${rated}`,
    `092 ${TYPES[tournament.system]}`,
    `142 ${rounds}`,
    `152 ${initialColor === 'white' ? 'W' : 'B'}`,
    scoringLine(scoring),
    `192 ${codeOf(tournament)}`,
    ...(tieBreaks.length > 0 ? [`212 ${['PTS', ...tieBreaks].join(',')}`] : []),
    ...(tournament.system === 'knock-out' && tournament.hasThirdPlace ? [THIRD_PLACE] : []),
    ...forbidden.map((pair) => forbiddenLine(pair, rounds)),
    ...players.map((player, index) =>
      playerLine(player, points[index] ?? 0, ranks[index] ?? 0, cells[index] ?? []),
    ),
  ];
  return done(lines.map((line) => `${line}\n`).join(''));
}
