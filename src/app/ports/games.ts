/** What the use cases ask of a store about games. A change is saved only over the version it was made from. */
import type { MessageAddress, Game, GameId, UserId } from '../../game/game.ts';
import type { Ground } from '../../game/puzzle.ts';
import type { Entry } from '../../rating/entry.ts';
import type { Challenge } from '../../game/challenge.ts';
import type { Plans } from '../../game/plan.ts';

/** What the channel has seen of a row. */
export interface Shown {
  /** The version last shown; 0 when none was. */
  readonly version: number;
  /** The message that shows it; `null` when none was posted, or it is gone. */
  readonly card: MessageAddress | null;
}

export interface Consequences {
  /** Its place in the books of its server, and what that makes of both players. */
  readonly rating: Entry;
  /** Whose puzzles are looked for in it; `null`: nobody's. */
  readonly hunt: Ground | null;
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

/** That boards of a game may be posted too late: those that are in its channel since, and may come until then (ms since 1970). */
export interface Strays {
  readonly gameId: GameId;
  readonly since: number;
  readonly until: number;
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

/** How many running games there may be with a new one; each part is a bound by itself. */
export interface Room {
  /** Of each of these players in a server. */
  readonly inServer: {
    readonly guildId: string;
    readonly players: readonly UserId[];
    readonly most: number;
  } | null;
  /** Of a user against the engine of this id, anywhere; as of this instant (ms). */
  readonly withEngine: {
    readonly user: UserId;
    readonly engine: UserId;
    readonly most: number;
    readonly at: number;
  } | null;
}

export interface Games {
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
   * when another change was first, or no room. The new game is then due to be shown; the finished one only where its match goes on,
   * for nobody asked for that and its last board is to say so.
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
  /** Remembers that the player to move was reminded, and when the game is next due, unless it was changed meanwhile. */
  gameReminded(game: Game, dueAt: number | null): Promise<void>;

  /** Makes a game that is yet to be shown due at `dueAt` (ms), unless it was changed or shown since. */
  wakeGame(record: GameRecord, dueAt: number): Promise<void>;

  /** Notes that boards of a game may come too late, to be looked for first at `dueAt` (ms); those noted before are looked for as well. */
  expectStrays(strays: Strays, dueAt: number): Promise<void>;

  /** Notes that the film of a finished game is to be posted at `dueAt` (ms); once for each game, however often it is said. */
  addFilm(game: GameId, dueAt: number): Promise<void>;
}
