/** The votes in games of teams that vote. */
import type { Color } from '../../draughts/types.ts';
import type { Game, GameId, UserId } from '../../game/game.ts';
import type { NamedVote, Vote } from '../../game/vote/cast.ts';
import type { Tallies } from '../../game/vote/count.ts';
import type { VariantId } from '../../draughts/variants.ts';

/** A vote on the current move: `ply` and `round` as in a ballot. */
export interface Round {
  readonly gameId: GameId;
  readonly ply: number;
  readonly round: number;
  readonly from: number;
  readonly color: Color;
}

/** `overtaken`: the game has changed, so the vote was not saved; `other-team`: they vote for it. */
export type Cast = 'cast' | 'overtaken' | 'other-team';

/** Nobody changes sides, so someone who left can only come back to the same one. */
export interface Side {
  readonly color: Color;
  readonly hasLeft: boolean;
}

/** A running game in which a team votes, and the side that the user has voted for in it. */
export interface TeamGame {
  readonly game: Game;
  readonly side: Color | null;
  readonly hasLeft: boolean;
}

export interface Votes {
  /**
   * Running games in which a team votes: those in which the user has voted first, then those of a
   * server, then the others, the most recently changed first.
   */
  teamGames(question: {
    readonly user: UserId;
    readonly guildId: string | null;
    readonly most: number;
  }): Promise<readonly TeamGame[]>;
  /**
   * Saves the user's only vote on this move, over their earlier one, and adds them to the team;
   * only while the game is running at this version. Never changes the game's row.
   */
  cast(vote: Vote, color: Color, gameVersion: number): Promise<Cast>;
  /**
   * Takes the user off their team and withdraws their vote on this move, under the same conditions;
   * also `left` if they weren't on a team.
   */
  leave(by: Pick<Vote, 'gameId' | 'ply' | 'user' | 'at'>, gameVersion: number): Promise<'left' | 'overtaken'>;
  load(gameId: GameId, ply: number, user: UserId): Promise<Vote | null>;
  tallies(round: Round): Promise<Tallies>;
  /** The side for which someone has voted in this game. */
  sideOf(gameId: GameId, user: UserId): Promise<Side | null>;
  /** Of these moves, the one that the highest-rated voter chose; without ratings, the earliest. */
  decider(
    gameId: GameId,
    ply: number,
    moves: readonly string[],
    pool: { readonly guildId: string | null; readonly variant: VariantId },
  ): Promise<string | null>;
  /** The earliest reasons for a move. */
  reasons(gameId: GameId, ply: number, move: string, limit: number): Promise<readonly string[]>;
  /** Votes of people who want to be named for the best moves, and are not hidden. */
  named(gameId: GameId, limit: number): Promise<readonly NamedVote[]>;
  /** How many people have voted in a game, counted up to `most`, and when the game is due (ms). */
  crowd(gameId: GameId, most: number): Promise<{ readonly roster: number; readonly dueAt: number | null }>;
  /**
   * Makes the running game due at `at` (ms) unless it is due earlier, to show how many have voted.
   */
  showCount(gameId: GameId, gameVersion: number, at: number): Promise<void>;
}
