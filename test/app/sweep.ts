/** One complete sweep: as many rows as there are slots, without work that becomes due during it. */
import type { DueFault } from '../../src/app/due/attempt.ts';
import type { SweepingApp } from '../../src/app/due/kinds.ts';
import { newSweeper } from '../../src/app/due/sweeper.ts';
import type { Messenger } from '../../src/app/ports/messenger.ts';

/**
 * Does all due work, and returns whether more may be due. It tries all work before it throws any
 * failures.
 */
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
    // Work that has begun continues even if the database fails.
    await sweeper.idle();
  }
  if (faults.length === 0) return isMore;
  const errors = faults.map(({ error }) => error);
  throw new AggregateError(errors, `${errors.length} due rows failed`);
}
