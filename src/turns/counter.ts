/**
 * Fair queues by name: anyone who asks for a hundred tasks waits behind everyone who asks for one.
 */
import { done, refused, type Attempt } from '../kit/attempt.ts';
import { makeTurns } from './turns.ts';

export interface CounterRoom {
  readonly atOnce: number;
  /** The tasks of one name, running and waiting. */
  readonly each: number;
  /** The waiting tasks of all names. */
  readonly all: number;
}

export type QueueFull = 'own' | 'all';

export interface Counter {
  readonly run: <T>(name: string, work: () => Promise<T>) => Promise<Attempt<T, QueueFull>>;
}

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
