/**
 * One interaction begins in each turn of the event loop. Many may arrive in one packet; begun in one turn, their work would
 * be done in one piece, and nothing else would be heard meanwhile: no heartbeat, no answer of the database, no other player.
 * Users take turns, too: who presses a hundred times holds up only themselves.
 */
import { setImmediate } from 'node:timers/promises';
import { makeTurns } from '../turns/turns.ts';

/** Resolves for a user in a turn of the event loop that belongs to no other caller. */
export function oneATurn(): (user: string) => Promise<void> {
  const waiting = makeTurns<() => void>({ each: Infinity, all: Infinity });
  let isGoing = false;

  const go = async (): Promise<void> => {
    isGoing = true;
    await setImmediate();
    for (let begin = waiting.next(); begin; begin = waiting.next()) {
      begin();
      await setImmediate();
    }
    isGoing = false;
  };

  return (user) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.join(user, resolve);
    if (!isGoing) void go();
    return promise;
  };
}
