/**
 * How the processes of one bot share what Discord gives the bot once: its connections, how often it may begin one, and how much it may ask.
 * Each process says now and then that it lives; what a process holds that no longer says so is free for the others. All spans are in
 * ms by the store's own clock, so those of the processes need not agree.
 */

/** A process of the bot, by an id that it gives itself when it starts. */
export type ProcessId = string;

/** One of Discord's connections: the number of the shard, and how many there are. */
export interface ConnectionKey {
  readonly shard: number;
  readonly of: number;
}

/** What Discord needs to go on with a connection where it broke off (RESUME). */
export interface Session {
  readonly id: string;
  /** The number of the last event that was taken in. */
  readonly sequence: number;
  readonly url: string;
}

/** What is kept of a connection, for whoever holds it next. */
export interface Kept {
  /** `null`: it has to begin anew (IDENTIFY). */
  readonly session: Session | null;
  /** When it began anew within the last hour, in ms since 1970. */
  readonly begun: readonly number[];
  /** Whether it was open when that was last kept. */
  readonly isOpen: boolean;
}

/** What is kept of a connection that nobody held yet. */
export const NEVER_OPEN: Kept = { session: null, begun: [], isOpen: false };

/** A connection, and who holds it. */
export interface Holding extends ConnectionKey {
  readonly owner: ProcessId | null;
  readonly isOpen: boolean;
}

/** All connections, and the processes that live. */
export interface GatewayView {
  readonly living: readonly ProcessId[];
  readonly connections: readonly Holding[];
}

export interface Gateway {
  /** Says that the process lives, and will for so long. */
  attend(process: ProcessId, lasts: number): Promise<void>;
  /** Forgets what other processes said: all of it, where this one knows itself to be alone, or else of those that are long dead. */
  forget(process: ProcessId, isAlone: boolean): Promise<void>;
  view(): Promise<GatewayView>;
  /** Has so many connections; those that there are already stay. */
  plan(of: number): Promise<void>;
  /** Has no connections but those of which there are so many. */
  keepOnly(of: number): Promise<void>;
  /** Takes a connection from whoever was seen to hold it, and gives what is kept of it; `null` when another was faster. */
  take(key: ConnectionKey, owner: ProcessId, seen: ProcessId | null): Promise<Kept | null>;
  /** Keeps what has changed; nothing, when another has taken the connection. */
  keep(key: ConnectionKey, owner: ProcessId, kept: Kept): Promise<void>;
  /** Keeps it, and holds the connection no more. */
  giveBack(key: ConnectionKey, owner: ProcessId, kept: Kept): Promise<void>;
  /** The process is gone; what it held is free. */
  leave(process: ProcessId): Promise<void>;
  /**
   * Takes the next turn of all processes for what can be done once in a while, and gives how long to wait for it. The turn after
   * it comes `span` later.
   */
  nextTurn(of: string, span: number): Promise<number>;
  /** Counts requests that Discord has just refused, if any, and gives how many it refused to all processes in the last ten minutes. */
  refused(requests: number): Promise<number>;
}
