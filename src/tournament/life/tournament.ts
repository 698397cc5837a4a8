/**
 * A tournament that is held here, as it is stored: plain data in one row, saved by compare-and-set. What can be derived (the table,
 * whose turn it is to be paired, which notices are to be posted) is derived, so nothing can disagree with it.
 *
 * A *round* has *meetings*; a meeting of two players has one *game*, or several: two in a Double-Swiss, two and perhaps
 * more in a knock-out. An arena has one round, to which meetings are added as long as it lasts.
 */
import type { GameId, UserId } from '../../game/game.ts';
import type { MessageAddress } from '../../game/messageAddress.ts';
import type { Player } from '../../game/player.ts';
import type { Absence, Result } from '../event.ts';
import type { Terms } from './terms.ts';

/** Identifies a tournament: short, lower-case letters and digits. */
export type TournamentId = string;

/** Where it is held. */
export interface Venue {
  readonly guildId: string;
  readonly channelId: string;
  /** The thread of its games and news; `null` until there is one, and after it was deleted. */
  readonly threadId: string | null;
  /** Discord's locale of the server. */
  readonly locale: string;
}

export const WITHDRAWALS = ['left', 'absent', 'erased', 'gone', 'barred', 'removed', 'replaced'] as const;
/**
 * Why a player takes part no more: by their own wish; by rule, after two meetings lost on time in a row; had themselves erased;
 * left the server; is blocked in it by its admins; at the organizer's word; another plays in their place.
 */
export type Withdrawal = (typeof WITHDRAWALS)[number];

export interface Participant extends Player {
  /** From 1 without holes; in the order of entry while it is open, then as ranked at the start, late entries last. */
  readonly number: number;
  /** In the variant, when they entered; `null` for a newcomer. */
  readonly rating: number | null;
  /** When they entered, or came back the last time (ms since 1970). */
  readonly since: number;
  /** The first round that they may be paired in, from 1. */
  readonly from: number;
  /** Not paired for the time being. */
  readonly isPaused: boolean;
  readonly withdrawn: Withdrawal | null;
}

/** A game of a meeting. */
export interface MeetingGame {
  /** `null`: it never began, for somebody was gone. */
  readonly id: GameId | null;
  /** Numbers of players. */
  readonly white: number;
  readonly black: number;
  /** How often its time control was quickened: more than 0 in play-offs. */
  readonly quickness: number;
  /** The row of the table of openings that was dealt, by its name. */
  readonly opening: string | null;
  /** `null` while it runs. */
  readonly result: Result | null;
  /** Whether it ended because its loser let time run out, or never came. */
  readonly isTimeLoss: boolean;
  /** Whether it was over before it was a game: its result counts, but nobody has played it. */
  readonly isShort: boolean;
  /** Not the board decided it, but the organizer or a rule: what becomes of the game itself changes nothing any more. */
  readonly isRuled: boolean;
  /** Ms since 1970. */
  readonly endedAt: number | null;
}

export interface Meeting {
  /** From 1 within its round. */
  readonly board: number;
  /** Who has White in the first game. */
  readonly white: number;
  readonly black: number;
  readonly games: readonly MeetingGame[];
  /** How many games were annulled and played again. */
  readonly annulled: number;
  /** In a knock-out, once it is decided. */
  readonly winner: number | null;
  readonly begunAt: number;
}

export interface HeldRound {
  /** From 1. */
  readonly number: number;
  readonly meetings: readonly Meeting[];
  /** Who had the bye; in a round robin who was free, in a knock-out who went on without a game. */
  readonly byes: readonly number[];
  readonly absent: readonly Absence[];
  readonly begunAt: number;
  /** `null` while it goes on. */
  readonly endedAt: number | null;
}

/** Round robins that are played side by side: the preliminary groups, or, if there is but one, the final. */
export interface Phase {
  /** The number of its first round. */
  readonly from: number;
  /** Numbers of players, in the order of the group's Berger table. */
  readonly groups: readonly (readonly number[])[];
}

export const STAGES = ['open', 'running', 'finished', 'cancelled'] as const;
export type Stage = (typeof STAGES)[number];

export const ENDS = ['played', 'time', 'too-few', 'no-pairing', 'no-place', 'organizer'] as const;
/** Why it is over: all was played; the promised end; nobody is left to play; no legal round was left; its channel is gone; its organizer said so. */
export type End = (typeof ENDS)[number];

export const OBSTACLES = ['too-few', 'no-pairing', 'no-place'] as const;
/** What keeps it from going on; after a while a rule decides. */
export interface Stuck {
  readonly by: (typeof OBSTACLES)[number];
  /** Ms since 1970. */
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
  'moved',
  'ended',
  'cancelled',
] as const;
/** A change by the organizer or by a rule, which everybody may read. */
export interface Ruling {
  readonly at: number;
  /** `null`: by rule. */
  readonly by: UserId | null;
  readonly what: (typeof RULINGS)[number];
  /** Whom it is about. */
  readonly users: readonly UserId[];
  readonly game: GameId | null;
  /** What it was and has become: results, reasons of withdrawal, instants. */
  readonly from: string | null;
  readonly to: string | null;
  readonly reason: string | null;
}

/** A game that the tournament has judged and that is yet to be ended itself; `null`: it is called off. */
export interface Closing {
  readonly id: GameId;
  readonly result: Result | null;
}

export const SERVER_EVENT_STATES = ['sought', 'listed', 'over', 'forbidden', 'full'] as const;
/** An entry among the events of a server (Discord's scheduled events). */
export interface ServerEvent {
  /** Discord's; `null`: there is none. */
  readonly id: string | null;
  /** The links under which one may have been made of which nobody knows the id yet. */
  readonly links: readonly string[];
  /** The hash of what it says, or should have said. */
  readonly face: string;
  /**
   * About to be made; as it should be; let be, for it has ended or somebody has deleted it; the bot may not make or change it; the server has as
   * many as Discord allows.
   */
  readonly state: (typeof SERVER_EVENT_STATES)[number];
}

export interface Tournament {
  readonly id: TournamentId;
  /** Counts the changes, from 1; saved by compare-and-set as a game's. */
  readonly version: number;
  readonly terms: Terms;
  readonly venue: Venue;
  readonly organizer: Player;
  /** The last one before it that was begun, where it repeats. */
  readonly previous: TournamentId | null;
  readonly stage: Stage;
  readonly players: readonly Participant[];
  /** Who shall not meet. */
  readonly apart: readonly (readonly [UserId, UserId])[];
  /** All lots are drawn from it. Its hash is shown from the beginning, and itself when all is over. */
  readonly seed: string;
  readonly rounds: readonly HeldRound[];
  /** In a tournament of groups, as far as it has come: who is in which does not change with a result that is corrected later. */
  readonly phases: readonly Phase[];
  /** How many rounds there will be; `null` before the start, and in an arena. */
  readonly planned: number | null;
  readonly stuck: Stuck | null;
  readonly closing: readonly Closing[];
  /** The keys of the notices that were posted. */
  readonly told: readonly string[];
  /** The announcement, the version that it shows (0 for none), and the hash of what it says (`null`: nobody knows). */
  readonly shown: {
    readonly card: MessageAddress | null;
    readonly version: number;
    readonly face: string | null;
  };
  /** `null` as long as nothing was tried. */
  readonly serverEvent: ServerEvent | null;
  readonly rulings: readonly Ruling[];
  /** Ms since 1970. */
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly end: End | null;
}
