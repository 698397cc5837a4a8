/** Calling a person, or a team, for a game: by a challenge, or by the offer of a rematch. Whoever is called can answer, or not. */
import { opponentOf } from '../draughts/piece.ts';
import type { Color } from '../draughts/types.ts';
import type { Challenge } from './challenge.ts';
import type { Game } from './game.ts';
import type { Seat } from './seat.ts';

export interface Ask {
  readonly id: string;
  /** The ids of their seats: a team asks, and is asked, as a whole. */
  readonly from: Seat['id'];
  readonly to: Seat['id'];
  /** Where it was made. */
  readonly guildId: string | null;
  /** When (ms since 1970). */
  readonly at: number;
}

/** The id of the call that a challenge with this id is. */
export const challengeAskId = (id: string): Ask['id'] => `challenge.${id}`;

/** The call that a challenge is; `null` when it calls nobody in particular. */
export const challengeAsk = ({ id, challenger, opponent, place, createdAt }: Challenge): Ask | null =>
  opponent && {
    id: challengeAskId(id),
    from: challenger.id,
    to: opponent.id,
    guildId: place.guildId,
    at: createdAt,
  };

/** The call that an offer of a rematch by one side of a finished game is. */
export const rematchAsk = ({ id, seats, place }: Game, color: Color, at: number): Ask => ({
  id: `rematch.${id}.${color}`,
  from: seats[color].id,
  to: seats[opponentOf(color)].id,
  guildId: place.guildId,
  at,
});
