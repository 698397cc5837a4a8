/** When a request may be asked: in its turn, and ever more seldom while Discord refuses much. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RESTOptions } from '@discordjs/rest';
import type { Gateway } from '../app/ports/gateway.ts';
import { apartAfter, holdsBack, isRefusal } from './refusals.ts';
import { takingTurns } from './turns.ts';

type MakeRequest = RESTOptions['makeRequest'];

/** What Discord's global limit leaves out: first responses to interactions, and all that follows on them. */
const EXEMPT = /\/interactions\/\d+\/[^/]+\/callback|\/webhooks\/\d+\//u;

/** How often refusals are told to the other processes, and theirs heard, in ms. */
const TOLD = 5000;

export interface Pacing {
  /** Asks as `make` does, in turn, and counts what is refused. */
  readonly paced: (make: MakeRequest) => MakeRequest;
  /** Whether what nobody waits for is to be left alone. */
  readonly holdsBack: () => boolean;
  /** Tells of refusals, and hears of the others'; called now and then. */
  readonly tell: () => Promise<void>;
  readonly close: () => void;
}

export interface PacingParts {
  readonly book: Pick<Gateway, 'nextTurn' | 'refused'>;
  /** No other process can be on this store: the library's own limit will do while little is refused. */
  readonly isAlone: boolean;
  readonly stopwatch: () => number;
  /** Hears that the bot slows down, or no longer does, with the refusals of ten minutes. */
  readonly slows: (refusals: number, isSlow: boolean) => void;
}

/** Paces from now on, until it is closed. */
export function openPacing({ book, isAlone, stopwatch, slows }: PacingParts): Pacing {
  let [refused, untold] = [0, 0];
  const turn = takingTurns({ book, stopwatch, apart: () => apartAfter(refused) });
  const isFree = (url: string): boolean => EXEMPT.test(url) || (isAlone && !holdsBack(refused));

  const tell = async (): Promise<void> => {
    // Alone there is nobody to hear of.
    if (isAlone && untold === 0 && refused === 0) return;
    const telling = untold;
    untold = 0;
    try {
      const total = await book.refused(telling);
      if (holdsBack(total) !== holdsBack(refused)) slows(total, holdsBack(total));
      refused = total;
    } catch {
      untold += telling;
      refused = Math.max(refused, untold);
    }
  };
  const telling = setInterval(() => void tell(), TOLD).unref();

  return {
    paced: (make) => async (url, init) => {
      if (!isFree(url)) await sleep(await turn(), undefined, init.signal ? { signal: init.signal } : {});
      const answer = await make(url, init);
      if (isRefusal(answer.status, answer.headers.get('x-ratelimit-scope'))) untold += 1;
      return answer;
    },
    holdsBack: () => holdsBack(refused),
    tell,
    close: () => clearInterval(telling),
  };
}
