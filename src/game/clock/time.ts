/** Time controls. Clocks are derived from them and the turns (`clock.ts`). */
import { DAY, HOUR, MINUTE } from '../calendar/span.ts';

export interface LiveTime {
  readonly kind: 'live';
  readonly initial: number;
  readonly increment: number;
}

export interface CorrespondenceTime {
  readonly kind: 'correspondence';
  readonly perMove: number;
  readonly restsWeekendsIn: string | null;
}

export type TimeControl = LiveTime | CorrespondenceTime;

/** For live games. In a game without a clock, players have a day for it. */
const FIRST_LIVE_MOVE = 5 * MINUTE;
const FIRST_MOVE = DAY;

export function firstMoveLimit(time: TimeControl | null): number {
  if (time?.kind === 'live') return FIRST_LIVE_MOVE;
  return time?.perMove ?? FIRST_MOVE;
}

export const LIVE_CHOICES = [
  [3, 0],
  [3, 2],
  [5, 3],
  [10, 5],
  [15, 10],
  [30, 20],
] as const;

export const CORRESPONDENCE_CHOICES: readonly number[] = [
  HOUR,
  6 * HOUR,
  12 * HOUR,
  ...[1, 2, 3, 5, 7, 14].map((days) => days * DAY),
];

export const LONGEST = { minutes: 180, seconds: 180, perMove: 14 * DAY } as const;
