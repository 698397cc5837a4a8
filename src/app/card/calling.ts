/**
 * Calling people to their games, each in the way that they chose: the card mentions only those who want that, and for
 * those who want a direct message one is made due. A message of the day is due by itself.
 */
import { callsOf, type Call } from '../../game/calls.ts';
import type { Game } from '../../game/game.ts';
import { wayOf, type Way } from '../../game/notices.ts';
import type { Using } from '../ports/app.ts';

/** How this user wants to be called to this. */
const wayFor = async ({ store }: Using<'people'>, { user, occasion }: Call): Promise<Way> =>
  wayOf((await store.preference(user)).notices, occasion);

/** Those of these calls whose users want to be called in this way. */
export async function wanting(
  app: Using<'people'>,
  calls: readonly Call[],
  way: Way,
): Promise<readonly Call[]> {
  const ways = await Promise.all(calls.map((call) => wayFor(app, call)));
  return calls.filter((_, index) => ways[index] === way);
}

/** Whom the game calls as it stands who want to be called in this way. */
export const calledBy = (app: Using<'people'>, game: Game, way: Way): Promise<readonly Call[]> =>
  wanting(app, callsOf(game), way);

/**
 * Makes the direct messages due to those whom the game calls as it stands, and those that were sent before, which may have become
 * stale. Doing so again changes nothing.
 */
export async function makeNotices(app: Using<'people', 'now'>, game: Game): Promise<void> {
  await app.store.wakeNotices(game.id, app.now());
  const key = `${game.id}.${game.version}`;
  for (const call of await calledBy(app, game, 'direct')) {
    await app.store.addNotice({ ...call, gameId: game.id, key, madeAt: game.changedAt }, app.now());
  }
}
