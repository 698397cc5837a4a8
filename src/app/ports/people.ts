/** What the use cases ask of a store about one person: preferences, messages due to them, lessons, vacations. */
import type { Occasion } from '../../game/calls.ts';
import type { GameId, MessageAddress, UserId } from '../../game/game.ts';
import type { Preference, PreferenceRecord } from './preference.ts';
import type { VacationBook } from '../../game/vacation.ts';
import type { LessonId } from '../../learn/lesson.ts';
import type { Progress, Underway } from '../../learn/progress.ts';

/** A message that is to be sent to someone in private. */
export interface Notice {
  readonly gameId: GameId;
  readonly user: UserId;
  readonly occasion: Occasion;
  /** Tells it from the notice of another time; sent again under the same key, it is the same message to Discord. */
  readonly key: string;
  /** When there was something to tell (ms since 1970). */
  readonly madeAt: number;
  /** The message that told this, or the one whose place it took, and its key; left out where there is none. */
  readonly sent?: { readonly card: MessageAddress; readonly key: string };
}

/** Someone whose message of the day is due. */
export interface Digest {
  readonly user: UserId;
  readonly preference: Preference;
  /** What ended before (ms since 1970) they know. */
  readonly since: number;
}

export interface People {
  /** What a user likes; `NO_PREFERENCE` until they say. */
  preference(user: UserId): Promise<Preference>;
  /** The same, as it is stored. */
  preferenceRecord(user: UserId): Promise<PreferenceRecord>;
  /** Saves over `record.version - 1`; false when another change was first. */
  savePreference(record: PreferenceRecord): Promise<boolean>;
  /** The same, with when the user's message of the day is due (ms; `null`: never); what ended before `at` they know. */
  saveNotices(record: PreferenceRecord, at: number, dueAt: number | null): Promise<boolean>;
  /** The message of the day was sent at `at`, or there was nothing to tell; the next is due at `dueAt` (ms). */
  digestSent(user: UserId, at: number, dueAt: number | null): Promise<void>;
  /**
   * Keeps what is to be told to someone in private, due at `dueAt` (ms) in the place of what they were not told yet of
   * the same. It is kept until it is put off for good.
   */
  addNotice(notice: Notice, dueAt: number): Promise<void>;
  /** A notice was told by this message, which is remembered until it is put off for good. */
  noticeSent(notice: Notice, message: MessageAddress): Promise<void>;
  /** What was told of a game is due at `at` (ms): it may be stale. */
  wakeNotices(gameId: GameId, at: number): Promise<void>;

  /** What a user has learned by `/learn`. */
  progress(user: UserId): Promise<Progress>;
  /** Remembers how far a user has come in a lesson, at this instant (ms); it stays done if it was. */
  saveUnderway(user: UserId, underway: Underway, at: number): Promise<void>;
  /** Remembers that a user finished a lesson, at this instant (ms). */
  saveDone(user: UserId, lesson: LessonId, at: number): Promise<void>;

  /** When a user is away. */
  vacations(user: UserId): Promise<VacationBook>;
  /** Saves over `book.version - 1`; false when another change was first. Due at `dueAt` (ms) to be carried into games. */
  saveVacations(book: VacationBook, dueAt: number): Promise<boolean>;
}
