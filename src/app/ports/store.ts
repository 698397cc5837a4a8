/**
 * The use cases' interface to a database, split by subject. Each use case gets the subjects it
 * needs (`Using`, in `app.ts`). A game or challenge is one row, saved by compare-and-set. Its
 * `Shown` is stored with it: the version that the channel has seen, and the message that shows it.
 * An unshown row is *due*: the saving process gets a grace period (`dueAt`) to post it, then any
 * process may claim it. So each state is posted at least once, even if processes die. A `version`
 * counts a row's changes, 0 before the first. A record is saved over the previous version: `false`
 * if another change came first. Instants and `dueAt` are in ms.
 */
import type { subjectsOver } from '../../store/subjects.ts';

type Subjects = Readonly<ReturnType<typeof subjectsOver>>;
export type Subject = keyof Subjects;

export type Notes = Subjects['notes'];

export type StoreOf<S extends Subject> = Pick<Subjects, S>;

export interface Store extends Subjects {
  /** Throws if the database is read-only. `isThorough`: writes a real row, which requires space. */
  touch(isThorough: boolean): Promise<void>;
  close(): Promise<void>;
}

/** A planned backup: one per day. */
export type BackupId = string;

/** Makes a backup of this time (ms) in the configured folder. False if it failed, as logged. */
export type BackUp = (at: number) => Promise<boolean>;

/** The database can't be reached. Nothing is lost. Thrown, because any call may fail this way. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
  readonly code: 'store-away' | 'store-full';

  constructor(code: StoreAway['code'], cause?: unknown) {
    super(code === 'store-full' ? 'the database is full' : 'the database cannot be reached', {
      cause,
    });
    this.code = code;
  }
}

/** Returns `usual` while the store is unreachable. Rethrows other errors. */
export const orDefault = <T>(wanted: Promise<T>, usual: T): Promise<T> =>
  wanted.catch((error: unknown) => {
    if (error instanceof StoreAway) return usual;
    throw error;
  });
