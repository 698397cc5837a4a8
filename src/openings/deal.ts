/**
 * Dealing an opening so that nobody has to trust the bot: before anyone accepts, the hash of a seed is shown; afterwards
 * the seed is, and whoever cares takes the same steps and comes to the same row.
 *
 * The steps: the rows that may be dealt, in the table's order, are counted from 0. The first eight hexadecimal digits of
 * the hash of `seed/deal/try` are a number; if it is below the greatest multiple of the count within 32 bits, its
 * remainder is the row, else the next try is taken (so that every row is equally likely).
 */
import type { OpeningTable, Row } from './table.ts';

/** SHA-256 of a text as 64 hexadecimal digits. */
export type Hash = (text: string) => string;

export interface Deal {
  readonly table: OpeningTable;
  /** Chosen by chance, and secret until the deal is done. */
  readonly seed: string;
  /** Which deal from this seed it is, from 1. */
  readonly number: number;
  /** The names of the rows dealt to these players before; none of their positions comes again while others are left. */
  readonly before: readonly string[];
}

/** What is shown before the deal, and proves afterwards that the seed was not changed. */
export const commitmentTo = (seed: string, hash: Hash): string => hash(seed);

/** The rows that may be dealt. */
export function dealable({ rows }: OpeningTable, before: readonly string[]): readonly Row[] {
  const allowed = rows.filter(({ barred }) => !barred);
  if (before.length === 0) return allowed;
  const positions = new Set(rows.filter(({ name }) => before.includes(name)).map(positionName));
  const fresh = allowed.filter((row) => !positions.has(positionName(row)));
  return fresh.length > 0 ? fresh : allowed;
}

const positionName = ({ name, as }: Row): string => as ?? name;

/** The row that the seed deals. */
export function deal({ table, seed, number, before }: Deal, hash: Hash): Row {
  const rows = dealable(table, before);
  const row = rows[below(rows.length, (attempt) => hash(`${seed}/${number}/${attempt}`))];
  if (row === undefined) throw new Error(`table ${table.id} has no rows`);
  return row;
}

const WORD = 2 ** 32;

/** A number from 0 below `count`, each equally likely where hashes are. */
function below(count: number, hashOf: (attempt: number) => string): number {
  const limit = WORD - (WORD % count);
  for (let attempt = 0; ; attempt++) {
    const word = Number.parseInt(hashOf(attempt).slice(0, 8), 16);
    if (word < limit) return word % count;
  }
}
