/**
 * Tables of drawn openings, as federations publish them: at events a row is dealt, and both games of a match begin from
 * it. The rows are data (`assets/openings`); here is what they say.
 */
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

/** One opening: what is done before the players' own first move. */
export interface Row {
  /** As the table has it: `1-VII` (FMJD, IDF basic), `I-7` (IDF), `9-13 21-17 5-9` (English, as printed). */
  readonly name: string;
  /** The position to begin from, as FEN; left out for the variant's own start. */
  readonly start?: string;
  /** A man of each side put elsewhere before the first move, White's and Black's: `b2-h6`; `''` is none. */
  readonly flying?: readonly string[];
  /** Moves that are made for the players, in the variant's notation, with spaces between. */
  readonly moves?: string;
  /** An earlier row that leads to the same position, by its name. */
  readonly as?: string;
  /** In the table by its name, but not dealt: the event's rules take it for too one-sided. */
  readonly barred?: boolean;
}

export interface OpeningTable {
  readonly id: TableId;
  readonly title: string;
  /** Who publishes it. */
  readonly organisation: string;
  readonly variants: readonly VariantId[];
  readonly rows: readonly Row[];
}
