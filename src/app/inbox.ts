/**
 * Everything that someone plays. It is read whole and then ordered, for whose turn it is follows from the moves; nobody
 * plays so many games at once that this is slow, and how many others play does not matter.
 */
import type { UserId } from '../game/game.ts';
import { byUrgency } from '../game/urgency.ts';
import type { App } from './app.ts';
import type { GameRecord } from './store.ts';

/** More running games than anyone has. */
const MOST = 500;

/** The running games of a user, in this server or everywhere; the one that wants them most first. */
export async function inboxOf(app: App, user: UserId, guildId?: string): Promise<readonly GameRecord[]> {
  const where = guildId === undefined ? {} : { guildId };
  const records = await app.store.games({ player: user, state: 'running', limit: MOST, ...where });
  const order = byUrgency(user);
  return records.toSorted((a, b) => order(a.game, b.game));
}
