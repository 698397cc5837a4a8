/**
 * What the use cases ask of the books that a store keeps of finished games: boards, records, statistics, seasons. Rows are written
 * in the transaction that ends a game (`app/save/saveGame.ts`).
 */
import type { GameId, MessageAddress, Player, UserId } from '../../game/game.ts';
import type { Order } from '../../rating/board.ts';
import type { Books, Outcome, Ruling } from '../../rating/entry.ts';
import type { Finished } from '../../rating/finished.ts';
import type { PlayerRecord, Pool } from '../../rating/record.ts';
import type { Count } from '../../rating/replay.ts';
import type { Span } from '../../rating/span.ts';
import type { Season, SeasonLine } from '../../rating/season.ts';

/** Which board, as someone sees it at an instant. */
export interface BoardQuestion {
  readonly guildId: string;
  readonly pool: Pool;
  readonly span: Span;
  readonly order: Order;
  /** The present instant (ms): which week is this one, which ratings still stand. */
  readonly now: number;
}

/** A player on a board. */
export interface BoardLine {
  /** From 1; equal numbers share a place. */
  readonly place: number;
  readonly user: UserId;
  readonly record: PlayerRecord;
}

/** Which part of a board, and who reads it. */
export interface PageQuestion {
  /** So many players stand before the page. */
  readonly offset: number;
  /** Players on a page. */
  readonly size: number;
  readonly reader: UserId;
}

/** What a board tells its reader of themselves. */
export interface OwnStanding {
  /** `null` when they are not on the board. */
  readonly place: number | null;
  /** What they have done in the board's pool, whether or not they are on it. */
  readonly record: PlayerRecord | null;
  /** Whether they asked to be left out. */
  readonly isHidden: boolean;
}

export interface BoardPage {
  readonly lines: readonly BoardLine[];
  /** How many players are on the board, on all of its pages. */
  readonly players: number;
  readonly own: OwnStanding;
}

/** A finished game and the message that shows it. */
export interface Ended {
  readonly outcome: Outcome;
  readonly card: MessageAddress | null;
}

/** A decision of an admin, with the game that it was about. */
export interface Ruled {
  readonly ruling: Ruling;
  readonly outcome: Outcome;
}

/** Games between two, as the first of them sees it. */
export interface HeadToHead {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
}

/** What a server's statistics are made of. */
export interface Statistics {
  /** The most frequent keys of each kind first; of days only those of the last thirty. */
  readonly counts: readonly Count[];
  readonly longest: Outcome | null;
  readonly shortest: Outcome | null;
  /** The three most active pairs, as they were called in their latest game; most games first. */
  readonly pairs: readonly { readonly players: readonly [Player, Player]; readonly games: number }[];
}

/** The books of one server held against its games. */
export interface Audit {
  readonly guildId: string;
  readonly games: number;
  /** A line for each row that is not as the games say; none in sound books. */
  readonly differences: readonly string[];
}

/** A server's books, as a game that has just ended finds them. */
export interface OpenBooks extends Books {
  /** How many games have been entered. */
  readonly entries: number;
}

export interface Standings {
  /** What must be known to enter a game; `null` when it has been entered. Damaged books are made anew first. */
  books(game: Finished): Promise<OpenBooks | null>;
  /** A page of a board, with where its reader stands. */
  page(board: BoardQuestion, page: PageQuestion): Promise<BoardPage>;
  /** A player's record in each pool in which they have counted games. */
  records(guildId: string, user: UserId): Promise<ReadonlyMap<Pool, PlayerRecord>>;
  /** A player's latest finished games, newest first. */
  recent(guildId: string, user: UserId, limit: number): Promise<readonly Ended[]>;
  /** All finished games between two that were really played. */
  between(guildId: string, user: UserId, opponent: UserId): Promise<HeadToHead>;
  /** What has been played in a server until `now` (ms). */
  statistics(guildId: string, now: number): Promise<Statistics>;
  /** A finished game of a server; `null` when there is none of this id. */
  ended(guildId: string, id: GameId): Promise<Ended | null>;
  /** The latest games that look like feeding or were voided, newest first. */
  setAside(guildId: string, limit: number): Promise<readonly Outcome[]>;
  /**
   * Takes a finished game out of its server's books, or back in, and writes the decision down; every later game is judged
   * and rated anew. False when there is no such game.
   */
  rule(guildId: string, ruling: Ruling): Promise<boolean>;
  /** The latest decisions, newest first. */
  rulings(guildId: string, limit: number): Promise<readonly Ruled[]>;
  /** Holds each server's books against its games, and writes them anew where they differ when told to `repair`. */
  audit(repair: boolean): AsyncIterable<Audit>;
}

/** What an admin wants of a season. */
export type SeasonPlan = Pick<
  Season,
  'guildId' | 'name' | 'channelId' | 'locale' | 'isReset' | 'startedAt' | 'endsAt'
>;

export interface Seasons {
  /** All seasons of a server, newest first. */
  all(guildId: string): Promise<readonly Season[]>;
  /** Begins a season, with the reset of ratings if it wants one, due to be announced; `null` when one goes on. */
  start(plan: SeasonPlan): Promise<Season | null>;
  /** The table as it stands. */
  table(season: Season): Promise<readonly SeasonLine[]>;
  /** Ends a season at an instant (ms), with its table, due to be posted then; `null` when someone else was first. */
  end(season: Season, at: number): Promise<Season | null>;
}

export interface LiveBoard {
  readonly guildId: string;
  /** Counts the changes, from 1. */
  readonly version: number;
  readonly order: Order;
  readonly pool: Pool;
  readonly span: Span;
  readonly channelId: string;
  /** Discord's locale of the server when its admins asked for it. */
  readonly locale: string;
  /** The message that shows it; `null` until there is one. */
  readonly card: MessageAddress | null;
  /** The message that showed the one before, which is to go. */
  readonly former: MessageAddress | null;
  /** A digest of what the message shows; empty while there is none. */
  readonly digest: string;
  /** When it was asked for, or last brought up to date (ms since 1970). */
  readonly changedAt: number;
}

export interface LiveBoards {
  /** The one of a server. */
  of(guildId: string): Promise<LiveBoard | null>;
  /** Saves it over `version - 1`, or as the first, due at `dueAt` (ms); false when another change was first. */
  save(board: LiveBoard, dueAt: number): Promise<boolean>;
  /** Forgets it, unless it was changed since. */
  remove(board: LiveBoard): Promise<void>;
}
