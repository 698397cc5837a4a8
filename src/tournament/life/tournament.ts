/**
 * A tournament, as stored: plain data in one row, saved by compare-and-set. Tables, pairings and
 * notices are derived, so nothing can contradict it. Instants are in ms since 1970.
 *
 * A *round* has *meetings*. A meeting of two players has one *game*, or several: two in a
 * Double-Swiss, two or more in a knockout. An arena or a ladder has one round, and meetings are
 * added over time. A ladder summarizes old meetings in its `past`, so its row stays small.
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
  /** The thread for its games and news; null before it exists, and after it was deleted. */
  readonly threadId: string | null;
  readonly locale: string;
}

export const WITHDRAWALS = ['left', 'absent', 'erased', 'gone', 'barred', 'removed', 'replaced'] as const;
/**
 * `absent`: lost two meetings in a row on time; `gone`: left the server; `barred`: blocked there.
 */
export type Withdrawal = (typeof WITHDRAWALS)[number];

export interface Participant extends Player {
  readonly number: number;
  readonly rating: number | null;
  /** When they entered, or last returned. The rulings contain every return. */
  readonly since: number;
  /** When they first entered, if they have returned since. Missing in older rows. */
  readonly enteredAt?: number | undefined;
  readonly from: number;
  readonly isPaused: boolean;
  readonly withdrawn: Withdrawal | null;
}

export interface MeetingGame {
  readonly id: GameId | null;
  readonly white: number;
  readonly black: number;
  /** How often its time control was halved; more than 0 in playoffs. */
  readonly quickness: number;
  readonly opening: string | null;
  readonly result: PairResult | null;
  /** Whether the loser ran out of time or never showed up. */
  readonly isTimeLoss: boolean;
  /** Whether it is too short to count as a game, although its result counts. */
  readonly isShort: boolean;
  /** Decided by the organizer or by a rule, so that the end of the game no longer matters. */
  readonly isRuled: boolean;
  readonly endedAt: number | null;
}

export const CHALLENGE_ANSWERS = ['accepted', 'declined'] as const;
/** Black has challenged White, who has to answer by an instant (null: not set yet). */
interface Challenge {
  readonly until: number;
  readonly answer: (typeof CHALLENGE_ANSWERS)[number] | null;
  /** The messages that asked for an answer. Their buttons are removed once it is known. */
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
  /**
   * Players who have the bye, are free in a round robin, or advance in a knockout without a game.
   */
  readonly byes: readonly number[];
  readonly absent: readonly Absence[];
  readonly begunAt: number;
  readonly endedAt: number | null;
}

/** Round robins that are played side by side: the preliminary groups or the finals. */
export interface Phase {
  readonly from: number;
  readonly groups: readonly (readonly number[])[];
}

export const STAGES = ['open', 'running', 'finished', 'cancelled'] as const;
export type Stage = (typeof STAGES)[number];

export const ENDS = ['played', 'time', 'too-few', 'no-pairing', 'no-place', 'organizer'] as const;
/**
 * Why it is over: all games were played; the promised end came; nobody is left to play; no legal
 * round is left; its channel was deleted; or the organizer ended it.
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
  /** Links of events that may exist, although their ids are unknown. */
  readonly links: readonly string[];
  readonly face: string;
  /** Somebody ended or deleted it; the bot may not create it; or Discord's limit is reached. */
  readonly state: (typeof SERVER_EVENT_STATES)[number];
}

/** What past challenges still mean for a player. */
export interface PastPlayer {
  readonly number: number;
  /** How many challenges in a row they have missed lately, and when they missed the last one. */
  readonly missed: number;
  readonly missedAt: number;
  /** `isPresent`: finished a game, or showed up for one. `hasPlayed`: played a full game. */
  readonly isPresent: boolean;
  readonly hasPlayed: boolean;
}

/** Ladder challenges that ended too long ago to be listed. */
export interface Past extends LadderState {
  readonly until: number;
  readonly challenges: number;
  readonly players: readonly PastPlayer[];
}

export interface Tournament {
  readonly id: TournamentId;
  /** The number of changes, starting at 1. Used for compare-and-set, as for a game. */
  readonly version: number;
  readonly terms: Terms;
  readonly venue: Venue;
  readonly organizer: Player;
  /** If it repeats, the previous tournament that started. */
  readonly previous: TournamentId | null;
  readonly stage: Stage;
  readonly players: readonly Participant[];
  readonly apart: readonly (readonly [UserId, UserId])[];
  /** The source of all lots. Its hash is shown from the start, and the seed itself at the end. */
  readonly seed: string;
  readonly rounds: readonly HeldRound[];
  readonly past?: Past | undefined;
  /** For a tournament with groups. Results that are corrected later don't change the groups. */
  readonly phases: readonly Phase[];
  readonly planned: number | null;
  readonly stuck: Stuck | null;
  readonly closing: readonly EndingGame[];
  readonly told: readonly string[];
  /** The announcement, the version that it shows (0 if none), and the hash of its text. */
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
