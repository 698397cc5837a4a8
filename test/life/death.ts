/**
 * A process that dies at a chosen step of its work: everything that it saved and posted remains,
 * and it does nothing more.
 */
import type { Messenger } from '../../src/app/ports/messenger.ts';
import type { SweptStore } from '../../src/app/due/kinds.ts';

/** The step where the work ends. After each of these steps, another process must take over. */
const STEPS = ['saving', 'posting', 'removing', 'remembering'] as const;
export const DEATHS = STEPS.flatMap((step) => [`before ${step}`, `after ${step}`] as const);
type DyingStep = (typeof STEPS)[number];
/** `null` means that the process survives. */
export type Death = (typeof DEATHS)[number] | null;

/** Thrown at the point where a process dies. */
export const DEAD = new Error('the process died here');

/** An operation during which the process may die, just before or just after the operation. */
export async function dying<T>(death: Death, step: DyingStep, work: () => Promise<T>): Promise<T> {
  if (death === `before ${step}`) throw DEAD;
  const done = await work();
  if (death === `after ${step}`) throw DEAD;
  return done;
}

/** A messenger whose process dies around a post, or while it deletes an old message. */
export const mortal = (messenger: Messenger, death: Death): Messenger => ({
  ...messenger,
  post: (...posting) => dying(death, 'posting', () => messenger.post(...posting)),
  remove: (card) => dying(death, 'removing', () => messenger.remove(card)),
});

/** A store whose process dies around a save, or while it records what the channel shows. */
export function mortalStore(store: SweptStore, death: Death): SweptStore {
  const around = (save: () => Promise<boolean>): Promise<boolean> => dying(death, 'saving', save);
  return {
    ...store,
    games: {
      ...store.games,
      shown: (...given) => dying(death, 'remembering', () => store.games.shown(...given)),
      save: (...given) => around(() => store.games.save(...given)),
      begin: (...given) => around(() => store.games.begin(...given)),
      beginRematch: (...given) => around(() => store.games.beginRematch(...given)),
      savePlans: (...given) => around(() => store.games.savePlans(...given)),
    },
    people: {
      ...store.people,
      saveVacations: (...given) => around(() => store.people.saveVacations(...given)),
    },
    challenges: {
      ...store.challenges,
      save: (...given) => around(() => store.challenges.save(...given)),
    },
  };
}
