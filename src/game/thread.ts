/** The thread of a game: when it is archived, and where the game goes on when it is deleted. */
import type { Game } from './game.ts';
import { nextGameAt } from './matchScore.ts';
import { HOUR } from './span.ts';

/** Time enough for a look at the last board, a word about it and a rematch. */
const ARCHIVED_AFTER = HOUR;

/** When to archive the thread of a finished game (ms since 1970); `null` for other games, and for one that another follows in the thread. */
export function archivedAt(game: Game): number | null {
  const { result, rematch, place, changedAt } = game;
  const isOver = result && rematch === null && nextGameAt(game) === null;
  return isOver && place.threadOf !== undefined ? changedAt + ARCHIVED_AFTER : null;
}

/** The game in the channel that its thread belonged to; `null` when it has none. */
export function outOfThread(game: Game): Game | null {
  const { threadOf, within, ...place } = game.place;
  const channelId = threadOf ?? within;
  if (channelId === undefined) return null;
  return { ...game, version: game.version + 1, place: { ...place, channelId } };
}
