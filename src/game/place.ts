import { opponentOf } from '../draughts/piece.ts';
import type { Color } from '../draughts/types.ts';
import type { Game, Place } from './game.ts';
import { nextGameAt } from './match/matchScore.ts';
import { HOUR } from './calendar/span.ts';
import { engineSeat } from './engine/engine.ts';

export const placesOf = ({ place, second }: Game): readonly Place[] =>
  second ? [place, second.place] : [place];

/** The game as its second card shows it; null if it has none. */
export const inOtherChannel = (game: Game): Game | null =>
  game.second ? { ...game, place: game.second.place } : null;

/** Which side a card calls, of a game that each side sees in its own channel; null for both. */
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

/** The parent channel of a thread; null if the place is none. */
function parentOf({ threadOf, within, ...place }: Place): Place | null {
  const channelId = threadOf ?? within;
  return channelId === undefined ? null : { ...place, channelId };
}

/** The game in the parent channel of its deleted thread; null if there is none. */
export function outOfThread(game: Game): Game | null {
  const place = parentOf(game.place);
  return place && { ...game, version: game.version + 1, place };
}

/** The same for the thread of its second card. */
export function outOfSecondThread(game: Game): Game | null {
  const place = game.second && parentOf(game.second.place);
  return place && game.second
    ? { ...game, version: game.version + 1, second: { ...game.second, place } }
    : null;
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
