/** What the clocks said when a move had been made, for whoever looks at it later. */
import type { Game } from '../../game/game.ts';
import { clocksAt } from '../../game/record.ts';
import { SECOND } from '../../game/span.ts';
import { timeForMove } from '../../game/thinkingTime.ts';
import type { Say } from '../../i18n/say.ts';
import type { PdnClock } from '../../notation/pdn/game.ts';
import { digits, unbroken } from '../game/clock.ts';

const left = (seconds: number): string => digits(seconds * SECOND);

/** The clocks of a record, in seconds: both, or of one side alone. */
export function recordedClocks(say: Say, { white, black }: PdnClock): string | null {
  if (white !== null && black !== null)
    return unbroken(say('replay.clocks', { white: left(white), black: left(black) }));
  if (white !== null) return say('replay.clock.white', { left: left(white) });
  return black === null ? null : say('replay.clock.black', { left: left(black) });
}

/** Beside the `ply`-th move of a game: both clocks, or by correspondence how long the move took. */
export function moveClock(say: Say, game: Game, ply: number): string | null {
  const clocks = ply > 0 ? clocksAt(game, ply) : null;
  if (clocks !== null) return recordedClocks(say, clocks);
  const ms = game.time === null ? null : timeForMove(game, ply);
  return ms === null ? null : say('replay.thought', { time: digits(ms) });
}
