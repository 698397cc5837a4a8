/** What every Swiss system knows of a player who is to be paired. */
import type { Color } from '../event.ts';
import { colorsOf, metIn, scoreOf, wasPairedIn } from '../ledger.ts';
import type { Entry, Ledger } from '../ledger.ts';
import { byRank } from './boards.ts';

export interface History {
  readonly number: number;
  /** In units. */
  readonly score: number;
  /** The place by number among those who have arrived, from 1: odd or even decides the first color. */
  readonly parity: number;
  /** Met over the board. */
  readonly met: ReadonlySet<number>;
  /** That count, oldest first. */
  readonly colors: readonly Color[];
  readonly entries: readonly Entry[];
}

/** Of all who are not `absent`, in order (1.2 of both systems): by score, then by number. */
export function historiesOf(ledger: Ledger, absent: ReadonlySet<number>): readonly History[] {
  const histories: History[] = [];
  let parity = 0;
  for (const [number, entries] of ledger.entries()) {
    if (number === 0) continue;
    const isHere = !absent.has(number);
    // Late entries get their number when they arrive (C.04.2 2.4).
    if (isHere || entries.some(wasPairedIn)) parity += 1;
    if (!isHere) continue;
    const [score, met, colors] = [scoreOf(entries), metIn(entries), colorsOf(entries)];
    histories.push({ number, score, parity, met, colors, entries });
  }
  return histories.sort(byRank);
}
