/**
 * A pause is a span with an end, so that a forgotten pause ends on its own. Nobody may move during
 * a pause.
 */
import type { Change } from '../decision.ts';
import type { Game } from '../game.ts';
import { DAY, type Span } from '../calendar/span.ts';

export const LONGEST_PAUSE = 30 * DAY;

export const pauseAt = ({ pauses }: Game, at: number): Span | null =>
  pauses.findLast(({ from, to }) => from <= at && at < to) ?? null;

export const pauseOf = (game: Game): Span | null => (game.result ? null : pauseAt(game, game.changedAt));

export const pauseEnd = (game: Game): number | null => pauseOf(game)?.to ?? null;

export function resumeByTime(game: Game, now: number): Change | null {
  const end = pauseEnd(game);
  if (end === null || now < end) return null;
  return {
    game: { ...game, version: game.version + 1, latest: 'resumed', changedAt: end },
    events: [],
  };
}
