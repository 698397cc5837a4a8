import type { UserId } from '../game/game.ts';
import { ticksOf, type Activity } from './activity.ts';
import { rankEnd } from './board.ts';
import { enter, type Candidate, type Changed, type RatedResult } from './entry.ts';
import { LEAST_RANKED } from './established.ts';
import { pairOf } from './finished.ts';
import { resetRecord, type PlayerRecord, type Pool } from './record.ts';
import { MEMORY, type Earlier } from './verdict.ts';

export interface Count {
  readonly activity: Activity;
  readonly key: string;
  readonly games: number;
  readonly white: number;
  readonly black: number;
}

export interface Ledger {
  readonly outcomes: readonly RatedResult[];
  readonly records: readonly Changed[];
  readonly counts: readonly Count[];
}

export function replay(candidates: readonly Candidate[], resets: readonly number[] = []): Ledger {
  const records = new Map<string, Changed>();
  const pairs = new Map<string, readonly Earlier[]>();
  const counts = new Map<string, Count>();
  // The players whose ranks end latest. These dates never move back, so no more players are needed.
  let ranked: readonly (readonly [UserId, number])[] = [];
  const rank = ({ user, record }: Changed): void => {
    const others = ranked.filter(([other]) => other !== user);
    ranked = [...others, [user, rankEnd(record)] as const]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, LEAST_RANKED);
  };
  const books = {
    earlier: (pair: string): readonly Earlier[] => pairs.get(pair) ?? [],
    record: (pool: Pool, user: UserId): PlayerRecord | null => records.get(`${pool} ${user}`)?.record ?? null,
    isEstablished: (user: UserId): boolean => records.get(`all ${user}`)?.record.isEstablished === true,
    isOpen: (at: number): boolean => ranked.filter(([, until]) => until > at).length < LEAST_RANKED,
  };
  const waiting = resets.toSorted((a, b) => a - b);
  const resetUntil = (seq: number): void => {
    for (let next = waiting[0]; next !== undefined && next < seq; next = waiting[0]) {
      waiting.shift();
      for (const [key, each] of records) records.set(key, { ...each, record: resetRecord(each.record) });
    }
  };
  const outcomes = candidates.map((candidate) => {
    resetUntil(candidate.seq);
    const { outcome, changed } = enter(candidate, books);
    for (const change of changed) {
      records.set(`${change.pool} ${change.user}`, change);
      if (change.pool === 'all' && change.record.isEstablished) rank(change);
    }
    if (outcome.verdict === 'counted') remember(pairs, outcome);
    if (outcome.verdict !== 'void') count(counts, outcome);
    return outcome;
  });
  resetUntil(Infinity);
  return { outcomes, records: [...records.values()], counts: [...counts.values()] };
}

/** Keeps only the games that `judge` uses, so that long rivalries stay cheap. */
function remember(pairs: Map<string, readonly Earlier[]>, game: RatedResult): void {
  const pair = pairOf(game.players);
  const recent = (pairs.get(pair) ?? []).filter(({ at }) => at > game.at - 2 * MEMORY);
  pairs.set(pair, [...recent, game]);
}

function count(counts: Map<string, Count>, game: RatedResult): void {
  for (const { activity, key, winner } of ticksOf(game)) {
    const name = `${activity} ${key}`;
    const before = counts.get(name) ?? { activity, key, games: 0, white: 0, black: 0 };
    counts.set(name, {
      ...before,
      games: before.games + 1,
      white: before.white + (winner === 'white' ? 1 : 0),
      black: before.black + (winner === 'black' ? 1 : 0),
    });
  }
}
