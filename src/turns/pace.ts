/** Messages are heard at once as long as they are affordable, and later otherwise, in their order. */
import { openPurses, type Allowance } from './purses.ts';

interface Pace {
  /** Whether the message is heard, now or later; a flood isn't. */
  readonly take: (text: string) => boolean;
  readonly stop: () => void;
}

interface PaceRoom {
  readonly allowance: Allowance;
  readonly mostWaiting: number;
  /** Elapsed ms, never decreasing. */
  readonly stopwatch: () => number;
  /** Calls this after so many ms. Returns a function that cancels it. */
  readonly later: (look: () => void, ms: number) => () => void;
}

export function openPace(
  { allowance, mostWaiting, stopwatch, later }: PaceRoom,
  hear: (text: string) => void,
): Pace {
  const waiting: string[] = [];
  const purse = openPurses(allowance, stopwatch);
  let cancel: (() => void) | null = null;
  function advance(): void {
    while (waiting.length > 0 && purse.has('')) {
      purse.spend('', 1);
      hear(waiting.shift() ?? '');
    }
    cancel = waiting.length > 0 ? later(advance, 1000 / allowance.perSecond) : null;
  }
  return {
    take: (text) => {
      if (waiting.length === mostWaiting) return false;
      waiting.push(text);
      if (cancel === null) advance();
      return true;
    },
    stop: () => cancel?.(),
  };
}
