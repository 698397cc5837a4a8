/** An invitation to play: to one member, or to anyone who accepts. */
import type { Color } from '../draughts/types.ts';
import type { VariantId } from '../draughts/variants.ts';
import type { GameId, Place, Player } from './game.ts';
import type { MatchOffer, Opening } from './match.ts';
import type { TimeControl } from './time.ts';

export const COLOR_CHOICES = ['white', 'black', 'random'] as const;
/** The colour that the challenger asks for. */
export type ColorChoice = Color | 'random';

export const CHALLENGE_STATES = ['open', 'accepted', 'declined', 'cancelled', 'expired'] as const;
export type ChallengeState = (typeof CHALLENGE_STATES)[number];

export interface Challenge {
  readonly id: string;
  /** Counts the changes, from 1; saved by compare-and-set as a game's. */
  readonly version: number;
  readonly variant: VariantId;
  readonly challenger: Player;
  /** `null`: whoever accepts first. */
  readonly opponent: Player | null;
  readonly color: ColorChoice;
  /** The position that the game will begin from, as FEN; `null` for the variant's own start. */
  readonly start: string | null;
  /** The opening that was chosen by its name; left out where the position has none. */
  readonly opening?: Opening | undefined;
  /** What will be played is a match; left out where it is a single game. */
  readonly match?: MatchOffer | undefined;
  /** Whether the game will count for ratings. */
  readonly rated: boolean;
  /** `null`: no clock. */
  readonly time: TimeControl | null;
  readonly place: Place;
  readonly state: ChallengeState;
  /** The game that it became. */
  readonly gameId: GameId | null;
  /** Instants in ms since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** When a challenge that everyone has seen wants attention (ms since 1970): an open one at its end. */
export const dueWhenShown = ({ state, expiresAt }: Challenge): number | null =>
  state === 'open' ? expiresAt : null;
