/**
 * A game between two sides: who plays, where, what was moved and how it ended.
 *
 * The game *is* its moves: the position, whose turn it is and the running draw counts are derived from them, so
 * nothing can disagree with them. Everything here is plain data and is stored as it is.
 */
import type { ByColor, Color } from '../draughts/types.ts';
import type { EndRule } from '../draughts/ending.ts';
import type { VariantId } from '../draughts/variants.ts';
import type { Match, Opening } from './match.ts';
import type { OfferKind, Offers } from './offers.ts';
import type { Seat } from './seat.ts';
import type { Span } from './span.ts';
import type { TimeControl } from './time.ts';

export type { Player, UserId } from './player.ts';

/** Identifies a game: short, lower-case letters and digits, so that it fits in every button's id. */
export type GameId = string;

/** Where in Discord a game is played. */
export interface Place {
  /** `null` in direct messages. */
  readonly guildId: string | null;
  readonly channelId: string;
  /** What the channel was called, to tell games apart where it cannot be mentioned; left out where that is not known. */
  readonly channelName?: string | undefined;
  /** The channel whose thread the bot opened for the game; left out where it did not. */
  readonly threadOf?: string | undefined;
  /** The channel of a thread that is not the game's own: somebody's, or a tournament's. */
  readonly within?: string | undefined;
  /** Discord's locale of the place, such as `en-US`: the language of what everyone there sees. */
  readonly locale: string;
}

/**
 * A player's turn to move. The clocks are derived from these, and not from when each move was made, because moves can be
 * taken back and the time that was thought about them cannot.
 */
export interface Turn {
  /** The number of moves that had been made. */
  readonly ply: number;
  /** When it began (ms since 1970). */
  readonly from: number;
}

/** A vacation of one of the players, as far as it concerns this game. */
export interface Vacation extends Span {
  readonly color: Color;
}

/**
 * How games end beside the rules of the board: `flag`, out of time; `aborted`, nobody made the first move; `adjudication`, the
 * tournament judged it; `annulled`, the tournament takes it as never played.
 */
export const OTHER_ENDS = [
  'agreement',
  'resignation',
  'flag',
  'aborted',
  'adjudication',
  'annulled',
] as const;
/** Why a game ended: by a rule of the board, by what its players decided, or by time. */
export type EndReason = EndRule | (typeof OTHER_ENDS)[number];

/** Whether a game that ended so counts as never played, for anybody. */
export const isCalledOff = (result: Result | null | undefined): boolean =>
  result?.by === 'aborted' || result?.by === 'annulled';

/** Where in a tournament a game is played. */
export interface TournamentPlace {
  readonly id: string;
  readonly round: number;
  readonly board: number;
}

/** A move that the engine gave a player to consider. */
export interface Hint {
  /** The number of moves that had been made, and how often moves had been taken back by then. */
  readonly ply: number;
  readonly takebacks: number;
  readonly color: Color;
  /** In full notation. */
  readonly move: string;
}

/** How a game ended. */
export interface Result {
  /** `null` for a draw. */
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
] as const;
/** What the last change of a game was: from its moves alone a declined offer or a takeback cannot be told. */
export type Latest = (typeof LATEST)[number];

/** An offer that came to nothing: the other side said no, by its answer or by moving on, or the offerer took it back. */
export interface Lapsed {
  readonly kind: 'declined' | 'withdrawn';
  readonly offer: OfferKind;
  /** The side that declined it or took it back. */
  readonly color: Color;
  /** The version of the game with which it happened. */
  readonly version: number;
}

export interface Game {
  readonly id: GameId;
  /** Counts the changes since the game began at 1; the store saves a change only over the version it read. */
  readonly version: number;
  readonly variant: VariantId;
  /** The position the game began from, as FEN; `null` for the variant's own start. */
  readonly start: string | null;
  /** The opening that was dealt or chosen for it; left out where its start has no name. */
  readonly opening?: Opening | undefined;
  /** Whether it counts for ratings; one from a chosen position never does, for it may be won before it begins. */
  readonly rated: boolean;
  readonly seats: ByColor<Seat>;
  /** Every move so far in full notation (each landing square), White's or Black's by turns. */
  readonly moves: readonly string[];
  /** How often moves were taken back by agreement. */
  readonly takebacks: number;
  /** In the order in which they were given; none in a rated game. */
  readonly hints: readonly Hint[];
  readonly offers: Offers;
  /** What happened last. */
  readonly latest: Latest;
  /** The last offer that came to nothing; left out where none did. */
  readonly lapsed?: Lapsed | undefined;
  /** Every turn since the game began, in order; the last one is on. */
  readonly turns: readonly Turn[];
  /** `null`: no clock. */
  readonly time: TimeControl | null;
  /** The vacations for which clocks of this game stood still, or will. */
  readonly vacations: readonly Vacation[];
  /** When its players agreed to stop both clocks, in order; each ends at its latest until someone resumes. */
  readonly pauses: readonly Span[];
  readonly result: Result | null;
  /** The game in which its players met again with colours swapped: its rematch, or the next game of their match. */
  readonly rematch: GameId | null;
  readonly place: Place;
  /** Left out where it is a game between two and no more. */
  readonly tournament?: TournamentPlace | undefined;
  /** Left out where it is a single game. */
  readonly match?: Match | undefined;
  /** Instants in ms since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
}
