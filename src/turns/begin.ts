/**
 * The start of all work that people request, from Discord or the page. One task begins per turn of
 * the event loop, because a packet of many tasks would block heartbeats. People also take turns, so
 * that a hundred button presses delay only their sender.
 */
import { openCounter } from './counter.ts';

/** Resolves when it is this name's turn. */
export type Begin = (name: string) => Promise<void>;

/** `nextTurn` waits for the next turn of the event loop. */
export function openBegin(nextTurn: () => Promise<unknown>): Begin {
  const counter = openCounter({ atOnce: 1, each: Infinity, all: Infinity });
  return (name) =>
    new Promise((resolve, reject) => {
      const begin = (): Promise<unknown> => {
        resolve();
        return nextTurn();
      };
      counter.run(name, begin).catch(reject);
    });
}
