/** Position, turn and draw counts are derived from the moves, so nothing can contradict them. */
import type { ByColor, Color } from '../draughts/types.ts';
import type { EndRule } from '../draughts/ending.ts';
import type { VariantId } from '../draughts/variants.ts';
import type { Match, Opening } from './match/match.ts';
import type { OfferKind, Offers } from './offers/offers.ts';
import type { Seat } from './seat.ts';
import type { Span } from './calendar/span.ts';
import type { TimeControl } from './clock/time.ts';
import type { Voting } from './voting.ts';

export type { Player, UserId } from './player.ts';

/** Short, in lowercase letters and digits, because every button's id contains it. */
export type GameId = string;

export interface Place {
  readonly guildId: string | null;
  readonly channelId: string;
  /** For places where channels can't be mentioned. */
  readonly channelName?: string | undefined;
  readonly threadOf?: string | undefined;
  readonly within?: string | undefined;
  readonly locale: string;
}

/** The channel of the second card, and the side that this card notifies. */
interface OtherChannel {
  readonly place: Place;
  readonly color: Color;
}

/** Clocks are derived from turns, because a takeback undoes a move but not its thinking time. */
export interface Turn {
  readonly ply: number;
  readonly from: number;
}

export interface Vacation extends Span {
  readonly color: Color;
}

/** `flag`: out of time. `aborted`: no first move. Tournaments adjudicate or void (`annulled`). */
export const OTHER_ENDS = [
  'agreement',
  'resignation',
  'flag',
  'aborted',
  'adjudication',
  'annulled',
] as const;
export type EndReason = EndRule | (typeof OTHER_ENDS)[number];

export const isCalledOff = (result: GameResult | null | undefined): boolean =>
  result?.by === 'aborted' || result?.by === 'annulled';

export interface TournamentPlace {
  readonly id: string;
  readonly round: number;
  readonly board: number;
  /** The tournament's name and its planned number of rounds when the game began. */
  readonly name?: string | undefined;
  readonly rounds?: number | undefined;
}

/** A game's place in a match between servers. */
interface MeetPlace {
  readonly id: string;
  readonly board: number;
}

export interface Hint {
  readonly ply: number;
  readonly takebacks: number;
  readonly color: Color;
  readonly move: string;
}

export interface GameResult {
  readonly winner: Color | null;
  readonly by: EndReason;
}

export const LATEST = [
  'begun',
  'moved',
  'answered',
  'offered',
  'declined',
  'withdrawn',
  'taken-back',
  'paused',
  'resumed',
  'ended',
  'rematch-begun',
  'match-end-asked',
  'match-end-agreed',
  'next-begun',
  'runoff',
] as const;
/** The kind of the last change. The moves alone don't show a declined offer or a takeback. */
export type Latest = (typeof LATEST)[number];

interface Lapsed {
  readonly kind: 'declined' | 'withdrawn';
  readonly offer: OfferKind;
  readonly color: Color;
  readonly version: number;
}

export interface Game {
  readonly id: GameId;
  /** Starts at 1. The store saves a change only if the stored version is the one that was read. */
  readonly version: number;
  readonly variant: VariantId;
  /** The starting position as FEN; null for the variant's usual start. */
  readonly start: string | null;
  readonly opening?: Opening | undefined;
  /** Never true for a chosen position, because it may be won from the beginning. */
  readonly rated: boolean;
  readonly seats: ByColor<Seat>;
  readonly moves: readonly string[];
  readonly takebacks: number;
  readonly hints: readonly Hint[];
  readonly offers: Offers;
  readonly latest: Latest;
  readonly lapsed?: Lapsed | undefined;
  readonly turns: readonly Turn[];
  readonly time: TimeControl | null;
  /** Only in games where a team votes. */
  readonly voting?: Voting | undefined;
  readonly vacations: readonly Vacation[];
  /** In order. Each pause ends at its limit unless a player resumes earlier. */
  readonly pauses: readonly Span[];
  readonly result: GameResult | null;
  /** The rematch or the next game of the match, with swapped colors. */
  readonly rematch: GameId | null;
  readonly place: Place;
  readonly second?: OtherChannel | undefined;
  readonly tournament?: TournamentPlace | undefined;
  readonly meet?: MeetPlace | undefined;
  readonly match?: Match | undefined;
  readonly createdAt: number;
  readonly changedAt: number;
}

export const LEAST_PLIES = 4;
const LEAST_TO_END = 10;

/** Whether the players, rather than the board, ended it within five moves each. */
export const isHasty = ({ moves }: Pick<Game, 'moves'>, { by }: Pick<GameResult, 'by'>): boolean =>
  moves.length < LEAST_TO_END && OTHER_ENDS.some((end) => end === by);

export const isShort = (game: Pick<Game, 'moves'>, result: Pick<GameResult, 'by'>): boolean =>
  game.moves.length < LEAST_PLIES || isHasty(game, result);

export interface MessageAddress {
  readonly channelId: string;
  readonly messageId: string;
}
