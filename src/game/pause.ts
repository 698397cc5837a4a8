/**
 * Pauses: both sides agree that the clocks stand still, and either lets them run again when it likes. In a pause nobody
 * moves, so that no clock ever starts by surprise; everything else, such as resigning, goes on.
 *
 * A pause is a span that ends at its latest until someone resumes. So a clock can be read from the game alone, and a pause
 * that both forgot ends by itself. Whether it is over is told by the instant and not by whoever notices first.
 */
import { refused } from '../draughts/attempt.ts';
import { changed, type Act, type Change, type Decision } from './decision.ts';
import type { Game } from './game.ts';
import { closed } from './offers.ts';
import type { GameProblem } from './problem.ts';
import { sideOf } from './side.ts';
import { DAY, type Span } from './span.ts';

/** How long a pause may last, in ms: long enough for a holiday, short enough that no game is forgotten for ever. */
export const LONGEST_PAUSE = 30 * DAY;

/** The pause that is on at an instant (ms since 1970); `null` when the clocks run. */
export const pauseAt = ({ pauses }: Game, at: number): Span | null =>
  pauses.findLast(({ from, to }) => from <= at && at < to) ?? null;

/** The pause that is on as the game was last left, whether or not it has ended since. */
export const pauseOf = (game: Game): Span | null => (game.result ? null : pauseAt(game, game.changedAt));

/** Why the game cannot be paused at this instant; `null` when it can. */
export function againstPause(game: Game, at: number): GameProblem | null {
  if (!game.time) return { code: 'no-clock-to-pause' };
  const pause = pauseAt(game, at);
  return pause && { code: 'already-paused', until: pause.to };
}

/** Both sides have agreed: the clocks stand still from now on. */
export function agreePause(game: Game, act: Act): Decision {
  const problem = againstPause(game, act.at);
  if (problem) return refused(problem);
  const pauses = [...game.pauses, { from: act.at, to: act.at + LONGEST_PAUSE }];
  return changed(game, act, { pauses, offers: closed(game.offers) }, [{ kind: 'paused' }]);
}

/** Either side lets the clocks run again. */
export function resume(game: Game, act: Act): Decision {
  const side = sideOf(game, act);
  if (!side.ok) return side;
  const pause = pauseAt(game, act.at);
  if (!pause) return refused({ code: 'not-paused' });
  const pauses = game.pauses.map((each) => (each === pause ? { ...each, to: act.at } : each));
  return changed(game, act, { pauses }, [{ kind: 'resumed', color: side.value }]);
}

/** When the pause that is on ends by itself (ms since 1970); `null` when none is on. */
export const pauseEnd = (game: Game): number | null => pauseOf(game)?.to ?? null;

/** The game whose pause has ended by itself; `null` when none has. Nothing changes but what there is to show. */
export function resumeByTime(game: Game, now: number): Change | null {
  const end = pauseEnd(game);
  if (end === null || now < end) return null;
  return {
    game: { ...game, version: game.version + 1, latest: 'resumed', changedAt: end },
    events: [],
  };
}
