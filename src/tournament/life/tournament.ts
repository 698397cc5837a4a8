/**
 * A tournament as it is stored: plain data in one row, saved by compare-and-set. Tables, pairings
 * and notices are derived from it, so nothing can contradict it. Instants are in ms since 1970.
 *
 * A *round* has *meetings*. A meeting of two players has one *game*, or several: two in a
 * Double-Swiss, two or more in a knockout. An arena and a ladder have one round, to which meetings
 * are added while it lasts. A ladder sums up old meetings as its `past`, so its row stays small.
 */
import type { GameId, MessageAddress, UserId } from '../../game/game.ts';
import type { Player } from '../../game/player.ts';
import type { Absence, PairResult } from '../event.ts';
import type { LadderState } from '../ladder/places.ts';
import type { Terms } from './terms.ts';

export type TournamentId = string;

export interface Venue {
  readonly guildId: string;
  readonly channelId: string;
  /** The thread of its games and news; null before it exists and after it was deleted. */
  readonly threadId: string | null;
  readonly locale: string;
}

export const WITHDRAWALS = ['left', 'absent', 'erased', 'gone', 'barred', 'removed', 'replaced'] as const;
/**
 * `absent`: lost two meetings in a row on time; `gone`: left the server; `barred`: blocked in it.
 */
export type Withdrawal = (typeof WITHDRAWALS)[number];

export interface Participant extends Player {
  readonly number: number;
  readonly rating: number | null;
  /** When they entered, or last returned. The rulings have every return. */
  readonly since: number;
  /** When they entered, if they have returned since; missing in older rows. */
  readonly enteredAt?: number | undefined;
  readonly from: number;
  readonly isPaused: boolean;
  readonly withdrawn: Withdrawal | null;
}

export interface MeetingGame {
  readonly id: GameId | null;
  readonly white: number;
  readonly black: number;
  /** How often its time control was halved; more than 0 in play-offs. */
  readonly quickness: number;
  readonly opening: string | null;
  readonly result: PairResult | null;
  /** The loser ran out of time or never came. */
  readonly isTimeLoss: boolean;
  /** Too short to count as a game, although its result counts. */
  readonly isShort: boolean;
  /** Decided by the organizer or a rule; the end of the game itself changes nothing anymore. */
  readonly isRuled: boolean;
  readonly endedAt: number | null;
}

export const CHALLENGE_ANSWERS = ['accepted', 'declined'] as const;
/** Black has challenged White, who has to answer by an instant (null: not yet). */
interface Challenge {
  readonly until: number;
  readonly answer: (typeof CHALLENGE_ANSWERS)[number] | null;
  /** The messages that asked for the answer; their buttons go once it is known. */
  readonly cards?: readonly MessageAddress[] | undefined;
}

export interface Meeting {
  readonly board: number;
  readonly white: number;
  readonly black: number;
  readonly games: readonly MeetingGame[];
  readonly annulled: number;
  readonly winner: number | null;
  readonly begunAt: number;
  /** Only on a ladder. */
  readonly challenge?: Challenge | undefined;
}

export interface HeldRound {
  readonly number: number;
  readonly meetings: readonly Meeting[];
  /** Players with the bye, free in a round robin, or advancing in a knock-out without a game. */
  readonly byes: readonly number[];
  readonly absent: readonly Absence[];
  readonly begunAt: number;
  readonly endedAt: number | null;
}

/** Round robins played side by side: the preliminary groups or the finals. */
export interface Phase {
  readonly from: number;
  readonly groups: readonly (readonly number[])[];
}

export const STAGES = ['open', 'running', 'finished', 'cancelled'] as const;
export type Stage = (typeof STAGES)[number];

export const ENDS = ['played', 'time', 'too-few', 'no-pairing', 'no-place', 'organizer'] as const;
/**
 * Why it is over: all games were played; the promised end came; nobody is left to play; no legal
 * round is left; its channel is gone; or the organizer ended it.
 */
export type End = (typeof ENDS)[number];

export const OBSTACLES = ['too-few', 'no-pairing', 'no-place'] as const;
export interface Stuck {
  readonly by: (typeof OBSTACLES)[number];
  readonly since: number;
}

export const RULINGS = [
  'withdrawn',
  'back',
  'added',
  'replaced',
  'kept-apart',
  'let-meet',
  'corrected',
  'judged',
  'annulled',
  'postponed',
  'edited',
  'moved',
  'ended',
  'cancelled',
] as const;
export interface Ruling {
  readonly at: number;
  readonly by: UserId | null;
  readonly what: (typeof RULINGS)[number];
  readonly users: readonly UserId[];
  readonly game: GameId | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly reason: string | null;
}

export interface EndingGame {
  readonly id: GameId;
  readonly result: PairResult | null;
}

export const SERVER_EVENT_STATES = ['sought', 'listed', 'over', 'forbidden', 'full'] as const;
export interface ServerEvent {
  readonly id: string | null;
  /** Links of events that may exist although their ids are unknown. */
  readonly links: readonly string[];
  readonly face: string;
  /** Ended or deleted by someone; forbidden to the bot; or beyond Discord's limit. */
  readonly state: (typeof SERVER_EVENT_STATES)[number];
}

/** What the past challenges still mean for one player. */
export interface PastPlayer {
  readonly number: number;
  /** They missed their last challenges, this many in a row, the last of them at an instant. */
  readonly missed: number;
  readonly missedAt: number;
  /** `isPresent`: finished a game, or showed up for one. `hasPlayed`: played a full game. */
  readonly isPresent: boolean;
  readonly hasPlayed: boolean;
}

/** Challenges on a ladder that ended so long ago that they aren't listed anymore. */
export interface Past extends LadderState {
  readonly until: number;
  readonly challenges: number;
  readonly players: readonly PastPlayer[];
}

export interface Tournament {
  readonly id: TournamentId;
  /** Counts the changes, from 1; saved by compare-and-set, as for a game. */
  readonly version: number;
  readonly terms: Terms;
  readonly venue: Venue;
  readonly organizer: Player;
  /** The previous tournament that started, if it repeats. */
  readonly previous: TournamentId | null;
  readonly stage: Stage;
  readonly players: readonly Participant[];
  readonly apart: readonly (readonly [UserId, UserId])[];
  /** The source of all lots. Its hash is shown from the start, the seed itself at the end. */
  readonly seed: string;
  readonly rounds: readonly HeldRound[];
  readonly past?: Past | undefined;
  /** In a tournament of groups; later corrections of results don't change the groups. */
  readonly phases: readonly Phase[];
  readonly planned: number | null;
  readonly stuck: Stuck | null;
  readonly closing: readonly EndingGame[];
  readonly told: readonly string[];
  /** The announcement, the version that it shows (0 for none), and the hash of its text. */
  readonly shown: {
    readonly card: MessageAddress | null;
    readonly version: number;
    readonly face: string | null;
  };
  readonly serverEvent: ServerEvent | null;
  readonly rulings: readonly Ruling[];
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly end: End | null;
}
