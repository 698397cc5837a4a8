/** What the use cases ask of a store about games that were brought in. */
import type { VariantId } from '../../draughts/variants.ts';
import type { UserId } from '../../game/game.ts';
import type { Limits } from './limits.ts';

/** A game from elsewhere that someone looks at: its text as it came, and what it is taken for if it does not say. */
export interface StoredRecord {
  readonly id: string;
  readonly variant: VariantId;
  readonly source: string;
}

/** Who brings in a record at which instant (ms), and how much they may. */
export interface Importing {
  readonly user: UserId;
  readonly at: number;
  readonly limits: Limits['imports'];
}

export interface Records {
  /** A record that was brought in; `null` when it is forgotten, as all are after a month. */
  record(id: string): Promise<StoredRecord | null>;
  /** Keeps a new record; false when whoever brings it in has brought in as much as they may. By whom it was is not kept with it. */
  addRecord(record: StoredRecord, by: Importing): Promise<boolean>;
}
