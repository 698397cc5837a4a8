import type { Game, Place } from './game.ts';
import { nextGameAt } from './match/matchScore.ts';
import { HOUR } from './calendar/span.ts';
import { engineSeat } from './engine/engine.ts';

const ARCHIVED_AFTER = HOUR;

export function archivedAt(game: Game): number | null {
  const { result, rematch, place, changedAt } = game;
  const isOver = result && rematch === null && nextGameAt(game) === null;
  return isOver && place.threadOf !== undefined ? changedAt + ARCHIVED_AFTER : null;
}

/** The game in the parent channel of its deleted thread; null if there is none. */
export function outOfThread(game: Game): Game | null {
  const { threadOf, within, ...place } = game.place;
  const channelId = threadOf ?? within;
  if (channelId === undefined) return null;
  return { ...game, version: game.version + 1, place: { ...place, channelId } };
}

/** Updates the locale of a game's place from an act there; a server may change its language. */
export function withLocaleOf(game: Game, here: Place | null): Game {
  if (!here) return game;
  const { guildId, channelId, locale } = here;
  const { place } = game;
  // In direct messages between people, each would bring their own language.
  const isThere =
    guildId === null ? channelId === place.channelId && engineSeat(game) : guildId === place.guildId;
  return isThere && locale !== place.locale ? { ...game, place: { ...place, locale } } : game;
}
