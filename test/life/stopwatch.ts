/**
 * A real chess clock for comparison with the derived clocks. It is pressed when a move is made or
 * taken back, and stands still on weekends and during vacations and pauses.
 */
import type { Color } from '../../src/draughts/types.ts';
import { timeLeft } from '../../src/game/clock/clock.ts';
import type { Game, UserId } from '../../src/game/game.ts';
import { sideToMove } from '../../src/game/line.ts';
import { DAY, type Span } from '../../src/game/calendar/span.ts';
import { firstMoveLimit } from '../../src/game/clock/time.ts';

/** When each player is on vacation. */
type Absences = (user: UserId) => readonly Span[];

export interface Stopwatch {
  /** The game when the clock was last pressed. */
  readonly game: () => Game;
  /** When the clock ran out (ms since 1970), if it did. */
  readonly fallen: () => number | null;
  /** Called when the game has changed, without any time passing. */
  press(game: Game): void;
  /** Called when time passes. */
  run(from: number, to: number, absences: Absences): void;
  /** The time left according to the game and to this clock, for each running or stopped clock. */
  readings(at: number): readonly (readonly [number | null, number])[];
}

const isOn =
  (at: number) =>
  ({ from, to }: Span): boolean =>
    from <= at && at < to;

function standsStill({ time, pauses, seats }: Game, turn: Color, at: number, absences: Absences): boolean {
  if (pauses.some(isOn(at))) return true;
  if (time?.kind !== 'correspondence') return false;
  const weekday = new Date(at).getUTCDay();
  if (time.restsWeekendsIn === 'UTC' && (weekday === 0 || weekday === 6)) return true;
  return absences(seats[turn].id).some(isOn(at));
}

/** The instants in this span when a clock may start or stop. */
function instants({ pauses, seats }: Game, from: number, to: number, absences: Absences): readonly number[] {
  const spans = [...pauses, ...[seats.white, seats.black].flatMap(({ id }) => absences(id))];
  const edges = spans.flatMap((span) => [span.from, span.to]);
  const days = Array.from(
    { length: Math.ceil((to - from) / DAY) + 1 },
    (_, n) => (Math.ceil(from / DAY) + n) * DAY,
  );
  const between = [...edges, ...days].filter((at) => from < at && at < to).sort((a, b) => a - b);
  return [from, ...between, to];
}

/** A clock for a new game. */
export function newStopwatch(begun: Game): Stopwatch {
  const { time } = begun;
  const opener = sideToMove(begun);
  const initial = time?.kind === 'live' ? time.initial : 0;
  const left: Record<Color, number> = { white: initial, black: initial };
  let game = begun;
  let first = firstMoveLimit(time);
  let fallen: number | null = null;

  /** The increment for the move at this ply; none for the first move of the game. */
  const reward = (ply: number, sign: 1 | -1): void => {
    if (time?.kind !== 'live' || ply === 0) return;
    const side = ply % 2 === 0 ? opener : ({ white: 'black', black: 'white' } as const)[opener];
    left[side] += sign * time.increment;
  };

  const tick = (from: number, to: number, absences: Absences): void => {
    const turn = sideToMove(game);
    if (fallen !== null || standsStill(game, turn, from, absences)) return;
    const before = game.moves.length === 0 ? first : left[turn];
    if (time && game.moves.length > 0) left[turn] -= to - from;
    if (game.moves.length === 0) first -= to - from;
    const isLimited = time !== null || game.moves.length === 0;
    if (isLimited && before <= to - from) fallen = from + before;
  };

  return {
    game: () => game,
    fallen: () => fallen,
    press(next) {
      const [had, has] = [game.moves.length, next.moves.length];
      game = next;
      if (has === had) return;
      for (let ply = had; ply < has; ply += 1) reward(ply, 1);
      for (let ply = has; ply < had; ply += 1) reward(ply, -1);
      if (time?.kind === 'correspondence') left[sideToMove(next)] = time.perMove;
      if (has === 0) first = firstMoveLimit(time);
    },
    run(from, to, absences) {
      if (game.result) return;
      const stops = instants(game, from, to, absences);
      for (const [index, at] of stops.entries()) tick(at, stops[index + 1] ?? at, absences);
    },
    readings(at) {
      if (!time || game.result || game.moves.length === 0) return [];
      const turn = sideToMove(game);
      const sides: readonly Color[] = time.kind === 'live' ? ['white', 'black'] : [turn];
      return sides.map((side) => [timeLeft(game, side, at), Math.max(0, left[side])]);
    },
  };
}
