/**
 * The store's interface for games and challenges. A change is saved only if the stored version is
 * the one it was based on.
 */
import type { MessageAddress, Game, GameId, UserId } from '../../../game/game.ts';
import type { Ground } from '../../../features/hunt/rules.ts';
import type { Entry } from '../../../rating/entry.ts';
import type { Challenge } from '../../../game/challenge/challenge.ts';
import type { Explored } from '../../../features/explore/rules.ts';

/** The part of a row's state that its channel shows. */
export interface Shown {
  /** The version last shown; 0 if none was. */
  readonly version: number;
  /** The message that shows it; `null` if none was posted or the message was deleted. */
  readonly card: MessageAddress | null;
}

export interface Consequences {
  /** The game's entry in the server's books, with both players' changes. */
  readonly rating: Entry;
  /** The owner of the puzzles that may be found in the game. */
  readonly hunt: Ground | null;
  /** The game's addition to the opening explorer; `null` if it has already been added. */
  readonly explored: Explored | null;
}

export interface GameShown extends Shown {
  /** The turn, from 1, whose player was last reminded; `null` if nobody was. */
  readonly reminded: number | null;
}

export interface GameRecord {
  readonly game: Game;
  readonly shown: GameShown;
}

export interface Strays {
  readonly gameId: GameId;
  readonly since: number;
  readonly until: number;
}

/** A game's second card, and how often it was woken. */
export interface SecondCard {
  readonly gameId: GameId;
  readonly woken: number;
  readonly shown: Shown;
}

export interface GameFilter {
  readonly player?: UserId;
  readonly channelId?: string;
  readonly guildId?: string | null;
  readonly state?: 'running' | 'finished';
  /** Most recently changed first; by default, as many as fit in a menu. */
  readonly limit?: number;
}

/**
 * The page of a user's running games, most urgent first: the games where it is their turn, then the
 * others.
 */
export interface InboxQuestion {
  readonly user: UserId;
  readonly guildId?: string;
  readonly from: number;
  readonly limit: number;
}

export interface InboxPage {
  readonly records: readonly GameRecord[];
  readonly total: number;
}

/** How many games may run, including the new one. Each part is a separate limit. */
export interface Room {
  /** For each of these players in a server. */
  readonly inServer: {
    readonly guildId: string;
    readonly players: readonly UserId[];
    readonly most: number;
  } | null;
  /** For games of a user against the engine of this id, in any place, at this instant (ms). */
  readonly withEngine: {
    readonly user: UserId;
    readonly engine: UserId;
    readonly most: number;
    readonly at: number;
  } | null;
}

export interface ChallengeRecord {
  readonly challenge: Challenge;
  readonly shown: Shown;
}
