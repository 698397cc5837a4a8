/** One sweep to its end: as much as there are places for, and nothing that becomes due meanwhile. */
import type { DueFault } from '../../src/app/due/attempt.ts';
import type { SweepingApp } from '../../src/app/due/kinds.ts';
import { newSweeper } from '../../src/app/due/sweeper.ts';
import type { Messenger } from '../../src/app/ports/messenger.ts';

/** Does what is due, and tells whether more may be waiting. Throws, after all were tried, what went wrong. */
export async function sweep(
  app: SweepingApp,
  messenger: Messenger,
  holdsBack = (): boolean => false,
): Promise<boolean> {
  const faults: DueFault[] = [];
  const sweeper = newSweeper({
    app: { ...app, messenger },
    report: (fault) => void faults.push(fault),
    holdsBack,
  });
  let isMore = false;
  try {
    isMore = await sweeper.fill();
  } finally {
    // What has begun goes on though the database fails.
    await sweeper.idle();
  }
  if (faults.length === 0) return isMore;
  const errors = faults.map(({ error }) => error);
  throw new AggregateError(errors, `${errors.length} due rows failed`);
}
