import type { BoardPage } from '../app/ports/boardPage.ts';
import type { GameId, UserId } from '../game/game.ts';
import type { PagePlace } from './place.ts';
import { openSharing } from './shared.ts';

/** In ms: how long an Activity takes to open. */
const SOON = 2 * 60_000;
const MOST = 1000;

export function boardPageAt(place: PagePlace | null): BoardPage | null {
  if (!place) return null;
  const { idOf } = openSharing(place.clientSecret);
  const wanted = new Map<UserId, { readonly game: GameId; readonly at: number }>();
  return {
    isActivity: place.board === 'activity',
    addressOf: (game) => `${place.publicUrl}/?game=${game}`,
    shared: (what) => `${place.publicUrl}/s/${idOf(what)}`,
    want: (user, game, at) => {
      wanted.delete(user);
      wanted.set(user, { game, at });
      const oldest = wanted.size > MOST ? wanted.keys().next() : null;
      if (oldest?.done === false) wanted.delete(oldest.value);
    },
    wanted: (user, at) => {
      const last = wanted.get(user);
      return last && at - last.at < SOON ? last.game : null;
    },
  };
}
