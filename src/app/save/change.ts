import { refused, type Result, done } from '../../kit/result.ts';
import type { Change, Decision } from '../../game/decision.ts';
import { dueOf, UNANNOUNCED } from '../../game/due.ts';
import type { Game, GameId, UserId } from '../../game/game.ts';
import type { Using } from '../ports/app.ts';
import type { Problem } from '../problem/problem.ts';
import { saveGame } from './saveGame.ts';
import type { Plans } from '../../game/plan/plan.ts';
import { nextDigest } from '../../game/calls/notices.ts';
import type { Preference, PreferenceRecord } from '../ports/subjects/people.ts';
import type { GuildSettings } from '../ports/subjects/settings.ts';

/**
 * The most attempts. Each failed attempt means that another change succeeded, so the retries end.
 * If a store never saves, the limit makes that bug visible.
 */
const TRIES = 20;

/** Retries while another change comes first (`null`). Throws after too many attempts. */
export async function untilSaved<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await attempt();
    if (outcome !== null) return outcome;
  }
  throw new Error(`expected to save within ${TRIES} attempts, but other changes came first each time`);
}

/** How long (ms) a process has to show its change before the sweep does. */
export const GRACE = 5000;

/** The result of an attempt. `save`: the next version to save, which is due at `dueAt` (ms). */
interface Decided<T> {
  readonly ok: boolean;
  readonly save?: T;
  readonly dueAt?: number | null;
}

export const saving = <T>(thing: T, dueAt: number | null = null) => ({ ...done(thing), save: thing, dueAt });

/** Loads a thing, decides, and saves it. Decides again if another change came first. */
export const change = <K extends readonly unknown[], B, T, D extends Decided<T>>(
  book: {
    readonly load: (...key: K) => Promise<B>;
    readonly save: (thing: T, dueAt: number | null) => Promise<boolean>;
  },
  key: K,
  decide: (before: B) => D | Promise<D>,
): Promise<D> =>
  untilSaved(async () => {
    const decision = await decide(await book.load(...key));
    const { save, dueAt = null } = decision;
    return save === undefined || (await book.save(save, dueAt)) ? decision : null;
  });

/** Games are saved with the consequences of their end. */
export const gamesIn = (app: Using<'games' | 'standings'>) => ({
  load: (id: GameId) => app.store.games.load(id),
  save: (game: Game, dueAt: number | null) => saveGame(app, game, dueAt),
});

/** Applies a pure decision; `bar` may refuse its result. */
export const changeGame = (
  app: Using<'games' | 'standings', 'now'>,
  id: GameId,
  decide: (game: Game) => Decision,
  bar: (next: Game) => Promise<Problem | null> = async () => null,
): Promise<Result<Change, Problem>> =>
  change(gamesIn(app), [id], async (record) => {
    if (!record) return refused({ code: 'unknown-game' });
    const decision = decide(record.game);
    if (!decision.ok) return decision;
    const { game } = decision.value;
    const problem = await bar(game);
    if (problem) return refused(problem);
    return { ...decision, save: game, dueAt: dueOf(game, UNANNOUNCED, app.now() + GRACE) };
  });

export interface Planned {
  readonly game: Game;
  readonly plans: Plans;
}

export const changePlans = (
  app: Using<'games'>,
  id: GameId,
  decide: (game: Game, plans: Plans) => Result<Plans, Problem>,
): Promise<Result<Planned, Problem>> =>
  change(
    {
      load: (game: GameId) => app.store.games.load(game),
      save: ({ game, plans }: Planned) => app.store.games.savePlans(id, game.version, plans),
    },
    [id],
    async (record) => {
      if (!record) return refused({ code: 'unknown-game' });
      const { game } = record;
      const decision = decide(game, await app.store.games.plans(id));
      return decision.ok ? saving({ game, plans: decision.value }) : decision;
    },
  );

const preferencesIn = (
  people: Using<'people'>['store']['people'],
  save: (record: PreferenceRecord, dueAt: number | null) => Promise<boolean>,
) => ({ load: (user: UserId) => people.preferenceRecord(user), save });

export async function changePreference(
  { store: { people } }: Using<'people'>,
  user: UserId,
  decide: (before: Preference) => Preference,
): Promise<Preference> {
  const save = (record: PreferenceRecord) => people.savePreference(record);
  const { value } = await change(preferencesIn(people, save), [user], (before) =>
    saving({ user, version: before.version + 1, preference: decide(before.preference) }),
  );
  return value.preference;
}

/** The same for notifications, at this instant (ms). Also plans the next daily message. */
export async function changeNotices(
  { store: { people } }: Using<'people'>,
  user: UserId,
  at: number,
  decide: (before: Preference) => Preference,
): Promise<Preference> {
  const save = (record: PreferenceRecord, dueAt: number | null) => people.saveNotices(record, at, dueAt);
  const { value } = await change(preferencesIn(people, save), [user], (before) => {
    const preference = decide(before.preference);
    return saving({ user, version: before.version + 1, preference }, nextDigest(preference.notices, at));
  });
  return value.preference;
}

export async function changeSettings(
  { store }: Using<'settings'>,
  guildId: string,
  changes: Partial<GuildSettings>,
): Promise<GuildSettings> {
  const { value } = await change(store.settings, [guildId], (before) =>
    saving({ guildId, version: before.version + 1, settings: { ...before.settings, ...changes } }),
  );
  return value.settings;
}

/** Records that the user must be mentioned from now on, until they choose again. */
export async function rememberRefusal(app: Using<'people', 'now'>, user: string): Promise<void> {
  await changeNotices(app, user, app.now(), (before) => ({
    ...before,
    ...(before.notices && { notices: { ...before.notices, refused: true } }),
  }));
}
