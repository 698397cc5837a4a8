/**
 * The tables, as Kysely sees them.
 *
 * A game or a challenge is one row. Its whole value is in `data` as JSON; the columns beside it repeat only what rows
 * are found, saved or claimed by. So the core's types can grow without a new column for every field, and nothing but
 * `rows.ts` writes the repeated columns, so they cannot disagree. Text and whole numbers only: the same columns serve
 * any SQL database.
 */

import type { StandingsTables } from './standings/tables.ts';

/** What every announced row has: its place in the compare-and-set, what the channel saw of it, when it is due. */
interface AnnouncedTable {
  readonly id: string;
  readonly version: number;
  readonly data: string;
  readonly shown_version: number;
  readonly card_channel_id: string | null;
  readonly card_message_id: string | null;
  /** When this row wants attention (ms since 1970); `null` when nothing is to be done. */
  readonly due_at: number | null;
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
}

/** A challenge, with the game that it became. */
export interface ChallengeTable extends AnnouncedTable {
  readonly game_id: string | null;
}

/** What one user likes. */
export interface PreferenceTable {
  readonly user_id: string;
  readonly data: string;
}

/** The vacations of one user, and when they are to be carried into the user's games. */
export interface VacationTable {
  readonly user_id: string;
  readonly version: number;
  readonly data: string;
  readonly due_at: number | null;
}

/** A game that was played elsewhere, as it was written. */
export interface ImportedTable {
  readonly id: string;
  readonly variant: string;
  readonly source: string;
  readonly made_at: number;
}

/** The schema that the newest migration leaves behind. */
export interface Tables extends StandingsTables {
  readonly game: GameTable;
  readonly challenge: ChallengeTable;
  readonly preference: PreferenceTable;
  readonly vacation: VacationTable;
  readonly imported: ImportedTable;
}

/** The tables whose rows the channel is shown. */
export type AnnouncedTables = 'game' | 'challenge';
