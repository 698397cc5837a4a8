/** A finished game, as far as ratings and statistics look at it. */
import { COLORS, type ByColor, type Color } from '../draughts/types.ts';
import type { VariantId } from '../draughts/variants.ts';
import { isCalledOff, type Game, type GameId, type Player } from '../game/game.ts';
import { isHasty } from '../game/played.ts';
import { canBeRated, playerOf } from '../game/seat.ts';
import { thoughtOf, type Thought } from '../game/thought.ts';
import { isNewAccount } from './accountAge.ts';
import type { Score } from './glicko.ts';

export interface Finished {
  readonly gameId: GameId;
  readonly guildId: string;
  readonly channelId: string;
  readonly variant: VariantId;
  readonly players: ByColor<Player>;
  /** `null` for a draw. */
  readonly winner: Color | null;
  readonly plies: number;
  /** There where its players ended it, and not the board, before each had made five moves. */
  readonly isHasty?: true | undefined;
  /** There where an account was very young when it ended. */
  readonly isYoung?: true | undefined;
  /** Whether both agreed that it counts, and both are people. */
  readonly rated: boolean;
  /** The first move; `null` when there was none, or the game began from a chosen position. */
  readonly firstMove: string | null;
  /** Whether it was played at one sitting: minutes a game and not days a move. */
  readonly isLive: boolean;
  /** How long each side thought. */
  readonly thought: ByColor<Thought>;
  /** When it ended (ms since 1970). */
  readonly at: number;
}

/**
 * What ended at an instant (ms); `null` for a game that still runs, for one that was called off before it was played, and
 * for one outside of servers: no board is theirs.
 */
export function finishedOf(game: Game, at: number): Finished | null {
  const { id, variant, seats, result, moves, rated, start, place, time } = game;
  if (!result || isCalledOff(result) || place.guildId === null) return null;
  const players = { white: playerOf(seats.white), black: playerOf(seats.black) };
  return {
    gameId: id,
    guildId: place.guildId,
    channelId: place.channelId,
    variant,
    players,
    winner: result.winner,
    plies: moves.length,
    ...(isHasty(game, result) && { isHasty: true }),
    ...(COLORS.some((color) => isNewAccount(players[color].id, at)) && { isYoung: true }),
    // What nobody won or lost on the board says nothing of its players.
    rated: rated && canBeRated(seats) && result.by !== 'adjudication',
    firstMove: start === null ? (moves[0] ?? null) : null,
    isLive: time?.kind === 'live',
    thought: thoughtOf(game),
    at,
  };
}

/** What the side of this colour brings out of it. */
export function scoreOf({ winner }: Pick<Finished, 'winner'>, color: Color): Score {
  if (winner === null) return 0.5;
  return winner === color ? 1 : 0;
}

/** The two who played, whichever way round: the same text for every game between them. */
export const pairOf = ({ white, black }: ByColor<Player>): string =>
  [white.id, black.id].toSorted().join('-');
