/**
 * What the use cases need of a database: an interface a subject, of which each is given those that it needs (`Using`, in `app.ts`).
 *
 * Games and challenges are stored each as one row that is saved by compare-and-set. Beside each stands its `Shown`: up to which
 * version the channel has been shown it, and in which message. A row that was not yet shown is *due*. A saving process gets a grace
 * period (`dueAt`) to post by itself; when that passes, any process may claim the row and post. So announcing happens at least once,
 * whatever dies in between.
 */
import type { AnalysisBook } from './analyses.ts';
import type { Blocks } from './blocks.ts';
import type { Challenges } from './challenges.ts';
import type { Dailies, Hunts, Puzzles } from './puzzles.ts';
import type { Deferrals } from './deferrals.ts';
import type { Duties } from './due.ts';
import type { Drafts, Placings, Tournaments } from './tournaments.ts';
import type { Games } from './games.ts';
import type { LiveBoards, Seasons, Standings } from './standings.ts';
import type { Tallies } from './limits.ts';
import type { AttendanceBook, Servers } from './servers.ts';
import type { People } from './people.ts';
import type { Personal } from './personal.ts';
import type { Records } from './records.ts';
import type { SettingsBook } from './settings.ts';

/** Subjects that a store keeps apart by their names. */
interface Books {
  /** Ratings, boards and statistics of the games that have ended. */
  readonly standings: Standings;
  /** What was found of games. */
  readonly analyses: AnalysisBook;
  /** Leaderboards that are kept up to date in a channel. */
  readonly liveBoards: LiveBoards;
  /** What is counted of each person. */
  readonly tallies: Tallies;
  /** Who wants nothing of whom. */
  readonly blocks: Blocks;
  /** Who has left a server. */
  readonly attendance: AttendanceBook;
  readonly seasons: Seasons;
  /** Answers that are owed. */
  readonly deferrals: Deferrals;
  /** What was set apart from the rows that want it. */
  readonly duties: Duties;
  readonly tournaments: Tournaments;
  /** Tournaments that somebody is about to announce. */
  readonly drafts: Drafts;
  /** Where players came out in tournaments. */
  readonly placings: Placings;
  /** Puzzles, and who has tried which. */
  readonly puzzles: Puzzles;
  /** Finished games that are still to be searched for puzzles; each is from its end on, until it is. */
  readonly hunts: Hunts;
  /** Puzzles of the day. */
  readonly dailies: Dailies;
  /** What belongs to one person, on their behalf. */
  readonly personal: Personal;
  /** What belongs to a whole server. */
  readonly servers: Servers;
}

/** What a process asks for itself. */
interface Housekeeping {
  /** Takes on an interaction at this instant (ms), for one of all processes; false when it was taken on before. */
  takeInteraction(id: string, at: number): Promise<boolean>;
  /** Makes everything unshown, and every analysis that is waited for, due at `now`; for a bot that starts and knows itself to be alone. */
  wakeUnshown(now: number): Promise<void>;
  /** Has a backup made every day, the first at `now`, unless that is so already. */
  planBackups(now: number): Promise<void>;
  /** How many games are running, in all servers. */
  countOpen(): Promise<number>;
  /** Writes what changes nothing; throws where the database cannot be written. `isThorough`: by a true row, which needs room. */
  touch(isThorough: boolean): Promise<void>;
  close(): Promise<void>;
}

export interface Store extends Games, Challenges, People, SettingsBook, Records, Books, Housekeeping {}

/** A store by its subjects. */
interface Subjects extends BookSubjects {
  readonly games: Games;
  readonly challenges: Challenges;
  readonly people: People;
  readonly settings: SettingsBook;
  readonly records: Records;
}
type BookSubjects = { readonly [B in keyof Books]: Pick<Books, B> };
export type Subject = keyof Subjects;

type KeysOf<S extends Subject> = S extends unknown ? keyof Subjects[S] : never;

/** These subjects of a store and nothing else. */
export type StoreOf<S extends Subject> = Pick<Store, KeysOf<S>>;

/** Which of the backups that are planned: there is one a day. */
export type BackupId = string;

/** Makes a backup at this instant (ms) where the settings say; false when it could not, which the log tells. */
export type BackUp = (at: number) => Promise<boolean>;
