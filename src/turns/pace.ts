/** Handles messages at once as long as they are affordable; otherwise later, and in order. */
import { openPurses, type Allowance } from './purses.ts';

interface Pace {
  /** Whether the message is handled, now or later. In a flood, it isn't. */
  readonly take: (text: string) => boolean;
  readonly stop: () => void;
}

interface PaceRoom {
  readonly allowance: Allowance;
  readonly mostWaiting: number;
  /** Elapsed time in ms. It never decreases. */
  readonly stopwatch: () => number;
  /** Calls `look` after this many ms. Returns a function that cancels the call. */
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
