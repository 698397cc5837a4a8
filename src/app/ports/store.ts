/**
 * What the use cases need of a database. Games and challenges are stored, each as one row that is saved by
 * compare-and-set: a change is written only over the version it was made from; and what each user likes.
 *
 * Beside each row stands its `Shown`: up to which version the channel has been shown it, and in which message. A row
 * that was not yet shown is *due*. A saving process gets a grace period (`dueAt`) to post by itself; when that passes,
 * any process may claim the row and post. So announcing happens at least once, whatever dies in between.
 */
import type { MessageAddress } from '../../game/messageAddress.ts';
import type { VariantId } from '../../draughts/variants.ts';
import type { Challenge } from '../../game/challenge.ts';
import type { Game, GameId, UserId } from '../../game/game.ts';
import type { VacationBook } from '../../game/vacation.ts';
import type { Plans } from '../../game/plan.ts';
import type { LessonId } from '../../learn/lessonIds.ts';
import type { Progress, Underway } from '../../learn/progress.ts';
import type { AnalysisBook } from './analyses.ts';
import type { Blocks } from './blocks.ts';
import type { AttendanceBook } from './members.ts';
import type { Personal } from './personal.ts';
import type { Notice } from './notices.ts';
import type { Consequences } from './consequences.ts';
import type { Dailies } from './dailies.ts';
import type { Hunts } from './hunts.ts';
import type { Puzzles } from './puzzles.ts';
import type { Preference, PreferenceRecord } from './preference.ts';
import type { Seasons } from './seasons.ts';
import type { Servers } from './servers.ts';
import type { SettingsRecord } from './settings.ts';
import type { Standings } from './standings.ts';

/** What the channel has seen of a row. */
export interface Shown {
  /** The version last shown; 0 when none was. */
  readonly version: number;
  /** The message that shows it; `null` when none was posted, or it is gone. */
  readonly card: MessageAddress | null;
}

/** What the channel has seen of a game. */
export interface GameShown extends Shown {
  /** Which turn, counted from 1, its player was last reminded of; `null` when nobody ever was. */
  readonly reminded: number | null;
}

export interface GameRecord {
  readonly game: Game;
  readonly shown: GameShown;
}

export interface ChallengeRecord {
  readonly challenge: Challenge;
  readonly shown: Shown;
}

/** Narrows a list of games; a field that is left out does not narrow. */
export interface GameFilter {
  readonly player?: UserId;
  readonly channelId?: string;
  readonly guildId?: string | null;
  readonly state?: 'running' | 'finished';
  /** At most so many, most recently changed first; 25 unless told. */
  readonly limit?: number;
}

/** Which part of a user's running games is asked for, the most urgent first: their turns, then their waits. */
export interface InboxQuestion {
  readonly user: UserId;
  /** Those of one server only. */
  readonly guildId?: string;
  /** How many games are passed over. */
  readonly from: number;
  readonly limit: number;
}

/** A part of the running games of a user, and how many there are in all. */
export interface InboxPage {
  readonly records: readonly GameRecord[];
  readonly total: number;
}

/** A game from elsewhere that someone looks at: its text as it came, and what it is taken for if it does not say. */
export interface StoredRecord {
  readonly id: string;
  readonly variant: VariantId;
  readonly source: string;
}

/** How many running games in a server each of these players may have with a new one. */
export interface Room {
  readonly guildId: string;
  readonly players: readonly UserId[];
  readonly most: number;
}

export interface Store {
  game(id: GameId): Promise<GameRecord | null>;
  /** The plans of a game, which are their authors' secrets; none of an unknown game. */
  plans(id: GameId): Promise<Plans>;
  /** Saves plans over `plans.version - 1` if the game is still at this version; false when anything was changed first. */
  savePlans(id: GameId, gameVersion: number, plans: Plans): Promise<boolean>;
  games(filter: GameFilter): Promise<readonly GameRecord[]>;
  /** How many games a player has running in a server, damaged ones among them. */
  countRunning(player: UserId, guildId: string): Promise<number>;
  /**
   * The running games of a user: those where they are to move first; of each kind the one whose time is over soonest, and
   * without a clock the one that has waited longest.
   */
  inbox(question: InboxQuestion): Promise<InboxPage>;
  challenge(id: string): Promise<ChallengeRecord | null>;
  /** The open challenges that a user made or got. */
  openChallenges(user: UserId): Promise<readonly Challenge[]>;

