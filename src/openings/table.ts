import type { VariantId } from '../draughts/variantIds.ts';

export const TABLE_IDS = [
  'idf',
  'fmjd',
  'basic',
  'idf-brazilian',
  'fmjd-brazilian',
  'english-2-move',
  'english-3-move',
  'english-11-man',
  'italian-11-man',
] as const;
export type TableId = (typeof TABLE_IDS)[number];

export interface Row {
  /** As printed: `1-VII` (FMJD, IDF basic), `I-7` (IDF), `9-13 21-17 5-9` (English). */
  readonly name: string;
  readonly start?: string;
  /** One man of each side that is moved before the start, White's first: `b2-h6`; `''` if none. */
  readonly flying?: readonly string[];
  readonly moves?: string;
  readonly as?: string;
  /** Whether the row is never dealt, because the event's rules consider it too one-sided. */
  readonly barred?: boolean;
}

export interface OpeningTable {
  readonly id: TableId;
  readonly title: string;
  readonly organisation: string;
  readonly variants: readonly VariantId[];
  readonly rows: readonly Row[];
}
