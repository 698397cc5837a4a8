/**
 * A database with faults: starting at some call, it fails several times in a row, before or after
 * doing its work.
 */
import * as fc from 'fast-check';
import type { SweptStore } from '../../src/app/due/kinds.ts';
import { around } from '../../src/app/ports/around.ts';
import { DEAD } from './death.ts';

export interface Trouble {
  /** The number of calls that succeed first. */
  readonly after: number;
  /** The number of calls that then fail. */
  readonly calls: number;
  /** Whether each failed call did its work. */
  readonly isDone: boolean;
}

/** Usually, there is no trouble. */
export const troubles = fc.oneof(
  { weight: 9, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      after: fc.nat({ max: 12 }),
      calls: fc.integer({ min: 1, max: 3 }),
      isDone: fc.boolean(),
    }),
  },
);

/** The driver's error after a broken connection. */
class Outage extends Error {
  readonly code = 'ECONNRESET';
}

/** The only method of a store that answers synchronously. */
const AT_ONCE = 'due.isOutage';

/** The same store with this trouble, or without any (`null`). */
export function troubled(store: SweptStore, trouble: Trouble | null): SweptStore {
  if (!trouble) return store;
  let calls = 0;
  return around(store, (call, name) => {
    if (name === AT_ONCE) return call();
    calls += 1;
    const fails = calls > trouble.after && calls <= trouble.after + trouble.calls;
    if (!fails) return call();
    return fail(trouble.isDone ? call : () => undefined);
  });
}

async function fail(work: () => unknown): Promise<never> {
  await work();
  throw new Outage('the connection broke off');
}

/**
 * Carries out work until the process dies or its database fails. Throws only bugs. For a paused
 * row, it only returns that it is paused (`null`).
 */
export async function asFarAs(
  work: () => Promise<unknown>,
  isExcused: (error: unknown) => boolean = () => false,
): Promise<'done' | 'failed' | 'dead'> {
  try {
    await work();
    return 'done';
  } catch (error) {
    const causes: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    const bug = causes.find(
      (cause) => cause !== DEAD && cause !== null && !(cause instanceof Outage) && !isExcused(cause),
    );
    if (bug !== undefined) throw bug;
    return causes.includes(DEAD) ? 'dead' : 'failed';
  }
}
