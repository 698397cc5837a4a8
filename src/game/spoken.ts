/**
 * Which language a game's place speaks: Discord says so with each interaction, and a server may change it while a game goes on.
 * Whoever does something about the game there brings the news.
 */
import { engineSeat } from './engine.ts';
import type { Game, Place } from './game.ts';

/** The game as one of a place that speaks as it does now; acts from elsewhere say nothing of it. */
export function spokenOf(game: Game, { guildId, channelId, locale }: Place): Game {
  const { place } = game;
  // In the messages of two friends each would bring their own language; alone with the engine there is but one reader.
  const isThere =
    guildId === null ? channelId === place.channelId && engineSeat(game) : guildId === place.guildId;
  return isThere && locale !== place.locale ? { ...game, place: { ...place, locale } } : game;
}
