/** What the use cases ask of a store about games and challenges. A change is saved only over the version it was made from. */
import type { MessageAddress, Game, GameId, UserId } from '../../game/game.ts';
import type { Ground } from '../../game/puzzle.ts';
import type { Entry } from '../../rating/entry.ts';
import type { Challenge } from '../../game/challenge/challenge.ts';
import type { Plans } from '../../game/plan/plan.ts';
import type { Limits } from './limits.ts';

/** What the channel has seen of a row. */
export interface Shown {
  /** The version last shown; 0 when none was. */
  readonly version: number;
  /** The message that shows it; `null` if none was posted, or it is gone. */
  readonly card: MessageAddress | null;
}

export interface Consequences {
  /** Its entry in the server's books, with both players' changes. */
  readonly rating: Entry;
  /** Whose puzzles are searched for in it. */
  readonly hunt: Ground | null;
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

export interface GameFilter {
  readonly player?: UserId;
  readonly channelId?: string;
  readonly guildId?: string | null;
  readonly state?: 'running' | 'finished';
  /** Most recently changed first; as many as a menu holds by default. */
  readonly limit?: number;
}

/** Which part of a user's running games, most urgent first: their turns, then their waits. */
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

/** How many games may run, with the new one; each part is a bound of its own. */
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
  /** The plans of a game, which are secret; none of an unknown game. */
  plans(id: GameId): Promise<Plans>;
  /** Also false if the game is not at this version any more. */
  savePlans(id: GameId, gameVersion: number, plans: Plans): Promise<boolean>;
  list(filter: GameFilter): Promise<readonly GameRecord[]>;
  countRunning(player: UserId, guildId: string): Promise<number>;
  /** Running games in all servers. */
  countOpen(): Promise<number>;
  /** Their turns first, then their waits; by deadline, and without a clock by the longest wait. */
  inbox(question: InboxQuestion): Promise<InboxPage>;

  /**
   * Saves over `game.version - 1`; false when another change was first. `dueAt`: when others may show it
   * (ms). `plans` are saved with it, over `plans.version - 1`, and so are the consequences of its end; false,
   * too, if another game entered the server's books since they were read. Only `app/save/saveGame.ts` calls
   * this.
   */
  save(game: Game, dueAt: number | null, plans?: Plans, consequences?: Consequences | null): Promise<boolean>;
  /** Needs nobody's consent; false without `room`, which the transaction checks, here and below. */
  add(game: Game, dueAt: number, room?: Room | null): Promise<boolean>;
  /** Closes the challenge and begins its game, both or neither; false without room, too. */
  begin(challenge: Challenge, game: Game, dueAt: number, room?: Room | null): Promise<boolean>;
  /**
   * Saves a finished game over the version before and begins its rematch (version 1), both or neither; false
   * when another change was first, or no room. The new game is due to be shown, the finished one only within
   * a match, because nobody asked for it there.
   */
  beginRematch(finished: Game, rematch: Game, dueAt: number, room?: Room | null): Promise<boolean>;

  /**
   * Remembers that `card` shows this version; `null`: nothing more will be shown of it. Returns the card it
   * replaces (to be retired), or the given card if a later version is shown already. If nothing newer is
   * unshown, the game is next due at `dueAt` (ms). Only `app/card/shown.ts` calls this.
   */
  shown(
    id: GameId,
    version: number,
    card: MessageAddress | null,
    dueAt: number | null,
  ): Promise<MessageAddress | null>;
  /** Remembers that the player to move was reminded, and when the game is next due, unless it changed. */
  reminded(game: Game, dueAt: number | null): Promise<void>;

  /** Makes an unshown game due at `dueAt` (ms), unless it was changed or shown since. */
  wake(record: GameRecord, dueAt: number): Promise<void>;

  /** Boards may come too late: looked for at `dueAt` first, together with those noted before. */
  expectStrays(strays: Strays, dueAt: number): Promise<void>;

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

  /** False if its challenger has too many open, or called the opponent too often (`limits`). */
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
