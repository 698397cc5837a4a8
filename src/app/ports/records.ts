/** What the use cases ask of a store about games that were brought in. */
import type { VariantId } from '../../draughts/variants.ts';

/** A game from elsewhere that someone looks at: its text as it came, and what it is taken for if it does not say. */
export interface StoredRecord {
  readonly id: string;
  readonly variant: VariantId;
  readonly source: string;
}

export interface Records {
  /** A record that was brought in; `null` when it is forgotten, as all are after a month. */
  record(id: string): Promise<StoredRecord | null>;
  /** Keeps a new record, made at this instant (ms). */
  addRecord(record: StoredRecord, at: number): Promise<void>;
}
