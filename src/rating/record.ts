import { opponentOf } from '../draughts/piece.ts';
import type { ByColor, Color } from '../draughts/types.ts';
import type { GameId, Player, UserId } from '../game/game.ts';
import { NO_TIME, addTimes, type ThinkingTime } from '../game/clock/thinkingTime.ts';
import { MOST_HELD, NO_TIES, type HeldGame, type Ties } from './established.ts';
import { scoreOf, type Finished } from './finished.ts';
import { afterGame, newRating, restedUntil, type Rating, type Score } from './glicko.ts';
import { SPANS, startOf, type Span } from './span.ts';
import { VARIANT_IDS, type VariantId } from '../draughts/variants.ts';

export const POOLS = ['all', ...VARIANT_IDS] as const;
/** Ratings and leaderboards exist for each variant, and for all variants together. */
export type Pool = VariantId | 'all';

export const poolsOf = (variant: VariantId): readonly [VariantId, 'all'] => [variant, 'all'];

interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
}

interface SpanTally extends Tally {
  readonly since: number;
}

interface BestWin {
  readonly gameId: GameId;
  readonly opponent: Player;
  readonly value: number;
}

interface Thoughts {
  readonly live: ThinkingTime;
  readonly slow: ThinkingTime;
}

export interface HeadToHead {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
}

export interface PlayerRecord extends Ties {
  readonly name: string;
  readonly rating: Rating;
  readonly spans: Readonly<Record<Span, SpanTally>>;
  readonly colors: ByColor<Tally>;
  readonly streak: number;
  readonly longestStreak: number;
  readonly bestWin: BestWin | null;
  /** Live games are kept apart, because one slow move takes longer than a hundred live moves. */
  readonly thought: Thoughts;
  readonly firstOpponent: UserId;
  readonly isVaried: boolean;
  readonly held: readonly HeldGame[];
}

interface Encounter {
  readonly game: Finished;
  readonly color: Color;
  readonly opponent: Rating;
  readonly isHeld: boolean;
  readonly ties: Ties;
}

const NONE: Tally = { games: 0, wins: 0, draws: 0 };

const plus = ({ games, wins, draws }: Tally, score: Score): Tally => ({
  games: games + 1,
  wins: wins + (score === 1 ? 1 : 0),
  draws: draws + (score === 0.5 ? 1 : 0),
});

function spanAfter(before: SpanTally, span: Span, at: number, score: Score): SpanTally {
  const since = startOf(span, at);
  return since > before.since ? { since, ...plus(NONE, score) } : { ...before, ...plus(before, score) };
}

function streakAfter(streak: number, score: Score): number {
  if (score === 0.5) return 0;
  return score === 1 ? Math.max(0, streak) + 1 : Math.min(0, streak) - 1;
}

function bestAfter(best: BestWin | null, score: Score, { game, color, opponent }: Encounter): BestWin | null {
  if (score !== 1 || (best && best.value >= opponent.value)) return best;
  return { gameId: game.gameId, opponent: game.players[opponentOf(color)], value: opponent.value };
}

function thoughtsAfter(before: Thoughts, { isLive, thought }: Finished, color: Color): Thoughts {
  const kind = isLive ? 'live' : 'slow';
  return { ...before, [kind]: addTimes(before[kind], thought[color]) };
}

const emptySpan: SpanTally = { since: 0, ...NONE };

function newRecord({ game, color }: Encounter): PlayerRecord {
  return {
    name: game.players[color].name,
    rating: newRating(game.at),
    spans: { week: emptySpan, month: emptySpan, year: emptySpan, ever: emptySpan },
    colors: { white: NONE, black: NONE },
    streak: 0,
    longestStreak: 0,
    bestWin: null,
    thought: { live: NO_TIME, slow: NO_TIME },
    firstOpponent: game.players[opponentOf(color)].id,
    isVaried: false,
    ...NO_TIES,
    held: [],
  };
}

export function withReleased(record: PlayerRecord, isEstablished: (user: UserId) => boolean): PlayerRecord {
  const released = record.held.filter(({ opponent }) => isEstablished(opponent));
  if (released.length === 0) return record;
  const rating = released.reduce(
    (own, { rating: opponent, score }) => afterGame(own, opponent, score, opponent.at),
    record.rating,
  );
  return { ...record, rating, held: record.held.filter((game) => !released.includes(game)) };
}

function ratedBy(
  { rating, held }: PlayerRecord,
  { game, color, opponent, isHeld }: Encounter,
): Pick<PlayerRecord, 'rating' | 'held'> {
  const score = scoreOf(game, color);
  if (!isHeld) return { rating: afterGame(rating, opponent, score, game.at), held };
  const other = game.players[opponentOf(color)].id;
  const added = { opponent: other, rating: restedUntil(opponent, game.at), score };
  return { rating: restedUntil(rating, game.at), held: [...held, added].slice(-MOST_HELD) };
}

export function afterEncounter(before: PlayerRecord | null, encounter: Encounter): PlayerRecord {
  const record = before ?? newRecord(encounter);
  const { game, color, ties } = encounter;
  const score = scoreOf(game, color);
  const streak = streakAfter(record.streak, score);
  const spans = SPANS.map((span) => [span, spanAfter(record.spans[span], span, game.at, score)] as const);
  return {
    ...record,
    name: game.players[color].name,
    ...ratedBy(record, encounter),
    spans: { ...record.spans, ...Object.fromEntries(spans) },
    colors: { ...record.colors, [color]: plus(record.colors[color], score) },
    streak,
    longestStreak: Math.max(record.longestStreak, streak),
    bestWin: bestAfter(record.bestWin, score, encounter),
    thought: thoughtsAfter(record.thought, game, color),
    isVaried: record.isVaried || game.players[opponentOf(color)].id !== record.firstOpponent,
    ...ties,
  };
}

const MIDDLE = 1500;
const KEPT = 0.5;
/** After this, ratings change faster again, and have a question mark for a few games. */
const LEAST_DEVIATION = 150;

/** Resets a record for a new season. Seasons start as ledger entries, so every replay has them. */
export const resetRecord = ({ rating, ...record }: PlayerRecord): PlayerRecord => ({
  ...record,
  rating: {
    ...rating,
    value: MIDDLE + (rating.value - MIDDLE) * KEPT,
    deviation: Math.max(rating.deviation, LEAST_DEVIATION),
  },
});
