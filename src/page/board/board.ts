import { moveKey } from '../../notation/sameMove.ts';
import { makeSquare } from '../../notation/square.ts';
import { dropShape } from '../../render/scene/markShapes.ts';
import type { Square } from '../../draughts/types.ts';
import { isSameBoard } from './changes.ts';
import { makeHands } from './drag.ts';
import { groundOf } from './ground.ts';
import { marksAbove, marksBelow } from './marks.ts';
import { type Travel, makePieces } from './pieces.ts';
import { type Places, placesOf } from './places.ts';
import { type Route, type Step, routesOf, startsOf, stepTo, takenBy, tapOn, waysOf } from './routes.ts';
import { spreadSvg } from './spread.ts';
import { makeSquares } from './squares.ts';
import type { BoardEvents, BoardState, BoardWords, Walk } from './state.ts';
import { svgOf } from './svg.ts';

export interface Board {
  /** Shows another state. The viewer may move again, even if the state is the same. */
  set(state: BoardState): void;
  readonly state: BoardState;
  focus(square: Square): void;
}

const HTML = `
<div class="board-view">
  <div class="board-field">
    <svg class="board-marks board-below" aria-hidden="true"></svg>
    <div class="board-pieces" aria-hidden="true"></div>
    <svg class="board-marks board-above" aria-hidden="true"></svg>
    <div class="board-circle"></div>
    <div class="board-grid" role="grid"></div>
    <svg class="board-marks board-spread" aria-hidden="true"></svg>
  </div>
</div>
<div class="board-live" role="status"></div>`;

/** A path that the viewer has chosen, until the state that contains the move is set. */
interface Chosen {
  readonly route: Route;
  /** Squares passed before the last tap, or all of them if the piece was dragged. */
  readonly seen: number;
}

function part(root: Element, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`.board-${name}`);
  if (found === null) throw new Error(`the board has no ${name}`);
  return found;
}

const isSameMoves = (a: BoardState, b: BoardState): boolean =>
  a.legal.length === b.legal.length &&
  a.movers.join() === b.movers.join() &&
  a.variant === b.variant &&
  a.position.turn === b.position.turn &&
  isSameBoard(a.position.board, b.position.board);

