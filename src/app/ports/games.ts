/**
 * The store's interface for games and challenges. A change is saved only if the stored version is
 * the one it was based on.
 */
import type { MessageAddress, Game, GameId, UserId } from '../../game/game.ts';
import type { Ground } from '../../game/puzzle.ts';
import type { Entry } from '../../rating/entry.ts';
import type { Challenge } from '../../game/challenge/challenge.ts';
import type { Seek } from '../../game/challenge/seek.ts';
import type { Explored } from '../../openings/explorer.ts';
import type { Plans } from '../../game/plan/plan.ts';
import type { Limits } from './limits.ts';

/** The state of a row that its channel shows. */
export interface Shown {
  /** The version last shown; 0 if none was. */
  readonly version: number;
  /** The message that shows it; `null` if none was posted, or it was deleted. */
  readonly card: MessageAddress | null;
}

export interface Consequences {
  /** Its entry in the server's books, with both players' changes. */
  readonly rating: Entry;
  /** The owner of the puzzles to be found in it. */
  readonly hunt: Ground | null;
  /** What it adds to the opening explorer; `null` if it is there already. */
  readonly explored: Explored | null;
}

export interface GameShown extends Shown {
  /** The turn, from 1, whose player was last reminded; `null` for none. */
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
 * Which page of a user's running games, most urgent first: their turns, then the games in which
 * they wait.
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

/** How many games may run, including the new one; each part is a separate limit. */
export interface Room {
  /** For each of these players in a server. */
  readonly inServer: {
    readonly guildId: string;
    readonly players: readonly UserId[];
    readonly most: number;
  } | null;
  /** For a user against the engine of this id, anywhere, at this instant (ms). */
  readonly withEngine: {
    readonly user: UserId;
    readonly engine: UserId;
    readonly most: number;
    readonly at: number;
  } | null;
}

export interface Games {
  load(id: GameId): Promise<GameRecord | null>;
  /** The plans of a game, which are secret; empty for an unknown game. */
  plans(id: GameId): Promise<Plans>;
  /** Also false if the game is no longer at this version. */
  savePlans(id: GameId, gameVersion: number, plans: Plans): Promise<boolean>;
  list(filter: GameFilter): Promise<readonly GameRecord[]>;
  countRunning(player: UserId, guildId: string): Promise<number>;
  /** Running games in all servers. */
  countOpen(): Promise<number>;
  /**
   * Their turns first, then the games in which they wait; by deadline, and without a clock by the
   * longest wait.
   */
  inbox(question: InboxQuestion): Promise<InboxPage>;

  /**
   * Saves over `game.version - 1`; false if another change came first. `dueAt`: when other
   * processes may show it (ms). `plans` are saved with it, over `plans.version - 1`, and so are the
   * consequences of its end. Also false if another game was added to the server's books since they
   * were read. Only `app/save/saveGame.ts` calls this.
   */
  save(game: Game, dueAt: number | null, plans?: Plans, consequences?: Consequences | null): Promise<boolean>;
  /**
   * Requires nobody's consent; false without `room`, which the transaction checks, here and below.
   */
  add(game: Game, dueAt: number, room?: Room | null): Promise<boolean>;
  /**
   * Closes the challenges and begins the game of the first, all or nothing; also false without
   * room.
   */
  begin(
    challenge: Challenge,
    game: Game,
    dueAt: number,
    room?: Room | null,
    others?: readonly Challenge[],
  ): Promise<boolean>;
  /**
   * Saves a finished game over the previous version and begins its rematch (version 1), both or
   * neither; false if another change came first, or without room. The new game is due to be shown,
   * the finished one only within a match, because nobody asked for it there.
   */
  beginRematch(finished: Game, rematch: Game, dueAt: number, room?: Room | null): Promise<boolean>;

  /**
   * Remembers that `card` shows this version; `null`: nothing more will be shown. Returns the card
   * it replaces (to be retired), or the given card if a later version is already shown. If nothing
   * newer is unshown, the game is next due at `dueAt` (ms). Only `app/card/shown.ts` calls this.
   */
  shown(
    id: GameId,
    version: number,
    card: MessageAddress | null,
    dueAt: number | null,
  ): Promise<MessageAddress | null>;
  /**
   * Remembers that the player to move was reminded, and when the game is next due, unless it
   * changed.
   */
  reminded(game: Game, dueAt: number | null): Promise<void>;

  /** Makes an unshown game due at `dueAt` (ms), unless it was changed or shown since. */
  wake(record: GameRecord, dueAt: number): Promise<void>;

  /**
   * Boards may still be posted late: searches for them at `dueAt` first, together with those noted
   * before.
   */
  expectStrays(strays: Strays, dueAt: number): Promise<void>;

  /** The second card of a game with a second place is due at `dueAt` (ms). */
  wakeSecond(game: Game, dueAt: number): Promise<void>;
  second(id: GameId): Promise<SecondCard | null>;
  /**
   * Running games with their second card in a server, and what that card shows; most recently
   * changed first.
   */
  secondIn(guildId: string, limit: number): Promise<readonly GameRecord[]>;
  /** The second card shows this version; false if it already shows a later one. */
  secondShown(id: GameId, version: number, card: MessageAddress | null): Promise<boolean>;

  /** The film of a finished game is due at `dueAt` (ms); only once per game. */
  addFilm(game: GameId, dueAt: number): Promise<void>;
}

export interface ChallengeRecord {
  readonly challenge: Challenge;
  readonly shown: Shown;
}

export interface Challenges {
  load(id: string): Promise<ChallengeRecord | null>;
  open(user: UserId): Promise<readonly Challenge[]>;
  /** The open seeks of a server; with `key`, those of these terms (`seekKey`). */
  seeks(guildId: string, key?: string): Promise<readonly Seek[]>;
  /** The open seeks of these terms in all servers, of players who also want opponents elsewhere. */
  seeksEverywhere(key: string): Promise<readonly Seek[]>;

  /**
   * False if the challenger has too many open challenges, or called the opponent too often
   * (`limits`).
   */
  add(
    challenge: Challenge,
    dueAt: number,
    limits?: Pick<Limits, 'openChallenges' | 'asks'> | null,
  ): Promise<boolean>;
  save(challenge: Challenge, dueAt: number | null): Promise<boolean>;
  /** As for games. */
  shown(
    id: string,
    version: number,
    card: MessageAddress | null,
    dueAt: number | null,
  ): Promise<MessageAddress | null>;
}
