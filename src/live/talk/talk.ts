/** One page's connection: its user, what they are viewing, and what they have been shown. */
import type { Visitor } from '../../app/ports/authorizing.ts';
import type { makeCache } from '../../cache.ts';
import { partyOf, type Door, type Party } from '../door/door.ts';
import type { Sharing } from '../door/shared.ts';
import type { Line } from '../door/sockets.ts';
import type { Visits } from '../door/session.ts';
import type { Hub } from '../game/hub.ts';
import type { Watching } from '../game/watching.ts';
import type { Refused, ToPage } from '../protocol.ts';
import type { Talking } from '../screen/conversation.ts';
import type { Trials } from '../screen/passing.ts';
import { noScreens, type Screens } from '../screen/screens.ts';
import { type At, type Where, whereFor } from '../screen/whereabouts.ts';

export interface TalkParts extends Talking {
  readonly hub: Hub;
  readonly visits: Visits;
  readonly door: Door;
  readonly watchingFor: (party: Party) => Watching;
  readonly sharing: Sharing;
  /** By the random names of open pages. */
  readonly trials: ReturnType<typeof makeCache<Trials>>;
}

export interface Joined extends Where {
  /** Checked again for each action, because the session can end while the page is open. */
  readonly token: string | null;
  /** `null`: not logged in. */
  readonly visitor: Visitor | null;
  /** When it said hello (ms). Even a watcher repeats that from time to time. */
  readonly at: number;
  /** When its session was last checked (ms). */
  checkedAt?: number;
  readonly leave: () => void;
}

export interface Talk {
  readonly parts: TalkParts;
  readonly line: Line;
  readonly screens: Screens;
  /** `null`: it has said nothing yet, or its session has ended. */
  joined: Joined | null;
  isClosed: boolean;
  /** The answer to the previous message. */
  last: Promise<void>;
  /** Answers that are still in progress, such as an analysis. The page may send other messages. */
  aside: Promise<unknown>;
}

export const newTalk = (parts: TalkParts, line: Line): Talk => ({
  parts,
  line,
  screens: noScreens(),
  joined: null,
  isClosed: false,
  last: Promise.resolve(),
  aside: Promise.resolve(),
});

export const tell = ({ line }: Talk, message: ToPage): void => line.send(JSON.stringify(message));

export const refuse = (talk: Talk, why: Refused, text = ''): void =>
  tell(talk, { kind: 'refused', why, text });

/** `token`: a session other than the one that has joined. */
export const visitorOf = async (
  { parts, joined }: Talk,
  token = joined?.token ?? null,
): Promise<Visitor | null> => (token === null ? null : parts.visits.inSession(token));

export const partyWith = ({ parts, line }: Talk, token: string | null): Party =>
  partyOf(token === null ? null : parts.visits.claimedIn(token), line.address);

export const watchingBy = (talk: Talk, token: string | null): Watching =>
  talk.parts.watchingFor(partyWith(talk, token));

export function forgetScreens({ screens: { kept, latest } }: Talk): void {
  for (const each of [kept, latest]) each.clear();
}

/** Whether it is the same person at the same game. */
export const isSame = (one: Joined, other: Joined): boolean =>
  one.game === other.game && one.visitor?.id === other.visitor?.id;

/** Leaves what was joined before, and joins this. */
export function join(talk: Talk, next: Joined | null): void {
  talk.joined?.leave();
  talk.joined = next;
}

/** The user and their place; `null`: they no longer have access. */
export async function whereIs(
  talk: Talk,
  visitor: Visitor | null,
  said = (message: ToPage): void => tell(talk, message),
): Promise<At | null> {
  const { joined, screens, parts } = talk;
  if (!joined) return null;
  const isOpen = (): boolean => !talk.isClosed && talk.joined !== null && isSame(talk.joined, joined);
  const finding = { ...parts, watching: watchingBy(talk, joined.token), visitor };
  return whereFor(finding, { screens, tell: said, isOpen }, joined);
}
