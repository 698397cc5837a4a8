import { opponentOf } from '../draughts/piece.ts';
import type { Color } from '../draughts/types.ts';
import type { Game, Place } from './game.ts';
import { nextGameAt } from './match/matchScore.ts';
import { HOUR } from './calendar/span.ts';
import { engineSeat } from './engine/engine.ts';

export const placesOf = ({ place, second }: Game): readonly Place[] =>
  second ? [place, second.place] : [place];

/** The game as shown on its second card; null if it has no second card. */
export const inOtherChannel = (game: Game): Game | null =>
  game.second ? { ...game, place: game.second.place } : null;

/** Which side a card notifies if each side sees the game in its own channel; null for both. */
export function sideCalled({ second, place }: Game): Color | null {
  if (!second) return null;
  return place === second.place ? second.color : opponentOf(second.color);
}

const ARCHIVED_AFTER = HOUR;

export function archivedAt(game: Game): number | null {
  const { result, rematch, changedAt } = game;
  const isOver = result && rematch === null && nextGameAt(game) === null;
  return isOver && placesOf(game).some(({ threadOf }) => threadOf !== undefined)
    ? changedAt + ARCHIVED_AFTER
    : null;
}

/** The parent channel of a thread; null if the place isn't a thread. */
function parentOf({ threadOf, within, ...place }: Place): Place | null {
  const channelId = threadOf ?? within;
  return channelId === undefined ? null : { ...place, channelId };
}

/** Moves the game out of its deleted thread into the parent channel; null if it has no thread. */
export function outOfThread(game: Game): Game | null {
  const place = parentOf(game.place);
  return place && { ...game, version: game.version + 1, place };
}

/** The same, for the second card's thread. */
export function outOfSecondThread(game: Game): Game | null {
  const place = game.second && parentOf(game.second.place);
  return place && game.second
    ? { ...game, version: game.version + 1, second: { ...game.second, place } }
    : null;
}

/** Sets the place's locale to that of an act there, because a server may change its language. */
export function withLocaleOf(game: Game, here: Place | null): Game {
  if (!here) return game;
  const { guildId, channelId, locale } = here;
  const { place } = game;
  // In direct messages between two people, each of them may have their own language.
  const isThere =
    guildId === null ? channelId === place.channelId && engineSeat(game) : guildId === place.guildId;
  return isThere && locale !== place.locale ? { ...game, place: { ...place, locale } } : game;
}