  /** Adds a new challenge (version 1); due at `dueAt` (ms) unless it has been shown before. */
  addChallenge(challenge: Challenge, dueAt: number): Promise<void>;
  /** Saves over `challenge.version - 1`; false when another change was first. */
  saveChallenge(challenge: Challenge, dueAt: number | null): Promise<boolean>;
  /**
   * Saves over `game.version - 1`; false when another change was first. `dueAt`: when others may show it (ms). With
   * `plans`, these are saved with it, over `plans.version - 1`. What follows from a game that has just ended is stored in
   * the same transaction; false, too, when another game has been entered in its server's books since they were read. Use
   * cases call `app/save/saveGame.ts`, which knows what follows.
   */
  saveGame(
    game: Game,
    dueAt: number | null,
    plans?: Plans,
    consequences?: Consequences | null,
  ): Promise<boolean>;
  /**
   * Adds a new game (version 1) that nobody had to be asked for; false when there is no `room`, which is looked at in the
   * transaction that begins a game, here and below.
   */
  addGame(game: Game, dueAt: number, room?: Room | null): Promise<boolean>;
  /** Closes the challenge and begins its game (version 1), both or neither; false when another change was first, or no room. */
  beginGame(challenge: Challenge, game: Game, dueAt: number, room?: Room | null): Promise<boolean>;
  /**
   * Saves a finished game with its rematch over the version before, and begins that (version 1), both or neither; false
   * when another change was first, or no room. Only the new game is then due to be shown.
   */
  beginRematch(finished: Game, rematch: Game, dueAt: number, room?: Room | null): Promise<boolean>;

  /**
   * Remembers that `version` of a game is now shown by `card`; `null`: that nothing more will be shown of it. Returns the
   * card that it replaces (to be retired), which is the given card itself when a later version has been shown meanwhile.
   * When nothing newer waits to be shown, the game is next due at `dueAt` (ms).
   */
  gameShown(
    id: GameId,
    version: number,
    card: MessageAddress | null,
    dueAt: number | null,
  ): Promise<MessageAddress | null>;
  /** The same for a challenge. */
  challengeShown(
    id: string,
    version: number,
    card: MessageAddress | null,
    dueAt: number | null,
  ): Promise<MessageAddress | null>;
  /** Remembers that the player to move was reminded, and when the game is next due, unless it was changed meanwhile. */
  gameReminded(game: Game, dueAt: number | null): Promise<void>;

  /** Makes a game that is yet to be shown due at `dueAt` (ms), unless it was changed or shown since. */
  wakeGame(record: GameRecord, dueAt: number): Promise<void>;
  /** Makes everything unshown, and every analysis that is waited for, due at `now`; for a bot that starts and knows itself to be alone. */
  wakeUnshown(now: number): Promise<void>;

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

  /** What a user has learned by `/learn`. */
  progress(user: UserId): Promise<Progress>;
  /** Remembers how far a user has come in a lesson, at this instant (ms); it stays done if it was. */
  saveUnderway(user: UserId, underway: Underway, at: number): Promise<void>;
  /** Remembers that a user finished a lesson, at this instant (ms). */
  saveDone(user: UserId, lesson: LessonId, at: number): Promise<void>;

  /** What the admins of a server chose; version 0 with `NO_SETTINGS` until they do. */
  settings(guildId: string): Promise<SettingsRecord>;
  /** Saves over `record.version - 1`; false when another change was first. */
  saveSettings(record: SettingsRecord): Promise<boolean>;

  /** A record that was brought in; `null` when it is forgotten, as all are after a month. */
  record(id: string): Promise<StoredRecord | null>;
  /** Keeps a new record, made at this instant (ms). */
  addRecord(record: StoredRecord, at: number): Promise<void>;

  /** Notes that the film of a finished game is to be posted at `dueAt` (ms); once for each game, however often it is said. */
  addFilm(game: GameId, dueAt: number): Promise<void>;

  /** Ratings, boards and statistics of the games that have ended. */
  readonly standings: Standings;
  /** What was found of games. */
  readonly analyses: AnalysisBook;
  /** Who wants nothing of whom. */
  readonly blocks: Blocks;
  /** Who has left a server. */
  readonly attendance: AttendanceBook;

  readonly seasons: Seasons;

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

  /** When a user is away. */
  vacations(user: UserId): Promise<VacationBook>;
  /** Saves over `book.version - 1`; false when another change was first. Due at `dueAt` (ms) to be carried into games. */
  saveVacations(book: VacationBook, dueAt: number): Promise<boolean>;

  /** Takes on an interaction at this instant (ms), for one of all processes; false when it was taken on before. */
  takeInteraction(id: string, at: number): Promise<boolean>;

  close(): Promise<void>;
}
