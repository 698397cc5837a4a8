/** The viewer chooses a piece and its squares, one after the other. */
import { makeSquare } from '../../notation/square.ts';
import type { Square } from '../../draughts/types.ts';
import { isMoving } from './motion.ts';
import type { Pieces } from './pieces.ts';
import type { Places } from './places.ts';
import { type Route, type TapStep, startsOf, stepTo, takenBy, tapOn, waysOf } from './routes.ts';
import type { BoardEvents, BoardState, BoardWords, Walk } from './state.ts';

/** A path that the viewer has chosen, until the state that contains the move is set. */
interface Chosen {
  readonly route: Route;
  /** Squares passed before the last tap, or all of them if the piece was dragged. */
  readonly seen: number;
}

/** A board that someone is playing on. */
export interface Playing {
  state: BoardState;
  places: Places;
  /** Found when they are needed first. */
  readonly routes: readonly Route[];
  walk: Walk;
  chosen: Chosen | null;
  /** The width of a square, in pixels. */
  pixels: number;
}

/** The parts of the board that a walk needs. */
interface Walking {
  readonly now: Playing;
  readonly words: BoardWords;
  readonly events: BoardEvents;
  readonly pieces: Pieces;
  readonly announce: (text: string) => void;
  readonly drawMarks: () => void;
}

export function makeWalk({ now, words, events, pieces, announce, drawMarks }: Walking) {
  const nameOf = (square: Square): string => makeSquare(now.state.variant, square, now.state.notation);
  const namesOf = (found: Iterable<Square>): readonly string[] => [...found].map(nameOf);

  function choose(square: Square): void {
    goHome();
    now.walk = [square];
    announce(words.chosen(nameOf(square), namesOf(waysOf(now.routes, now.walk).ends)));
  }

  /** Undoes the squares walked so far, and clears the choice. */
  function goHome(): void {
    const [from] = now.walk;
    now.walk = [];
    if (from !== undefined) pieces.stand(from, from, [], isMoving());
  }

  function release(): void {
    goHome();
    announce(words.released);
    drawMarks();
  }

  function follow(step: TapStep, isDragged: boolean): void {
    const [from = -1] = now.walk;
    if (step.kind === 'move') {
      now.chosen = { route: step.route, seen: isDragged ? step.route.path.length : now.walk.length };
      events.moved(step.route.move);
      return;
    }
    if (step.kind === 'walk') {
      now.walk = step.walk;
      announce(words.onward(nameOf(now.walk.at(-1) ?? -1), namesOf(waysOf(now.routes, now.walk).ends)));
    }
    const at = now.walk.at(-1) ?? from;
    pieces.stand(from, at, takenBy(now.routes, now.walk), isMoving() && !(isDragged && step.kind === 'walk'));
    drawMarks();
  }

  const unclear = (square: Square): void =>
    announce(words.unclear(nameOf(square), namesOf(waysOf(now.routes, now.walk).next)));

  function drop(square: Square | null): void {
    const [from = -1] = now.walk;
    const at = now.walk.at(-1) ?? from;
    const step = square === null || square === at ? null : stepTo(now.routes, now.walk, square);
    if (step !== null && step.kind !== 'unclear') {
      follow(step, true);
      return;
    }
    if (step !== null && square !== null) unclear(square);
    pieces.stand(from, at, takenBy(now.routes, now.walk), isMoving());
  }

  /** Returns whether it chose, moved or released a piece. */
  function tap(square: Square): boolean {
    const tapped = tapOn(now.routes, now.walk, square);
    if (tapped === null) {
      const { movers, position } = now.state;
      const color = position.board[square]?.[0].color;
      if (movers.length > 0)
        announce(words.blocked(nameOf(square), color !== undefined && movers.includes(color)));
      return false;
    }
    if (tapped.kind === 'choose') {
      choose(tapped.square);
      drawMarks();
    } else if (tapped.kind === 'release') release();
    else {
      if (tapped.kind === 'unclear') unclear(square);
      follow(tapped, false);
    }
    return true;
  }

  /** `null`: the piece can't be lifted. */
  function lift(square: Square): HTMLElement | null {
    if (now.chosen !== null) return null;
    if (now.walk.length === 0 || now.walk.at(-1) !== square) {
      if (!startsOf(now.routes).has(square)) return null;
      choose(square);
      drawMarks();
    }
    return pieces.element(now.walk[0] ?? square);
  }

  return { release, tap, lift, drop };
}
