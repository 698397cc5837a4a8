/**
 * Deals an opening verifiably. The hash of a seed is shown before anyone accepts, and the seed is
 * shown afterward, so that anyone can repeat the deal. Rows that may be dealt are counted from 0 in
 * the table's order. The first eight hexadecimal digits of the hash of `seed/deal/try` are a
 * number. If the number is below the greatest multiple of the row count within 32 bits, its
 * remainder is the row; otherwise the next try counts. This makes all rows equally likely.
 */
import type { OpeningTable, Row } from './table.ts';

/** SHA-256 as 64 hexadecimal digits. */
export type Hash = (text: string) => string;

interface Deal {
  readonly table: OpeningTable;
  readonly seed: string;
  readonly number: number;
  readonly before: readonly string[];
}

export function dealable({ rows }: OpeningTable, before: readonly string[]): readonly Row[] {
  const allowed = rows.filter(({ barred }) => !barred);
  if (before.length === 0) return allowed;
  const positions = new Set(rows.filter(({ name }) => before.includes(name)).map(positionName));
  const fresh = allowed.filter((row) => !positions.has(positionName(row)));
  return fresh.length > 0 ? fresh : allowed;
}

const positionName = ({ name, as }: Row): string => as ?? name;

export function deal({ table, seed, number, before }: Deal, hash: Hash): Row {
  const rows = dealable(table, before);
  const row = rows[below(rows.length, (attempt) => hash(`${seed}/${number}/${attempt}`))];
  if (row === undefined)
    throw new Error(`expected at least one row to deal in table ${table.id}, found none`);
  return row;
}

const WORD = 2 ** 32;

function below(count: number, hashOf: (attempt: number) => string): number {
  const limit = WORD - (WORD % count);
  for (let attempt = 0; ; attempt++) {
    const word = Number.parseInt(hashOf(attempt).slice(0, 8), 16);
    if (word < limit) return word % count;
  }
}
