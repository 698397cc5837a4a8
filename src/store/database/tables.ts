/**
 * The tables, as Kysely sees them.
 *
 * A game or a challenge is one row. Its whole value is in `data` as JSON; the columns beside it repeat only what rows
 * are found, saved or claimed by. So the core's types can grow without a new column for every field, and nothing but
 * `rows.ts` writes the repeated columns, so they cannot disagree. Text and whole numbers only: the same columns serve
 * any SQL database.
 */

import type { DueColumns } from './dueColumns.ts';
import type { PuzzleTables } from './puzzleTables.ts';
import type { StandingsTables } from './standingsTables.ts';

/** What every announced row has: its place in the compare-and-set, what the channel saw of it. */
interface AnnouncedTable extends DueColumns {
  readonly id: string;
  readonly version: number;
  readonly data: string;
  readonly shown_version: number;
  readonly card_channel_id: string | null;
  readonly card_message_id: string | null;
}

/** A game; found by its players, its channel and its server, each with its state and latest change. */
export interface GameTable extends AnnouncedTable {
  readonly state: 'running' | 'finished';
  readonly white_id: string;
  readonly black_id: string;
  readonly channel_id: string;
  readonly guild_id: string | null;
  readonly changed_at: number;
  /** Which turn its player was last reminded of. */
  readonly reminded_turn: number | null;
  /** Both sides' plans as JSON; `null` when there is none. */
  readonly plans: string | null;
  readonly plans_version: number;
  /** Whose turn it is; `null` in a game that is over. */
  readonly mover_id: string | null;
  /** Who waits for them. */
  readonly waiter_id: string | null;
  /** Until when they may think (ms since 1970); after every instant where they may for ever. */
  readonly deadline: number | null;
}

/** A challenge, with the game that it became; found by who made or got it, and by its server. */
export interface ChallengeTable extends AnnouncedTable {
  readonly game_id: string | null;
  readonly challenger_id: string | null;
  readonly opponent_id: string | null;
  readonly guild_id: string | null;
}

/** A server of which something is stored: since when the bot is gone from it, and when to ask again. */
export interface ServerTable extends DueColumns {
  readonly guild_id: string;
  readonly gone_since: number | null;
  readonly due_at: number;
}

/** A user whom the boards do not name. */
export interface HiddenTable {
  readonly user_id: string;
}

/** A user who is being erased: who takes their place in games, and when that is to be gone on with. */
export interface ErasureTable extends DueColumns {
  readonly user_id: string;
  readonly former_id: string;
  readonly asked_at: number;
  readonly due_at: number;
}

/** A lesson that a user began: whether it was ever done, and the right moves so far; `null` while nobody plays it. */
export interface LessonTable {
  readonly user_id: string;
  readonly lesson: string;
  readonly is_done: number;
  readonly path: string | null;
  readonly played_at: number;
}

/** What one user likes, until when they know what ended, and when their message of the day is due. */
export interface PreferenceTable extends DueColumns {
  readonly user_id: string;
  readonly version: number;
  readonly data: string;
  readonly digested_at: number | null;
}

/** The vacations of one user, and when they are to be carried into the user's games. */
export interface VacationTable extends DueColumns {
  readonly user_id: string;
  readonly version: number;
  readonly data: string;
}

/** The film of a finished game, and when it is to be posted; `null` when that is done. */
export interface FilmTable extends DueColumns {
  readonly game_id: string;
}

/** A game that was played elsewhere, as it was written. */
export interface ImportedTable {
  readonly id: string;
  readonly variant: string;
  readonly source: string;
  readonly made_at: number;
}

/** What is found of a finished game, or of one that was played elsewhere. */
export interface AnalysisTable extends DueColumns {
  /** The kind and the id of its subject. */
  readonly id: string;
  readonly kind: string;
  readonly subject_id: string;
  readonly version: number;
  readonly engine: number;
  readonly data: string;
  /** The server where it is to be shown. */
  readonly guild_id: string | null;
  readonly made_at: number;
}

/** What is to be told to someone in private. */
export interface NoticeTable extends DueColumns {
  readonly id: string;
  readonly game_id: string;
  readonly user_id: string;
  readonly occasion: string;
  readonly key: string;
  readonly made_at: number;
}

/** What the admins of one server chose. */
export interface SettingsTable {
  readonly guild_id: string;
  readonly version: number;
  readonly data: string;
}

/** Whether a user was in a server when Discord was last asked. */
export interface AttendanceTable {
  readonly guild_id: string;
  readonly user_id: string;
  /** 1 when they had left. */
  readonly is_gone: number;
  readonly asked_at: number;
}

/** An interaction that some process has taken on. */
export interface InteractionTable {
  readonly id: string;
  readonly taken_at: number;
}

/** Somebody who is blocked: by a user, or by a server. */
export interface BlockTable {
  /** By whom, and who it is. */
  readonly id: string;
  readonly user_id: string | null;
  readonly guild_id: string | null;
  readonly blocked_id: string;
  readonly blocked_at: number;
}

/** The schema that the newest migration leaves behind. */
export interface Tables extends StandingsTables, PuzzleTables {
  readonly game: GameTable;
  readonly challenge: ChallengeTable;
  readonly preference: PreferenceTable;
  readonly lesson: LessonTable;
  readonly vacation: VacationTable;
  readonly film: FilmTable;
  readonly imported: ImportedTable;
  readonly attendance: AttendanceTable;
  readonly settings: SettingsTable;
  readonly server: ServerTable;
  readonly hidden: HiddenTable;
  readonly erasure: ErasureTable;
  readonly notice: NoticeTable;
  readonly analysis: AnalysisTable;
  readonly interaction: InteractionTable;
  readonly blocks: BlockTable;
}

/** The tables whose rows the channel is shown. */
export type AnnouncedTables = 'game' | 'challenge';
