import type { Game, GameId, UserId } from '../game.ts';

/** When a spectator is called: when a game of a player starts, at its end, or after each move. */
export const WATCH_CALLS = ['start', 'end', 'moves'] as const;
export type WatchCalls = (typeof WATCH_CALLS)[number];

export type Watched =
  | { readonly kind: 'game'; readonly id: GameId }
  | { readonly kind: 'player'; readonly id: UserId };

/** `first`: the spectator has seen nothing of this game yet. */
export type WatchNews = 'first' | 'moved' | 'ended';

/** `seen`: how many moves the spectator was last shown; `null` before the first call. */
export function watchNews(
  { calls, seen }: { readonly calls: WatchCalls; readonly seen: number | null },
  { result, moves }: Pick<Game, 'result' | 'moves'>,
): WatchNews | null {
  if (result) return calls === 'start' ? null : 'ended';
  if (seen === null) return calls === 'end' ? null : 'first';
  return calls === 'moves' && moves.length !== seen ? 'moved' : null;
}

/**
 * What someone who watches several players is called to in a game between them; `null`: nothing.
 * Someone who is called to its start and to its end is called to the end once told of the start.
 */
export function callsTogether(choices: readonly WatchCalls[], isStartTold: boolean): WatchCalls | null {
  const order = ['moves', ...(isStartTold ? [] : (['start'] as const)), 'end'] as const;
  return order.find((calls) => choices.includes(calls)) ?? null;
}
