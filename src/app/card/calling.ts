/** Notifies people about their games in the way each has chosen: by mention or direct message. */
import { callsOf, roleCalled, type Call } from '../../game/calls/calls.ts';
import type { Game } from '../../game/game.ts';
import { sideCalled } from '../../game/place.ts';
import { mayActFor, mentionsIn, mentionsOf } from '../../game/seat.ts';
import { wayOf, type Way } from '../../game/calls/notices.ts';
import type { Using } from '../ports/app.ts';
import { settingsAt } from '../reader/reader.ts';

/** The notifications that this card sends now. Another card may notify the other side. */
export function callsHere(game: Game): readonly Call[] {
  const color = sideCalled(game);
  const calls = callsOf(game);
  return color === null ? calls : calls.filter(({ user }) => mayActFor(game.seats[color], user));
}

/** The notifications that this card sends and, in a running game, the players who only wait. */
export function everyoneHere(game: Game): readonly Call[] {
  const calls = callsHere(game);
  const side = sideCalled(game);
  const players = game.result ? [] : side ? mentionsOf(game.seats[side]) : mentionsIn(game.seats);
  const waiting = players.filter((each) => !calls.some(({ user }) => user === each));
  return [...calls, ...waiting.map((user) => ({ user, occasion: 'turn' as const }))];
}

const wayFor = async ({ store }: Using<'people'>, { user, occasion }: Call): Promise<Way> =>
  wayOf((await store.people.preference(user)).notices, occasion);

export async function wanting(
  app: Using<'people'>,
  calls: readonly Call[],
  way: Way,
): Promise<readonly Call[]> {
  const ways = await Promise.all(calls.map((call) => wayFor(app, call)));
  return calls.filter((_, index) => ways[index] === way);
}

/** The notifications of the current state for users who chose this way. */
const calledBy = (app: Using<'people'>, game: Game, way: Way): Promise<readonly Call[]> =>
  wanting(app, callsOf(game), way);

/** The users mentioned on this card of the game. */
export const mentionedOn = (app: Using<'people'>, game: Game): Promise<readonly Call[]> =>
  wanting(app, callsHere(game), 'mention');

/**
 * The role that a new card mentions if the admins allow it. It is mentioned once per vote, so no
 * other card of the same state mentions it.
 */
export async function roleMentionedOn(app: Using<'games' | 'settings'>, game: Game): Promise<string | null> {
  const role = roleCalled(game);
  if (role === null || !(await settingsAt(app, game.place)).voteCalls) return null;
  const record = await app.store.games.load(game.id);
  return record && record.shown.version < game.version ? role : null;
}

/** Ends the key of a message to a user who wants to be mentioned but can't be. */
const INSTEAD = '!';

export const insteadOf = (key: string): string => `${key}${INSTEAD}`;

export const isInstead = (key: string): boolean => key.endsWith(INSTEAD);

/** Schedules direct messages to users who want to be mentioned where mentions are impossible. */
export async function notifyElsewhere(
  app: Using<'people', 'now'>,
  game: Game,
  calls: readonly Call[],
  key: string,
): Promise<void> {
  const now = app.now();
  for (const call of await wanting(app, calls, 'mention')) {
    const { notices } = await app.store.people.preference(call.user);
    if (notices?.refused) continue;
    await app.store.people.addNotice({ ...call, gameId: game.id, key: insteadOf(key), madeAt: now }, now);
  }
}

/**
 * Schedules direct messages to the users to notify, and rechecks those already sent. Idempotent.
 */
export async function makeNotices(app: Using<'people', 'now'>, game: Game): Promise<void> {
  await app.store.people.wakeNotices(game.id, app.now());
  const key = `${game.id}.${game.version}`;
  for (const call of await calledBy(app, game, 'direct')) {
    await app.store.people.addNotice({ ...call, gameId: game.id, key, madeAt: game.changedAt }, app.now());
  }
}