export function makeBoard(
  root: HTMLElement,
  first: BoardState,
  words: BoardWords,
  events: BoardEvents,
): Board {
  root.innerHTML = HTML;
  root.classList.add('board');
  const view = part(root, 'view');
  const field = part(root, 'field');
  const live = part(root, 'live');
  const circle = part(root, 'circle');
  const spread = part(root, 'spread');
  const layers = { below: part(root, 'below'), above: part(root, 'above') };
  const grid = part(root, 'grid');
  grid.setAttribute('aria-label', words.board);

  let state = first;
  let places: Places = placesOf(first.variant, first.bottom);
  let routes: readonly Route[] = [];
  let walk: Walk = [];
  let chosen: Chosen | null = null;
  let pixels = 40;

  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const isMoving = (): boolean => !calm.matches && !document.hidden;

  const pieces = makePieces(part(root, 'pieces'));
  const squares = makeSquares(grid, words, { tapped, escaped });
  const hands = makeHands(field, circle, { places: () => places, lift, drop, press, began: hideSpread });

  const nameOf = (square: Square): string => makeSquare(state.variant, square, state.notation);
  const namesOf = (found: Iterable<Square>): readonly string[] => [...found].map(nameOf);

  /** Each announcement is a new element, so that an identical text is read again. */
  function announce(text: string): void {
    const line = document.createElement('p');
    line.textContent = text;
    live.replaceChildren(line);
  }

  function drawMarks(): void {
    const marked = { state, places, routes, walk, pixels };
    layers.below.innerHTML = marksBelow(marked);
    layers.above.innerHTML = marksAbove(marked);
    squares.describe(state, routes, walk);
    field.classList.toggle('board-mine', routes.length > 0);
  }

  function drawGround(): void {
    const { svg, edges } = groundOf(state, places);
    view.querySelector('.board-ground')?.remove();
    view.insertAdjacentHTML('afterbegin', svg);
    const { size } = places;
    const [width, height] = [edges.left + size + edges.right, edges.above + size + edges.below];
    view.style.aspectRatio = `${width} / ${height}`;
    const { style } = field;
    style.left = `${(100 * edges.left) / width}%`;
    style.top = `${(100 * edges.above) / height}%`;
    style.width = `${(100 * size) / width}%`;
    style.height = `${(100 * size) / height}%`;
    style.setProperty('--size', String(size));
    style.setProperty('--turn', state.theme.turn);
    style.setProperty('--frame', state.theme.frame);
    for (const layer of [layers.below, layers.above, spread])
      layer.setAttribute('viewBox', `0 0 ${size} ${size}`);
    circle.innerHTML = `<svg viewBox="0 0 1 1">${svgOf([dropShape(state.theme)])}</svg>`;
  }

  /** The destination of a new state's move, from where its piece is shown now. */
  function travelTo(next: BoardState): Travel | null {
    const { last, variant } = next;
    if (last === null || next.ply <= state.ply || !isSameBoard(last.before.board, state.position.board))
      return null;
    const isTurkish = variant.removal === 'after-move';
    const { move } = last;
    if (chosen !== null && moveKey(variant, chosen.route.move) === moveKey(variant, move)) {
      const { path, taken } = chosen.route;
      return { from: move.from, path: path.slice(chosen.seen - 1), taken, isTurkish };
    }
    const seen = walk.at(-1) ?? move.from;
    const path = seen === move.from ? move.path : [seen, move.to];
    return { from: move.from, path: walk[0] === move.from ? path : move.path, taken: move.taken, isTurkish };
  }

  function set(next: BoardState): void {
    const way = travelTo(next);
    const isKept = chosen === null && isSameMoves(state, next);
    const isTurned = next.variant !== state.variant || next.bottom !== state.bottom;
    const isRedrawn =
      isTurned ||
      next.theme !== state.theme ||
      next.hasCoordinates !== state.hasCoordinates ||
      next.notation !== state.notation;
    // News that changes nothing on the board leaves a lifted piece in its hand.
    const isStill = isKept && !isRedrawn;
    if (!isStill) hands.letGo();
    const isPlayed =
      next.last !== null && next.ply !== state.ply && !isSameBoard(next.position.board, state.position.board);
    if (walk.length > 1 && way === null && !isKept) pieces.stand(walk[0] ?? -1, walk[0] ?? -1, [], false);
    state = next;
    if (isTurned) places = placesOf(next.variant, next.bottom);
    if (!isKept) {
      walk = [];
      routes = routesOf(next);
    }
    chosen = null;
    if (isRedrawn) drawGround();
    if (isTurned) squares.arrange(places);
    if (!isStill) {
      pieces.show(next, places, way, isMoving() && !isTurned);
      if (walk.length > 1) pieces.stand(walk[0] ?? -1, walk.at(-1) ?? -1, takenBy(routes, walk), false);
    }
    drawMarks();
    if (isPlayed) announce(words.played(next));
  }

  function choose(square: Square): void {
    goHome();
    walk = [square];
    announce(words.chosen(nameOf(square), namesOf(waysOf(routes, walk).ends)));
  }

  /** Undoes the squares walked so far, and chooses nothing. */
  function goHome(): void {
    const [from] = walk;
    walk = [];
    if (from !== undefined) pieces.stand(from, from, [], isMoving());
  }

  function release(): void {
    goHome();
    announce(words.released);
    drawMarks();
  }

  function follow(step: Step, isDragged: boolean): void {
    const [from = -1] = walk;
    if (step.kind === 'move') {
      chosen = { route: step.route, seen: isDragged ? step.route.path.length : walk.length };
      events.moved(step.route.move);
      return;
    }
    if (step.kind === 'walk') {
      walk = step.walk;
      announce(words.onward(nameOf(walk.at(-1) ?? -1), namesOf(waysOf(routes, walk).ends)));
    }
    const at = walk.at(-1) ?? from;
    pieces.stand(from, at, takenBy(routes, walk), isMoving() && !(isDragged && step.kind === 'walk'));
    drawMarks();
  }

  function tapped(square: Square, event: MouseEvent): void {
    // A move that was chosen waits for its answer.
    if (chosen !== null || (event.detail !== 0 && !hands.isTap(square))) return;
    // A key has pressed a square while another piece is dragged.
    hands.letGo();
    const tap = tapOn(routes, walk, square);
    if (tap === null) return;
    if (tap.kind === 'choose') {
      choose(tap.square);
      drawMarks();
    } else if (tap.kind === 'release') release();
    else {
      if (tap.kind === 'unclear') announce(words.unclear(nameOf(square), namesOf(waysOf(routes, walk).next)));
      follow(tap, false);
    }
  }

  function escaped(): boolean {
    hideSpread();
    if (walk.length === 0 || chosen !== null) return false;
    hands.letGo();
    release();
    return true;
  }

  function lift(square: Square): HTMLElement | null {
    if (chosen !== null) return null;
    if (walk.length === 0 || walk.at(-1) !== square) {
      if (!startsOf(routes).has(square)) return null;
      choose(square);
      drawMarks();
    }
    return pieces.element(walk[0] ?? square);
  }

  function drop(square: Square | null): void {
    const [from = -1] = walk;
    const at = walk.at(-1) ?? from;
    const step = square === null || square === at ? null : stepTo(routes, walk, square);
    if (step !== null && step.kind !== 'unclear') {
      follow(step, true);
      return;
    }
    if (step !== null && square !== null)
      announce(words.unclear(nameOf(square), namesOf(waysOf(routes, walk).next)));
    pieces.stand(from, at, takenBy(routes, walk), isMoving());
  }

  function press(square: Square): void {
    const tower = state.position.board[square];
    if (tower && tower.length > 1)
      spread.innerHTML = spreadSvg(state.theme, tower, places.of(square), places.size);
  }

  function hideSpread(): void {
    spread.replaceChildren();
  }

  new ResizeObserver(([entry]) => {
    pixels = (entry?.contentRect.width ?? 0) / places.size || pixels;
    drawMarks();
  }).observe(field);

  routes = routesOf(first);
  drawGround();
  squares.arrange(places);
  pieces.show(first, places, null, false);
  drawMarks();

  return {
    set,
    get state() {
      return state;
    },
    focus: (square) => squares.focus(square),
  };
}
