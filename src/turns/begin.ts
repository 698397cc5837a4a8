/**
 * Where all work begins that people order, from Discord or the page. One task begins per turn of the
 * event loop: a packet of many would block heartbeats. People take turns too, so a hundred presses
 * only delay their sender.
 */
import { openCounter } from './counter.ts';

/** Resolves when it is the name's turn. */
export type Begin = (name: string) => Promise<void>;

/** `nextTurn`: of the event loop. */
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
