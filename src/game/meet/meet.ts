/**
 * A match between two servers, as stored: plain data in one row, saved by compare-and-set. Times
 * are in ms since 1970.
 */
import type { Color } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variants.ts';
import type { LiveTime, CorrespondenceTime } from '../clock/time.ts';
import type { GameId, Place } from '../game.ts';
import type { Player, UserId } from '../player.ts';

/** The longest team name, in characters. */
export const LONGEST_TEAM = 40;

export const SIDES = ['home', 'guest'] as const;
/** `home` is the server that sent the invitation. */
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'home' ? 'guest' : 'home');

export interface MeetPlayer extends Player {
  /** The player's rating in their own server when they joined. */
  readonly rating: number | null;
}

export interface MeetSide {
  readonly place: Place & { readonly guildId: string };
  /** The team's name, as its manager typed it. */
  readonly name: string;
  /** In the order of joining. */
  readonly players: readonly MeetPlayer[];
}

export interface Board {
  readonly number: number;
  readonly home: MeetPlayer;
  readonly guest: MeetPlayer;
  readonly white: Side;
  /** Null until the board begins, and again after a replacement. */
  readonly gameId: GameId | null;
  readonly result: Side | 'draw' | null;
  /** Whether the loser never moved. */
  readonly isNoShow: boolean;
}

export const MEET_STAGES = ['invited', 'open', 'running', 'finished', 'cancelled'] as const;
type MeetStage = (typeof MEET_STAGES)[number];

export interface Meet {
  /** Also the code that the other server uses to accept. */
  readonly id: string;
  readonly version: number;
  readonly variant: VariantId;
  readonly time: LiveTime | CorrespondenceTime;
  readonly rated: boolean;
  readonly mostBoards: number;
  readonly startsAt: number;
  readonly stage: MeetStage;
  readonly home: MeetSide;
  /** Null until the other server accepts. */
  readonly guest: MeetSide | null;
  readonly boards: readonly Board[];
  /** The games of replaced players that must still be voided. */
  readonly closing: readonly GameId[];
  readonly createdAt: number;
  /** Missing if nobody canceled it, or if it was canceled before this was stored. */
  readonly canceledBy?: Side | undefined;
}

export const isGoing = ({ stage }: Pick<Meet, 'stage'>): boolean =>
  stage === 'invited' || stage === 'open' || stage === 'running';

export const sideOfServer = ({ home, guest }: Meet, guildId: string): Side | null => {
  if (home.place.guildId === guildId) return 'home';
  return guest?.place.guildId === guildId ? 'guest' : null;
};

export const colorOn = ({ white }: Board, side: Side): Color => (white === side ? 'white' : 'black');

const WORTH = { win: 2, draw: 1 } as const;

/** A win is worth 2 points, and a draw 1 point. */
export const scoreOf = ({ boards }: Pick<Meet, 'boards'>, side: Side): number =>
  boards.reduce((sum, { result }) => {
    if (result === 'draw') return sum + WORTH.draw;
    return sum + (result === side ? WORTH.win : 0);
  }, 0);

export const playsIn = (meet: Meet, user: UserId): Side | null =>
  SIDES.find((side) => meet[side]?.players.some(({ id }) => id === user)) ?? null;
