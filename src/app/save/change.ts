import { refused, type Attempt, done } from '../../kit/attempt.ts';
import type { Change, Decision } from '../../game/decision.ts';
import { dueOf, UNTOLD } from '../../game/due.ts';
import type { Game, GameId, UserId } from '../../game/game.ts';
import type { Using } from '../ports/app.ts';
import type { Problem } from '../problem/problem.ts';
import { saveGame } from './saveGame.ts';
import type { Plans } from '../../game/plan/plan.ts';
import { nextDigest } from '../../game/calls/notices.ts';
import type { Preference } from '../ports/people.ts';
import type { GuildSettings } from '../ports/settings.ts';

/**
 * Each failure means that another change succeeded, so this ends; a store that never saves becomes
 * a visible bug.
 */
const TRIES = 20;

/** Tries until no other change comes first (`null`); throws if that never happens. */
export async function untilSaved<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await attempt();
    if (outcome !== null) return outcome;
  }
  throw new Error(`overtaken by other changes ${TRIES} times`);
}

/** How long (ms) a process has to show its change before the sweep does. */
export const GRACE = 5000;

/** Applies a pure decision, which may run more than once; `bar` may refuse the result. */
export const changeGame = (
  app: Using<'games' | 'standings', 'now'>,
  id: GameId,
  decide: (game: Game) => Decision,
  bar: (next: Game) => Promise<Problem | null> = async () => null,
): Promise<Attempt<Change, Problem>> =>
  untilSaved(async () => {
    const record = await app.store.games.load(id);
    if (!record) return refused({ code: 'unknown-game' });
    const decision = decide(record.game);
    if (!decision.ok) return decision;
    const { game } = decision.value;
    const problem = await bar(game);
    if (problem) return refused(problem);
    return (await saveGame(app, game, dueOf(game, UNTOLD, app.now() + GRACE))) ? decision : null;
  });

export interface Planned {
  readonly game: Game;
  readonly plans: Plans;
}

export const changePlans = (
  app: Using<'games'>,
  id: GameId,
  decide: (game: Game, plans: Plans) => Attempt<Plans, Problem>,
): Promise<Attempt<Planned, Problem>> =>
  untilSaved(async () => {
    const record = await app.store.games.load(id);
    if (!record) return refused({ code: 'unknown-game' });
    const { game } = record;
    const decision = decide(game, await app.store.games.plans(id));
    if (!decision.ok) return decision;
    const plans = decision.value;
    return (await app.store.games.savePlans(id, game.version, plans)) ? done({ game, plans }) : null;
  });

export const changePreference = (
  { store }: Using<'people'>,
  user: UserId,
  change: (before: Preference) => Preference,
): Promise<Preference> =>
  untilSaved(async () => {
    const { version, preference: before } = await store.people.preferenceRecord(user);
    const preference = change(before);
    return (await store.people.savePreference({ user, version: version + 1, preference }))
      ? preference
      : null;
  });

/** The same for notifications, at this instant (ms); also plans the next daily message. */
export const changeNotices = (
  { store }: Using<'people'>,
  user: UserId,
  at: number,
  change: (before: Preference) => Preference,
): Promise<Preference> =>
  untilSaved(async () => {
    const { version, preference: before } = await store.people.preferenceRecord(user);
    const preference = change(before);
    const record = { user, version: version + 1, preference };
    return (await store.people.saveNotices(record, at, nextDigest(preference.notices, at)))
      ? preference
      : null;
  });

export const changeSettings = (
  { store }: Using<'settings'>,
  guildId: string,
  changes: Partial<GuildSettings>,
): Promise<GuildSettings> =>
  untilSaved(async () => {
    const { version, settings: before } = await store.settings.load(guildId);
    const settings = { ...before, ...changes };
    return (await store.settings.save({ guildId, version: version + 1, settings })) ? settings : null;
  });

/** From now on the user is mentioned, until they choose again. */
export async function rememberRefusal(app: Using<'people', 'now'>, user: string): Promise<void> {
  await changeNotices(app, user, app.now(), (before) => ({
    ...before,
    ...(before.notices && { notices: { ...before.notices, refused: true } }),
  }));
}
