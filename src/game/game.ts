/**
 * A game between two people: who plays, where, what was moved and how it ended.
 *
 * The game *is* its moves: the position, whose turn it is and the running draw counts are derived from them, so
 * nothing can disagree with them. Everything here is plain data and is stored as it is.
 */
import type { ByColor, Color } from '../draughts/types.ts';
import type { EndRule } from '../draughts/ending.ts';
import type { VariantId } from '../draughts/variants.ts';
import type { Offers } from './offers.ts';

/** A Discord user's id (a snowflake). */
export type UserId = string;
/** Identifies a game: short, lower-case letters and digits, so that it fits in every button's id. */
export type GameId = string;

/** Someone who plays. */
export interface Player {
  readonly id: UserId;
  /** The name shown when the game began; used only where a mention cannot be (alt text, records). */
  readonly name: string;
}

/** Where in Discord a game is played. */
export interface Place {
  /** `null` in direct messages. */
  readonly guildId: string | null;
  readonly channelId: string;
  /** Discord's locale of the place, such as `en-US`: the language of what everyone there sees. */
  readonly locale: string;
}

/** Why a game ended: by a rule of the board, or by what its players decided. */
export type EndReason = EndRule | 'agreement' | 'resignation';

/** How a game ended. */
export interface Result {
  /** `null` for a draw. */
  readonly winner: Color | null;
  readonly by: EndReason;
}

export const LATEST = ['begun', 'moved', 'offered', 'declined', 'withdrawn', 'taken-back', 'ended'] as const;
/** What the last change of a game was: from its moves alone a declined offer or a takeback cannot be told. */
export type Latest = (typeof LATEST)[number];

export interface Game {
  readonly id: GameId;
  /** Counts the changes since the game began at 1; the store saves a change only over the version it read. */
  readonly version: number;
  readonly variant: VariantId;
  /** The position the game began from, as FEN; `null` for the variant's own start. */
  readonly start: string | null;
  /** Whether it counts for ratings; one from a chosen position never does, for it may be won before it begins. */
  readonly rated: boolean;
  readonly players: ByColor<Player>;
  /** Every move so far in full notation (each landing square), White's or Black's by turns. */
  readonly moves: readonly string[];
  /** How often moves were taken back by agreement. */
  readonly takebacks: number;
  readonly offers: Offers;
  /** What happened last. */
  readonly latest: Latest;
  readonly result: Result | null;
  readonly place: Place;
  /** Instants in ms since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
}
