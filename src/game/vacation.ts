/**
 * Vacations. Every player has 30 days a year, to be taken in as many parts as they like; what is left is derived from
 * what was taken. While one is away, the clocks of their games by correspondence stand still on their turns.
 *
 * The book of a user says when they are away; each game keeps a copy of what concerns it, so that a game's clock can be
 * read from the game alone and a change of it is saved like any other.
 */
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { COLORS, type Color } from '../draughts/types.ts';
import { isOverdue } from './clock.ts';
import type { Game, UserId, Vacation } from './game.ts';
import type { GameProblem } from './problem.ts';
import { isPerson } from './seat.ts';
import { opponentOf } from '../draughts/piece.ts';
import { DAY, type Span } from './span.ts';

const A_YEAR = 30 * DAY;
/** A part of a vacation costs a day at the least, or clocks could be stopped at every awkward hour. */
const SHORTEST = DAY;

/** The vacations of one user, the latest last; saved by compare-and-set as a game is. */
export interface VacationBook {
  readonly user: UserId;
  /** Counts the changes; 0 when nothing was ever written. */
  readonly version: number;
  readonly spans: readonly Span[];
}

/** The book of someone who was never away. */
export const emptyBook = (user: UserId): VacationBook => ({ user, version: 0, spans: [] });

/** The vacation that is on at an instant; `null` when the user is here. */
export const vacationAt = ({ spans }: VacationBook, at: number): Span | null =>
  spans.find(({ from, to }) => from <= at && at < to) ?? null;

const yearOf = (at: number): number =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC').year;

/** What may still be taken in the year (UTC) of this instant, in whole days. A vacation counts for the year it begins in. */
export function daysLeft({ spans }: VacationBook, at: number): number {
  const year = yearOf(at);
  const taken = spans
    .filter(({ from }) => yearOf(from) === year)
    .reduce((sum, { from, to }) => sum + Math.max(SHORTEST, to - from), 0);
  return Math.floor((A_YEAR - taken) / DAY);
}

/** Begins a vacation of so many days, or of all that are left; it ends by itself. */
export function startVacation(
  book: VacationBook,
  at: number,
  days: number | undefined,
): Attempt<VacationBook, GameProblem> {
  const current = vacationAt(book, at);
  if (current) return refused({ code: 'vacation-running', until: current.to });
  const left = daysLeft(book, at);
  if (left < 1) return refused({ code: 'no-vacation-left' });
  const wanted = days ?? left;
  if (wanted < 1 || wanted > left) return refused({ code: 'vacation-length', left });
  const span = { from: at, to: at + wanted * DAY };
  return done({ ...book, version: book.version + 1, spans: [...book.spans, span] });
}

/** Ends the vacation that is on; the days that are left of it are kept. */
export function endVacation(book: VacationBook, at: number): Attempt<VacationBook, GameProblem> {
  const current = vacationAt(book, at);
  if (!current) return refused({ code: 'no-vacation' });
  const spans = book.spans.map((span) => (span === current ? { ...span, to: at } : span));
  return done({ ...book, version: book.version + 1, spans });
}

/** The side that waits for this user alone: a team has others who can move meanwhile, so its clock runs on. */
const sideAlone = ({ seats }: Game, user: UserId): Color | null =>
  COLORS.find((color) => isPerson(seats[color]) && seats[color].id === user) ?? null;

/**
 * The game with its player's vacations as the book has them; `null` when that changes nothing: it is no game by
 * correspondence, it knows them already, or the flag had fallen before.
 */
export function withVacations(game: Game, { user, spans }: VacationBook): Game | null {
  const color = sideAlone(game, user);
  if (!color || game.result || game.time?.kind !== 'correspondence') return null;
  const [own, others] = [game.vacations.filter(isOf(color)), game.vacations.filter(isOf(opponentOf(color)))];
  const isKnown = ({ from, to }: Span): boolean => own.some((each) => each.from === from && each.to === to);
  // It may have begun in the very instant in which another, as short as can be, had begun and ended.
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

/** The vacations during which a game begins: of those who are away when they agree to play. */
export const vacationsOnBegin = (game: Game, books: readonly VacationBook[]): readonly Vacation[] =>
  books.flatMap((book) => {
    const span = vacationAt(book, game.createdAt);
    const color = sideAlone(game, book.user);
    return span && color && game.time?.kind === 'correspondence' ? [{ color, ...span }] : [];
  });
