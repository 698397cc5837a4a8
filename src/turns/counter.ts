/**
 * A counter at which so many are served at once, one of each name, by turns: who asks for a hundred works waits behind
 * everybody who asks for one. Whoever already has too many there is told so at once.
 */
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { makeTurns } from './turns.ts';

export interface CounterRoom {
  /** Works that are done at once, all names together. */
  readonly atOnce: number;
  /** Works of one name, under way and waiting. */
  readonly each: number;
  /** Works of all names that may wait. */
  readonly all: number;
}

/** Why a work is not taken on: its name has too many here already, or all names together have. */
export type QueueFull = 'own' | 'all';

export interface Counter {
  /** Does the work when its turn has come; rejects as it does. Whether there is room is decided at once. */
  readonly run: <T>(name: string, work: () => Promise<T>) => Promise<Attempt<T, QueueFull>>;
}

/** A counter with nobody at it. */
export function openCounter({ atOnce, each, all }: CounterRoom): Counter {
  const turns = makeTurns<() => Promise<void>>({ each, all });
  const served = new Set<string>();

  const advance = (): void => {
    if (served.size >= atOnce) return;
    const begin = turns.next((name) => !served.has(name));
    if (begin) void begin();
  };

  return {
    run: <T>(name: string, work: () => Promise<T>) => {
      const { promise, resolve, reject } = Promise.withResolvers<Attempt<T, QueueFull>>();
      const begin = async (): Promise<void> => {
        served.add(name);
        try {
          resolve(done(await work()));
        } catch (error) {
          reject(error);
        }
        served.delete(name);
        advance();
      };
      const own = turns.waiting(name) + (served.has(name) ? 1 : 0);
      if (own >= each) return Promise.resolve(refused('own'));
      if (!turns.join(name, begin)) return Promise.resolve(refused('all'));
      advance();
      return promise;
    },
  };
}
