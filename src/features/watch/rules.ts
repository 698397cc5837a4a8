import type { Color } from '../../draughts/types.ts';
import { ballotOf } from '../../game/ballot.ts';
import type { Game, GameId, MessageAddress, UserId } from '../../game/game.ts';

/** When a spectator is called: when a game of a player starts, at its end, or after each move. */
export const WATCH_CALLS = ['start', 'end', 'moves'] as const;
export type WatchCalls = (typeof WATCH_CALLS)[number];

export type Watched =
  | { readonly kind: 'game'; readonly id: GameId }
  | { readonly kind: 'player'; readonly id: UserId };

/** `first`: the spectator has seen nothing of this game yet. */
export type WatchNews = 'first' | 'moved' | 'ended';

/** Whether the team for which a spectator votes (`side`) is voting now. */
export const isOwnVote = (game: Game, side: Color | null): boolean =>
  side !== null && ballotOf(game)?.color === side;

/**
 * `seen`: how many moves the spectator was last shown; `null` before the first call. `side`: the
 * team for which they vote; it calls them only to its own votes.
 */
export function watchNews(
  {
    calls,
    seen,
    side,
  }: { readonly calls: WatchCalls; readonly seen: number | null; readonly side: Color | null },
  game: Game,
): WatchNews | null {
  const { result, moves } = game;
  if (result) return calls === 'start' ? null : 'ended';
  if (seen === null) return calls === 'end' ? null : 'first';
  if (side !== null && !isOwnVote(game, side)) return null;
  return calls === 'moves' && moves.length !== seen ? 'moved' : null;
}

/**
 * What someone who watches several players is called to in a game between them; `null`: nothing.
 * Someone who is called to its start and to its end is called to the end once told of the start.
 */
export function mergeCalls(choices: readonly WatchCalls[], isStartTold: boolean): WatchCalls | null {
  const order = ['moves', ...(isStartTold ? [] : (['start'] as const)), 'end'] as const;
  return order.find((calls) => choices.includes(calls)) ?? null;
}

/** Of a player, or of one game, which is due whenever the game has changed. */
export interface Watch {
  readonly user: UserId;
  readonly guildId: string;
  readonly of: Watched;
  readonly calls: WatchCalls;
  /**
   * The watched player whose game this is; `null` if the spectator chose it. Empty: neither any
   * more, but they were told of the game.
   */
  readonly through: UserId | null;
  /** Counts choices, and changes of the game. */
  readonly version: number;
  /** How many moves the last call showed; `null` before the first. */
  readonly seen: number | null;
  /** When that was (ms since 1970). */
  readonly toldAt: number | null;
  /** The thread opened for the spectator. */
  readonly threadId: string | null;
  /** The direct message of the last call. */
  readonly sent: MessageAddress | null;
  readonly madeAt: number;
  /** Discord's locale of the spectator. */
  readonly locale: string;
}

export type WatchChoice = Pick<Watch, 'user' | 'guildId' | 'of' | 'calls' | 'madeAt' | 'locale'>;

export type Called = Pick<Watch, 'seen' | 'toldAt' | 'threadId' | 'sent'>;

/** A game that has changed. */
export interface Changed {
  readonly id: GameId;
  readonly guildId: string;
  readonly players: readonly UserId[];
  readonly createdAt: number;
  readonly isOver: boolean;
}

/** `watch-not-them`: blocked by a player or by the server; the asker doesn't learn which. */
export type WatchProblem =
  | {
      readonly code:
        | 'watch-none-here'
        | 'watch-over'
        | 'watch-own'
        | 'watch-begun'
        | 'watch-bot'
        | 'watch-both'
        | 'watch-not-them';
    }
  | { readonly code: 'too-many-watches'; readonly most: number };
