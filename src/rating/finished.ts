import { COLORS, type ByColor, type Color } from '../draughts/types.ts';
import type { VariantId } from '../draughts/variants.ts';
import { type Game, type GameId, isCalledOff, isHasty, type Player, type UserId } from '../game/game.ts';
import { usualFirstMove } from '../game/line.ts';
import { canBeRated, playerOf } from '../game/seat.ts';
import { DAY } from '../game/calendar/span.ts';
import { thinkingTimes, type ThinkingTime } from '../game/clock/thinkingTime.ts';
import type { Score } from './glicko.ts';

const EPOCH = 1_420_070_400_000;
const LEAST_AGE = 7 * DAY;

// The upper 42 bits of a Discord id are a time (docs.discord.com/developers/reference#snowflakes).
const madeAt = (user: UserId): number | null =>
  /^\d{15,20}$/u.test(user) ? Number(BigInt(user) >> 22n) + EPOCH : null;

/** Whether an account was less than a week old. An unknown age counts as old. */
export function isNewAccount(user: UserId, at: number): boolean {
  const made = madeAt(user);
  return made !== null && at - made < LEAST_AGE;
}

export interface Finished {
  readonly gameId: GameId;
  readonly guildId: string;
  readonly channelId: string;
  readonly variant: VariantId;
  readonly players: ByColor<Player>;
  readonly winner: Color | null;
  readonly plies: number;
  /** The players ended the game before both had made five moves. */
  readonly isHasty?: true | undefined;
  readonly isYoung?: true | undefined;
  readonly rated: boolean;
  readonly firstMove: string | null;
  readonly isLive: boolean;
  readonly thought: ByColor<ThinkingTime>;
  readonly at: number;
}

export function finishedOf(game: Game, at: number): Finished | null {
  const { id, variant, seats, result, moves, rated, place, time } = game;
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
    // A result that wasn't decided on the board says nothing about the players' strength.
    rated: rated && canBeRated(seats) && result.by !== 'adjudication',
    firstMove: usualFirstMove(game),
    isLive: time?.kind === 'live',
    thought: thinkingTimes(game),
    at,
  };
}

export function scoreOf({ winner }: Pick<Finished, 'winner'>, color: Color): Score {
  if (winner === null) return 0.5;
  return winner === color ? 1 : 0;
}

export const pairOf = ({ white, black }: ByColor<Player>): string =>
  [white.id, black.id].toSorted().join('-');
