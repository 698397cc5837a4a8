/**
 * The use cases' interface to a database, split by subject; each use case gets the subjects it
 * needs (`Using`, in `app.ts`). A game or challenge is one row, saved by compare-and-set. Beside it
 * is its `Shown`: which version the channel has seen, in which message. An unshown row is *due*:
 * the saving process gets a grace period (`dueAt`) to post it, then any process may claim it. So it
 * is posted at least once, even if processes die. A `version` counts a row's changes, 0 before the
 * first. A record is saved over the previous version: `false` if another change came first.
 * Instants and `dueAt` are in ms.
 */
import type { AnalysisBook } from './analyses.ts';
import type { Blocks } from './blocks.ts';
import type { Challenges, Games } from './games.ts';
import type { Explorer } from './explorer.ts';
import type { Dailies, Hunts, Puzzles } from './puzzles.ts';
import type { Deferrals, Interactions } from './exchange.ts';
import type { Duties } from './due.ts';
import type { Drafts, Placings, Tournaments } from './tournaments.ts';
import type { Book } from './book.ts';
import type { LiveMessage } from './live.ts';
import type { LiveBoard, Seasons, Standings } from './standings.ts';
import type { Tallies } from './limits.ts';
import type { Visiting } from './visiting.ts';
import type { Votes } from './votes.ts';
import type { AttendanceBook, Servers } from './servers.ts';
import type { People, Personal } from './people.ts';
import type { Notes } from './notes.ts';
import type { Meets } from './meets.ts';
import type { Lobbies } from './lobbies.ts';
import type { Records } from './reading.ts';
import type { Watches } from './watches.ts';
import type { Guesses } from './guesses.ts';
import type { Showcase } from './showcases.ts';
import type { SettingsBook } from './settings.ts';

interface Subjects {
  readonly games: Games;
  readonly challenges: Challenges;
  readonly votes: Votes;
  readonly people: People;
  readonly visiting: Visiting;
  readonly watches: Watches;
  readonly settings: SettingsBook;
  readonly showcases: Book<Showcase>;
  readonly guesses: Guesses;
  readonly records: Records;
  readonly standings: Standings;
  readonly explorer: Explorer;
  readonly analyses: AnalysisBook;
  readonly liveBoards: Book<LiveBoard>;
  /** The games being played now. */
  readonly liveGames: Book<LiveMessage>;
  readonly tallies: Tallies;
  readonly blocks: Blocks;
  readonly lobbies: Lobbies;
  readonly attendance: AttendanceBook;
  readonly seasons: Seasons;
  readonly interactions: Interactions;
  readonly deferrals: Deferrals;
  readonly notes: Notes;
  /** Set aside from the rows they belong to. */
  readonly duties: Duties;
  readonly tournaments: Tournaments;
  readonly drafts: Drafts;
  readonly placings: Placings;
  readonly meets: Meets;
  readonly puzzles: Puzzles;
  /** Finished games not yet searched for puzzles. */
  readonly hunts: Hunts;
  readonly dailies: Dailies;
  readonly personal: Personal;
  readonly servers: Servers;
}
export type Subject = keyof Subjects;

export type StoreOf<S extends Subject> = Pick<Subjects, S>;

export interface Store extends Subjects {
  /** Throws if the database is read-only. `isThorough`: writes a real row, which requires space. */
  touch(isThorough: boolean): Promise<void>;
  close(): Promise<void>;
}

/** A planned backup: one per day. */
export type BackupId = string;

/** Makes a backup (ms) in the configured folder; false if it failed, which is logged. */
export type BackUp = (at: number) => Promise<boolean>;

/**
 * Nothing is lost. Thrown, because any call may fail this way; the asker gets a sentence about it.
 */
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

/** Returns `usual` while the store is away; rethrows other errors. */
export const orUsual = <T>(wanted: Promise<T>, usual: T): Promise<T> =>
  wanted.catch((error: unknown) => {
    if (error instanceof StoreAway) return usual;
    throw error;
  });
