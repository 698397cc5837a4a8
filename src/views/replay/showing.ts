/** A finished line of play to be stepped through, wherever it comes from: a game of ours, or a record that was read. */
import type { Press } from '../presses/presses.ts';
import type { Line } from '../../draughts/line.ts';
import type { Color } from '../../draughts/types.ts';
import { isCalledOff, type Game } from '../../game/game.ts';
import { lineOf } from '../../game/line.ts';
import type { Say } from '../../i18n/say.ts';
import type { NotationStyle } from '../../notation/square.ts';
import type { Names, Scene } from '../../render/scene/scene.ts';
import { analyzeButton, mentionAll } from '../screen/blocks.ts';
import type { Reader, Shape } from '../board/shape.ts';
import { namesOf, outcomeOf } from '../screen/phrases.ts';
import type { Block, Button } from '../screen/screen.ts';
import { REPLAY, type Step } from '../presses/declarations.ts';
import { clocksAt } from '../../game/record.ts';
import { SECOND } from '../../game/span.ts';
import { timeForMove } from '../../game/thinkingTime.ts';
import type { PdnClock } from '../../notation/pdn/game.ts';
import { digits, unbroken } from '../game/clock.ts';

export interface Showing {
  /** Who plays whom. */
  readonly heading: string;
  /** The same for the strips of its pictures. */
  readonly names: Names;
  readonly line: Line;
  readonly style: NotationStyle;
  /** How its reader wants boards. */
  readonly shape: Shape;
  /** `null` while it goes on. */
  readonly ending: { readonly winner: Color | null } | null;
  /** How it ended, in words, when it has. */
  readonly outcome: string | null;
  /** What is written beside the position after so many plies: comments, clocks. */
  readonly noteAt: (ply: number) => string | null;
  /** What is said of it below its heading after so many plies. */
  readonly aboutAt?: (ply: number) => string | null;
  /** A move to be marked on the board after so many plies. */
  readonly markAt?: (ply: number) => Scene['choice'];
  /** What else can be done at a place. */
  readonly buttonsAt: (place: Viewpoint) => readonly Button[];
  /** What stands below the steps at a place. */
  readonly below?: (place: Viewpoint) => readonly Block[];
  /** The press that shows a ply from a side; the action tells two buttons of one message apart. */
  readonly press: (action: Step | 'film', ply: number, bottom: Color) => Press;
}

/** A game of ours, its players mentioned; mentions in a viewer notify nobody. */
export function showingGame(say: Say, game: Game, { style = null, ...shape }: Reader): Showing {
  const { seats, result, id } = game;
  const line = lineOf(game);
  return {
    heading: say('card.players', {
      white: mentionAll(say, seats.white),
      black: mentionAll(say, seats.black),
    }),
    names: namesOf(say, game),
    line,
    style: style ?? line.variant.notation.squares,
    shape,
    ending: isCalledOff(result) ? null : result,
    outcome: result && outcomeOf(say, result, line.variant.goal),
    noteAt: (ply) => moveClock(say, game, ply),
    buttonsAt: () => (result && game.moves.length > 0 ? [analyzeButton(say, { kind: 'game', id })] : []),
    press: (action, ply, bottom) => REPLAY.to[action]({ id, ply, bottom }),
  };
}

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

export interface Viewpoint {
  /** Plies made. */
  readonly ply: number;
  readonly bottom: Color;
}
