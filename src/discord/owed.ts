/** Whether the answer to one interaction is owed: a deferral is kept in the store until it was answered. */
import type { Using } from '../app/ports/app.ts';
import type { Deferral } from '../app/ports/deferrals.ts';

/** How long (ms) an answer may take before its user is told that it is late. An answer that comes after that still counts. */
const PATIENCE = 2 * 60 * 1000;

export interface Owed {
  /** It was deferred. */
  readonly begin: () => void;
  /** It was answered, or will not be by this process: then a sweep does so at once. */
  readonly end: (isAnswered: boolean) => Promise<void>;
}

/** Nothing is written before it is deferred; `report` is told what could not be written. */
export function owing(
  { store, now }: Using<'deferrals', 'now'>,
  interaction: Omit<Deferral, 'at'>,
  report: (error: unknown) => void,
): Owed {
  let kept: Promise<Deferral | null> | null = null;
  const keep = async (deferral: Deferral, dueAt: number): Promise<Deferral> => {
    await store.deferrals.keep(deferral, dueAt);
    return deferral;
  };
  return {
    begin: () => {
      const at = now();
      kept = keep({ ...interaction, at }, at + PATIENCE).catch((error: unknown) => {
        report(error);
        return null;
      });
    },
    end: async (isAnswered) => {
      const deferral = await kept;
      if (!deferral) return;
      const { deferrals } = store;
      await (isAnswered ? deferrals.forget(deferral.id) : deferrals.keep(deferral, now())).catch(report);
    },
  };
}
