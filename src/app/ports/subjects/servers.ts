/**
 * The store's interface for servers: their games, erasing them, and which members left. The bot
 * lacks the intent that would report departures.
 */
import type { UserId } from '../../../game/game.ts';

/** A server with stored data. */
export interface Watch {
  readonly guildId: string;
  /** When Discord first said that the bot is no member (ms); `null` while it is a member. */
  readonly goneSince: number | null;
}

/** Some rows of a list. */
export interface Page {
  readonly from: number;
  readonly limit: number;
}

/** `unknown`: Discord did not answer in time, or refused to answer this bot. */
type Presence = 'here' | 'gone' | 'unknown';

/** The facts about a member that Discord provides. */
export interface Member {
  readonly id: UserId;
  /** The member's name in this server. */
  readonly name: string;
  readonly roles: readonly string[];
  /** When the account was made and when it joined the server (ms since 1970). */
  readonly accountAt: number;
  readonly joinedAt: number | null;
  readonly isGuest: boolean;
}

/**
 * Whether a member can read a channel; `null`: whether all members can. `if-invited`: a private
 * thread, which only its own members can read.
 */
export interface Readers {
  (member: Pick<Member, 'id' | 'roles'> | null): boolean | 'if-invited';
  /** The channel's name, which only its readers may see. */
  readonly channelName?: string;
}

/** False if Discord didn't answer. */
export const isReadByAll = (readers: Readers | 'unknown'): boolean =>
  readers !== 'unknown' && readers(null) === true;

interface Server {
  readonly name: string;
}

export interface Members {
  /** `unknown` at once when the signal aborts. */
  member(guildId: string, user: UserId, patience: AbortSignal): Promise<Member | Exclude<Presence, 'here'>>;
  server(guildId: string): Promise<Server | Exclude<Presence, 'here'>>;
  /** The readers of the channel or, for a thread, of its parent channel. */
  readers(guildId: string, channelId: string, patience: AbortSignal): Promise<Readers | 'unknown'>;
  /** Whether a user is a member of the thread. */
  isInvited(threadId: string, user: UserId, patience: AbortSignal): Promise<boolean | 'unknown'>;
}

/** Runs a request to Discord now or later; `unknown` if it doesn't run. */
export type Gate = <T>(ask: () => Promise<T | 'unknown'>) => Promise<T | 'unknown'>;

/** Asks Discord about each member, server and channel at most once in a few minutes. */
export interface MemberMemory {
  /** Has the same answers. Asks for missing answers through the gate. */
  through(gate: Gate): MemberMemory;
  member(guildId: string, user: UserId): Promise<Member | Exclude<Presence, 'here'>>;
  server(guildId: string): Promise<Server | Exclude<Presence, 'here'>>;
  readers(guildId: string, channelId: string): Promise<Readers | 'unknown'>;
  isInvited(threadId: string, user: UserId): Promise<boolean | 'unknown'>;
}

/** Whether a member of the server can read the channel. */
export async function mayRead(
  memory: MemberMemory,
  { guildId, channelId }: { readonly guildId: string; readonly channelId: string },
  member: Pick<Member, 'id' | 'roles'>,
): Promise<boolean | 'unknown'> {
  const readers = await memory.readers(guildId, channelId);
  if (readers === 'unknown') return 'unknown';
  const may = readers(member);
  return may === 'if-invited' ? memory.isInvited(channelId, member.id) : may;
}

/** The channel's name for a member; `null` if they can't read it, or if Discord didn't answer. */
export async function channelNameFor(
  memory: MemberMemory,
  where: Parameters<typeof mayRead>[1],
  user: UserId,
): Promise<string | null> {
  const member = await memory.member(where.guildId, user);
  if (typeof member !== 'object' || (await mayRead(memory, where, member)) !== true) return null;
  const readers = await memory.readers(where.guildId, where.channelId);
  return readers === 'unknown' ? null : (readers.channelName ?? null);
}

export interface Attendance {
  readonly user: UserId;
  readonly isGone: boolean;
  readonly at: number;
}
