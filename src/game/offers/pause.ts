/**
 * A pause is a span with an end, so that a forgotten one ends on its own. Nobody may move during
 * it.
 */
import { refused } from '../../kit/attempt.ts';
import { type Act, type Change, decide, type Decision, sideOf } from '../decision.ts';
import type { Game } from '../game.ts';
import { closeOffers } from './offers.ts';
import type { GameProblem } from '../problem.ts';
import { DAY, type Span } from '../calendar/span.ts';

export const LONGEST_PAUSE = 30 * DAY;

export const pauseAt = ({ pauses }: Game, at: number): Span | null =>
  pauses.findLast(({ from, to }) => from <= at && at < to) ?? null;

export const pauseOf = (game: Game): Span | null => (game.result ? null : pauseAt(game, game.changedAt));

export function againstPause(game: Game, at: number): GameProblem | null {
  if (!game.time) return { code: 'no-clock-to-pause' };
  const pause = pauseAt(game, at);
  return pause && { code: 'already-paused', until: pause.to };
}

export function agreePause(game: Game, act: Act): Decision {
  const problem = againstPause(game, act.at);
  if (problem) return refused(problem);
  const pauses = [...game.pauses, { from: act.at, to: act.at + LONGEST_PAUSE }];
  return decide(game, act, { pauses, offers: closeOffers(game.offers) }, [{ kind: 'paused' }]);
}

export function resume(game: Game, act: Act): Decision {
  const side = sideOf(game, act);
  if (!side.ok) return side;
  const pause = pauseAt(game, act.at);
  if (!pause) return refused({ code: 'not-paused' });
  const pauses = game.pauses.map((each) => (each === pause ? { ...each, to: act.at } : each));
  return decide(game, act, { pauses }, [{ kind: 'resumed', color: side.value }]);
}

export const pauseEnd = (game: Game): number | null => pauseOf(game)?.to ?? null;

export function resumeByTime(game: Game, now: number): Change | null {
  const end = pauseEnd(game);
  if (end === null || now < end) return null;
  return {
    game: { ...game, version: game.version + 1, latest: 'resumed', changedAt: end },
    events: [],
  };
}
