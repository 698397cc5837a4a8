import type { Color } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variants.ts';
import type { Game, GameId, Place } from '../game.ts';
import type { MatchOffer, Opening } from '../match/match.ts';
import type { TimeControl } from '../clock/time.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Seat, SeatedCrowd } from '../seat.ts';
import type { Voting } from '../voting.ts';

export const COLOR_CHOICES = ['white', 'black', 'random'] as const;
export type ColorChoice = Color | 'random';

export const CHALLENGE_STATES = ['open', 'accepted', 'declined', 'cancelled', 'expired'] as const;
export type ChallengeState = (typeof CHALLENGE_STATES)[number];

export interface Seeking {
  /** The challenger's rating when they made the seek. */
  readonly rating: number;
  readonly isProvisional: boolean;
  /** Whether players in other servers may accept it too. */
  readonly isEverywhere?: boolean | undefined;
  /** The seek's channel was deleted, so nothing shows it. The opponent's channel gets the game. */
  readonly isHomeless?: boolean | undefined;
}

/** A team votes instead of the challenger. */
export interface CrowdOffer {
  readonly team: SeatedCrowd;
  readonly voting: Voting;
}

export interface Challenge {
  readonly id: string;
  readonly version: number;
  readonly variant: VariantId;
  readonly challenger: Seat;
  /** Null if anyone may accept it and nobody has yet. */
  readonly opponent: Seat | null;
  readonly color: ColorChoice;
  readonly start: string | null;
  readonly opening?: Opening | undefined;
  readonly match?: MatchOffer | undefined;
  readonly crowd?: CrowdOffer | undefined;
  readonly rated: boolean;
  readonly time: TimeControl | null;
  /** Null if it was made outside any channel. The game is then played where it is accepted. */
  readonly place: Place | null;
  /** Shown in a lobby instead of by an invitation. */
  readonly seek?: Seeking | undefined;
  readonly state: ChallengeState;
  readonly gameId: GameId | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export const dueWhenShown = ({ state, expiresAt }: Challenge): number | null =>
  state === 'open' ? expiresAt : null;

export interface Ask {
  readonly id: string;
  readonly from: Seat['id'];
  readonly to: Seat['id'];
  readonly guildId: string | null;
  readonly at: number;
}

export const challengeAskId = (id: string): Ask['id'] => `challenge.${id}`;

export const challengeAsk = ({ id, challenger, opponent, place, createdAt }: Challenge): Ask | null =>
  opponent && {
    id: challengeAskId(id),
    from: challenger.id,
    to: opponent.id,
    guildId: place?.guildId ?? null,
    at: createdAt,
  };

export const rematchAsk = ({ id, seats, place }: Game, color: Color, at: number): Ask => ({
  id: `rematch.${id}.${color}`,
  from: seats[color].id,
  to: seats[opponentOf(color)].id,
  guildId: place.guildId,
  at,
});
