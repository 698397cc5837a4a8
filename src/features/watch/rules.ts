import type { Color } from '../../draughts/types.ts';
import { ballotOf } from '../../game/ballot.ts';
import type { Game, GameId, MessageAddress, UserId } from '../../game/game.ts';

/** When a spectator is notified: when a player's game starts, at its end, or after each move. */
export const WATCH_CALLS = ['start', 'end', 'moves'] as const;
export type WatchCalls = (typeof WATCH_CALLS)[number];

export type Watched =
  | { readonly kind: 'game'; readonly id: GameId }
  | { readonly kind: 'player'; readonly id: UserId };

/** `first`: the spectator has seen nothing of this game yet. */
export type WatchNews = 'first' | 'moved' | 'ended';

/** Whether the team that a spectator votes for (`side`) is voting now. */
export const isOwnVote = (game: Game, side: Color | null): boolean =>
  side !== null && ballotOf(game)?.color === side;

/**
 * `seen`: how many moves the spectator was last shown; `null` before the first notification.
 * `side`: the team that they vote for. It notifies them only about its own votes.
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
 * The notifications for a spectator of several players in a game between them; `null`: none. If
 * they watch its start and its end, the end follows once they know about the start.
 */
export function mergeCalls(choices: readonly WatchCalls[], isStartTold: boolean): WatchCalls | null {
  const order = ['moves', ...(isStartTold ? [] : (['start'] as const)), 'end'] as const;
  return order.find((calls) => choices.includes(calls)) ?? null;
}

/** A watched player or game. The row of a game is due whenever the game has changed. */
export interface Watch {
  readonly user: UserId;
  readonly guildId: string;
  readonly of: Watched;
  readonly calls: WatchCalls;
  /**
   * The watched player of this game; `null` if the spectator chose the game. Empty if neither is
   * watched anymore, but the spectator was notified about the game.
   */
  readonly through: UserId | null;
  /** Counts the spectator's choices, and changes of the game. */
  readonly version: number;
  /** How many moves the last notification showed; `null` before the first. */
  readonly seen: number | null;
  /** When that notification was sent (ms since 1970). */
  readonly toldAt: number | null;
  /** The thread opened for the spectator. */
  readonly threadId: string | null;
  /** The direct message of the last notification. */
  readonly sent: MessageAddress | null;
  readonly madeAt: number;
  /** The spectator's Discord locale. */
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

/** `watch-not-them`: blocked by a player or by the server. The asker doesn't learn which. */
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
