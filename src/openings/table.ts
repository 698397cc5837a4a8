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
  /** A man of each side moved before the start, White's first: `b2-h6`; `''` for none. */
  readonly flying?: readonly string[];
  readonly moves?: string;
  readonly as?: string;
  /** Never dealt, because the event's rules consider it too one-sided. */
  readonly barred?: boolean;
}

export interface OpeningTable {
  readonly id: TableId;
  readonly title: string;
  readonly organisation: string;
  readonly variants: readonly VariantId[];
  readonly rows: readonly Row[];
}
