/** The votes in games of teams that vote. */
import type { Color } from '../../../draughts/types.ts';
import type { Game, GameId, UserId } from '../../../game/game.ts';

/** A vote on the current move: `ply` and `round` as in a ballot. */
export interface Round {
  readonly gameId: GameId;
  readonly ply: number;
  readonly round: number;
  readonly from: number;
  readonly color: Color;
}

/** `overtaken`: the game changed, so nothing was saved. `other-team`: they vote for the other. */
export type Cast = 'cast' | 'overtaken' | 'other-team';

/** A voter's side. Nobody changes sides, so a voter who left can return only to the same side. */
export interface Side {
  readonly color: Color;
  readonly hasLeft: boolean;
}

export interface TeamGamesQuestion {
  readonly user: UserId;
  readonly guildId: string | null;
  readonly most: number;
}

/** A running game where a team votes, and the side that the user has voted for in it. */
export interface TeamGame {
  readonly game: Game;
  readonly side: Color | null;
  readonly hasLeft: boolean;
}
