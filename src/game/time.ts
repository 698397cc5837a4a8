/**
 * Time controls: how long the players of a game may think. They are stored with the game as plain data; what a clock
 * shows is derived from them and the instants of the moves (`clock.ts`), so nothing ever ticks.
 */
import { DAY, HOUR, MINUTE } from './span.ts';

/** For people who sit at it together: a time for the whole game, and some more with each move, in ms. */
export interface LiveTime {
  readonly kind: 'live';
  readonly initial: number;
  readonly increment: number;
}

/** For people who look in now and then: so long for each move, in ms. */
export interface CorrespondenceTime {
  readonly kind: 'correspondence';
  readonly perMove: number;
  /** The time zone (IANA) in which the clocks stand still on Saturday and Sunday; `null` when they do not. */
  readonly restsWeekendsIn: string | null;
}

/** How long the players may think. */
export type TimeControl = LiveTime | CorrespondenceTime;

/** Whoever sits at the board must begin soon; without a clock somebody must look in within a day. */
const FIRST_LIVE_MOVE = 5 * MINUTE;
const FIRST_MOVE = DAY;

/** How long the first move of a game may take (ms): by correspondence as long as every other. */
export function firstMoveLimit(time: TimeControl | null): number {
  if (time?.kind === 'live') return FIRST_LIVE_MOVE;
  return time?.perMove ?? FIRST_MOVE;
}

/** The live controls that are offered: minutes for the game and seconds for each move. */
export const LIVE_CHOICES = [
  [3, 2],
  [5, 3],
  [10, 5],
  [15, 10],
  [30, 20],
] as const;

/** The spans for each move that are offered, in ms. */
export const CORRESPONDENCE_CHOICES: readonly number[] = [
  HOUR,
  6 * HOUR,
  12 * HOUR,
  ...[1, 2, 3, 5, 7, 14].map((days) => days * DAY),
];

/** The longest that can be asked for: three hours and three minutes a move live, two weeks a move otherwise. */
export const LONGEST = { minutes: 180, seconds: 180, perMove: 14 * DAY } as const;
