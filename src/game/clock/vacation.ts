/**
 * Users have 30 vacation days per year. Each game stores a copy of them, so that its clock can be
 * computed from the game alone.
 */
import { done, refused, type Result } from '../../kit/result.ts';
import { COLORS, type Color } from '../../draughts/types.ts';
import { isOverdue } from './clock.ts';
import type { Game, UserId, Vacation } from '../game.ts';
import type { GameProblem } from '../problem.ts';
import { isPerson } from '../seat.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { DAY, type Span } from '../calendar/span.ts';

const A_YEAR = 30 * DAY;
/** Shorter vacations could stop the clock whenever it is inconvenient. */
const SHORTEST = DAY;

/** A user's vacations, latest last. Saved by compare-and-set. */
export interface VacationBook {
  readonly user: UserId;
  readonly version: number;
  readonly spans: readonly Span[];
}

export const emptyBook = (user: UserId): VacationBook => ({ user, version: 0, spans: [] });

export const vacationAt = ({ spans }: VacationBook, at: number): Span | null =>
  spans.find(({ from, to }) => from <= at && at < to) ?? null;

const yearOf = (at: number): number =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC').year;

/** The days left in the year (UTC) of an instant. A vacation counts for the year when it starts. */
export function daysLeft({ spans }: VacationBook, at: number): number {
  const year = yearOf(at);
  const taken = spans
    .filter(({ from }) => yearOf(from) === year)
    .reduce((sum, { from, to }) => sum + Math.max(SHORTEST, to - from), 0);
  return Math.floor((A_YEAR - taken) / DAY);
}

export function startVacation(
  book: VacationBook,
  at: number,
  days: number | undefined,
): Result<VacationBook, GameProblem> {
  const current = vacationAt(book, at);
  if (current) return refused({ code: 'vacation-running', until: current.to });
  const left = daysLeft(book, at);
  if (left < 1) return refused({ code: 'no-vacation-left' });
  const wanted = days ?? left;
  if (wanted < 1 || wanted > left) return refused({ code: 'vacation-length', left });
  const span = { from: at, to: at + wanted * DAY };
  return done({ ...book, version: book.version + 1, spans: [...book.spans, span] });
}

export function endVacation(book: VacationBook, at: number): Result<VacationBook, GameProblem> {
  const current = vacationAt(book, at);
  if (!current) return refused({ code: 'no-vacation' });
  const spans = book.spans.map((span) => (span === current ? { ...span, to: at } : span));
  return done({ ...book, version: book.version + 1, spans });
}

/** The side that this user plays alone. A team's clock keeps running. */
const sideAlone = ({ seats }: Game, user: UserId): Color | null =>
  COLORS.find((color) => isPerson(seats[color]) && seats[color].id === user) ?? null;

/** Copies a user's vacations into a game; null if nothing changes or the time already ran out. */
export function withVacations(game: Game, { user, spans }: VacationBook): Game | null {
  const color = sideAlone(game, user);
  if (!color || game.result || game.time?.kind !== 'correspondence') return null;
  const [own, others] = [game.vacations.filter(isOf(color)), game.vacations.filter(isOf(opponentOf(color)))];
  const isKnown = ({ from, to }: Span): boolean => own.some((each) => each.from === from && each.to === to);
  // A vacation that was cut short may end at the instant when the next one starts.
  const isCut = ({ from, to }: Span): boolean => own.some((each) => each.from === from && each.to > to);
  const valid = spans.filter((span) => isKnown(span) || isCut(span) || isInTime(game, span));
  const news = valid.findLast((span) => !isKnown(span));
  if (!news || (isCut(news) && isOverdue(game, news.to))) return null;
  const vacations = [...others, ...valid.map((span) => ({ color, ...span }))];
  const at = isCut(news) ? news.to : news.from;
  return { ...game, version: game.version + 1, vacations, changedAt: Math.max(game.changedAt, at) };
}

const isOf =
  (side: Color) =>
  ({ color }: Vacation): boolean =>
    color === side;

const isInTime = (game: Game, { from, to }: Span): boolean => to > game.createdAt && !isOverdue(game, from);

export const vacationsOnBegin = (game: Game, books: readonly VacationBook[]): readonly Vacation[] =>
  books.flatMap((book) => {
    const span = vacationAt(book, game.createdAt);
    const color = sideAlone(game, book.user);
    return span && color && game.time?.kind === 'correspondence' ? [{ color, ...span }] : [];
  });
