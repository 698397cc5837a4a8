/** The texts of the bars above and below a board. */
import type { ByColor, Color } from '../../draughts/types.ts';
import type { GameFacts } from '../../live/protocol.ts';

export interface Side {
  readonly name: string;
  readonly rating: string;
  readonly isYou: boolean;
  /** Empty if there is no clock. */
  readonly clock: string;
  readonly isRunning: boolean;
}

export type Sides = ByColor<Side>;

const SECOND = 1000;

const two = (number: number): string => String(number).padStart(2, '0');

/** A time such as `1:05` or `2:00:00`, rounded up, so that it is 0:00 only when the flag falls. */
function clockText(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / SECOND));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** A voting team has until the vote ends. A finished game's positions have their own clocks. */
export function sidesOf(
  { seats, clock, ballot, you }: GameFacts,
  now: number,
  shownAt: number | null = null,
): Sides {
  const past = clock?.past[shownAt ?? -1];
  const side = (color: Color): Sides[Color] => {
    const votesUntil = ballot?.color === color ? ballot.until : null;
    const isRunning = votesUntil !== null || clock?.running === color;
    const left =
      votesUntil === null
        ? (past?.[color] ?? (clock && (isRunning ? clock.left[color] - (now - clock.at) : clock.left[color])))
        : votesUntil - now;
    return {
      ...seats[color],
      isYou: you === color,
      clock: left === null ? '' : clockText(left),
      isRunning,
    };
  };
  return { white: side('white'), black: side('black') };
}
