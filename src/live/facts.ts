/** The facts of a game that the page shows to a viewer. */
import type { ByColor, Color } from '../draughts/types.ts';
import { clockOf, deadlineOf, timeLeft } from '../game/clock/clock.ts';
import { colorOf } from '../game/decision.ts';
import type { Game, UserId } from '../game/game.ts';
import { sideToMove } from '../game/line.ts';
import { pauseOf } from '../game/offers/pause.ts';
import { isEngine } from '../game/seat.ts';
import type { ClockFacts, GameFacts } from './protocol.ts';

const byColor = <T>(of: (color: Color) => T): ByColor<T> => ({
  white: of('white'),
  black: of('black'),
});

function clockFacts(game: Game, at: number): ClockFacts | null {
  const { time, result } = game;
  if (!time || !clockOf(game)) return null;
  const isRunning = !result && !pauseOf(game);
  return {
    left: byColor((color) => timeLeft(game, color, at) ?? 0),
    at,
    running: isRunning ? sideToMove(game) : null,
    flagAt: isRunning ? deadlineOf(game) : null,
    isLive: time.kind === 'live',
  };
}

/** `viewer`: `null` for an unknown visitor. `at` in ms. */
export const factsOf = (game: Game, viewer: UserId | null, at: number): GameFacts => ({
  id: game.id,
  version: game.version,
  variant: game.variant,
  start: game.start,
  moves: game.moves,
  seats: byColor((color) => ({ name: game.seats[color].name, isEngine: isEngine(game.seats[color]) })),
  you: viewer === null ? null : colorOf(game, viewer),
  clock: clockFacts(game, at),
  offers: byColor((color) => game.offers[color].open ?? null),
  isPaused: pauseOf(game) !== null,
  result: game.result,
  rated: game.rated,
  rematch: game.rematch,
});
