/** What the use cases ask of a store about imported games. */
import type { VariantId } from '../../draughts/variants.ts';
import type { UserId } from '../../game/game.ts';
import type { Limits } from './limits.ts';

/** An imported game: its text, and its variant if it doesn't say. */
export interface StoredRecord {
  readonly id: string;
  readonly variant: VariantId;
  readonly source: string;
}

export interface Importing {
  readonly user: UserId;
  readonly at: number;
  readonly limits: Limits['imports'];
}

export interface Records {
  /** An imported record; `null` when forgotten, as all are after a month. */
  record(id: string): Promise<StoredRecord | null>;
  /** Stores a record; false if its importer reached the limit. The importer is not stored with it. */
  addRecord(record: StoredRecord, by: Importing): Promise<boolean>;
}
