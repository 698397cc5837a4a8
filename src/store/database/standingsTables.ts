/**
 * The tables of ratings and boards. Everything in them follows from the finished games and their order, which `outcome`
 * keeps; `npm run ratings` makes it again. What is read often stands here ready to be read, so that a board of a server
 * with a million games is as fast as one with a hundred.
 */
import type { DueColumns } from './dueColumns.ts';

/** A finished game with what became of it. The columns beside `data` repeat what it is found by. */
export interface OutcomeTable {
  readonly game_id: string;
  readonly guild_id: string;
  readonly seq: number;
  readonly at: number;
  readonly white_id: string;
  readonly black_id: string;
  readonly pair: string;
  readonly winner_id: string | null;
  readonly plies: number;
  readonly verdict: string;
  readonly data: string;
}

/** What a player has done in one pool of a server. */
export interface RecordTable {
  readonly guild_id: string;
  readonly pool: string;
  readonly user_id: string;
  readonly data: string;
}

/** A player's line on the boards of one span. */
export interface StandingTable {
  readonly guild_id: string;
  readonly pool: string;
  readonly span: string;
  readonly user_id: string;
  readonly since: number;
  readonly games: number;
  readonly wins: number;
  readonly share: number | null;
  readonly rating: number;
  readonly ranked_until: number;
}

/** How many games a server's statistics count under one key. */
export interface ActivityTable {
  readonly guild_id: string;
  readonly activity: string;
  readonly key: string;
  readonly games: number;
  readonly white: number;
  readonly black: number;
}

/** How many games of a server have been entered: whoever enters one counts on from here, so no two do it at once. */
export interface LedgerTable {
  readonly guild_id: string;
  readonly entries: number;
}

/** What an admin decided about a game. */
export interface RulingTable {
  readonly guild_id: string;
  readonly game_id: string;
  readonly at: number;
  readonly by_id: string;
  readonly verb: 'void' | 'restore';
  readonly reason: string | null;
}

/** A season; what it did to ratings and where it stands in the ledger is repeated for every replay. */
export interface SeasonTable extends DueColumns {
  readonly guild_id: string;
  readonly number: number;
  readonly version: number;
  readonly start_seq: number;
  readonly end_seq: number | null;
  readonly is_reset: number;
  readonly data: string;
}

export interface StandingsTables {
  readonly outcome: OutcomeTable;
  readonly record: RecordTable;
  readonly standing: StandingTable;
  readonly activity: ActivityTable;
  readonly ledger: LedgerTable;
  readonly ruling: RulingTable;
  readonly season: SeasonTable;
}
