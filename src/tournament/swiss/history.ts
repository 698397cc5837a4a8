import type { Color } from '../event.ts';
import { colorsOf, type Entry, type Ledger, metIn, scoreOf, wasPairedIn } from '../ledger.ts';
import { byRank } from './pairs.ts';

export interface History {
  readonly number: number;
  readonly score: number;
  /** The index among the players who have arrived, from 1. It decides the first color. */
  readonly parity: number;
  readonly met: ReadonlySet<number>;
  readonly colors: readonly Color[];
  readonly entries: readonly Entry[];
}

/** All players except the `absent`, by score, then by number (1.2 of both systems). */
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

export const endOfGroup = (cards: readonly Pick<History, 'score'>[], start: number): number => {
  const end = cards.findIndex(({ score }, place) => place >= start && score !== cards[start]?.score);
  return end === -1 ? cards.length : end;
};
