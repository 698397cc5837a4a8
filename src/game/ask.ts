/** An invitation to a person or team: a challenge or the offer of a rematch. */
import { opponentOf } from '../draughts/piece.ts';
import type { Color } from '../draughts/types.ts';
import type { Challenge } from './challenge.ts';
import type { Game } from './game.ts';
import type { Seat } from './seat.ts';

export interface Ask {
  readonly id: string;
  readonly from: Seat['id'];
  readonly to: Seat['id'];
  readonly guildId: string | null;
  readonly at: number;
}

export const challengeAskId = (id: string): Ask['id'] => `challenge.${id}`;

/** Null if the challenge is open to anyone. */
export const challengeAsk = ({ id, challenger, opponent, place, createdAt }: Challenge): Ask | null =>
  opponent && {
    id: challengeAskId(id),
    from: challenger.id,
    to: opponent.id,
    guildId: place.guildId,
    at: createdAt,
  };

export const rematchAsk = ({ id, seats, place }: Game, color: Color, at: number): Ask => ({
  id: `rematch.${id}.${color}`,
  from: seats[color].id,
  to: seats[opponentOf(color)].id,
  guildId: place.guildId,
  at,
});
