import { moveKey } from '../../notation/sameMove.ts';
import type { Square } from '../../draughts/types.ts';
import { afterFrame, isMoving } from './motion.ts';
import { isSameBoard } from './changes.ts';
import { makeHands } from './drag.ts';
import { makeFace } from './face.ts';
import { type Travel, makePieces } from './pieces.ts';
import { placesOf } from './places.ts';
import { isBarred, type Route, routesOf, startsOf, takenBy } from './routes.ts';
import { makeSquares } from './squares.ts';
import type { BoardEvents, BoardState, BoardWords } from './state.ts';
import { makeWalk, type Playing } from './walk.ts';

const isSameMoves = (a: BoardState, b: BoardState): boolean =>
  a.movers.join() === b.movers.join() &&
  (a.premoves === undefined) === (b.premoves === undefined) &&
  a.variant === b.variant &&
  a.position.turn === b.position.turn &&
  isSameBoard(a.position.board, b.position.board) &&
  a.legal.length === b.legal.length;

/** The destination of a new state's move, from the square where its piece is shown now. */
function travelTo({ state, chosen, walk }: Playing, next: BoardState): Travel | null {
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

/** What changes in another state. `isKept`: the viewer may continue what they were doing. */
function changesTo({ state, chosen }: Playing, next: BoardState) {
  const isTurned = next.variant !== state.variant || next.bottom !== state.bottom;
  return {
    isTurned,
    isKept: chosen === null && isSameMoves(state, next),
    isRedrawn:
      isTurned ||
      next.theme !== state.theme ||
      next.hasCoordinates !== state.hasCoordinates ||
      next.notation !== state.notation,
    isPlayed:
      next.last !== null && next.ply !== state.ply && !isSameBoard(next.position.board, state.position.board),
  };
}

export function makeBoard(root: HTMLElement, first: BoardState, words: BoardWords, events: BoardEvents) {
  const face = makeFace(root, words);
  const { announce, hideSpread } = face;
  let routes: readonly Route[] | null = null;
  const now: Playing = {
    state: first,
    places: placesOf(first.variant, first.bottom),
    get routes() {
      return (routes ??= routesOf(now.state));
    },
    walk: [],
    chosen: null,
    pixels: 40,
  };

  const pieces = makePieces(face.layer);
  const squares = makeSquares(face.grid, words, { tapped, escaped });
  const describe = (): void => squares.describe(now.state, now.routes, now.walk);
  const marks = [() => now.routes, () => face.drawMarks(now), describe];
  const drawMarks = (): void => marks.forEach(afterFrame);
  const walking = makeWalk({ now, words, events, pieces, announce, drawMarks });
  const tellBarred = (square: Square): void => {
    if (now.chosen === null && isBarred(now.state, now.routes, square)) events.barred?.();
  };
  const hands = makeHands(face.field, face.circle, {
    places: () => now.places,
    lift: (square) => {
      tellBarred(square);
      return walking.lift(square);
    },
    drop: walking.drop,
    press: (square) => face.showSpread(now, square),
    began: hideSpread,
  });

  /** Shows another state. After that, the viewer may move again, even if the state is the same. */
  function set(next: BoardState): void {
    const way = travelTo(now, next);
    const { isKept, isTurned, isRedrawn, isPlayed } = changesTo(now, next);
    // A chosen piece stays chosen if it can still move, such as on the answer to a premove.
    const isFirst = now.walk.length === 1 && !isTurned && now.chosen === null;
    const isHeld = isKept || (isFirst && startsOf(routesOf(next)).has(now.walk[0] ?? -1));
    // If an update changes nothing on the board, a lifted piece stays in the hand.
    const isStill = isKept && !isRedrawn;
    if (!isHeld || isRedrawn) hands.letGo();
    const isLater = next.ply > now.state.ply;
    if (now.walk.length > 1 && way === null && !isKept)
      pieces.stand(now.walk[0] ?? -1, now.walk[0] ?? -1, [], false);
    now.state = next;
    if (isTurned) now.places = placesOf(next.variant, next.bottom);
    if (!isKept) routes = null;
    if (!isHeld) now.walk = [];
    now.chosen = null;
    if (isRedrawn) face.drawGround(now);
    if (isTurned) squares.arrange(now.places);
    if (!isStill) {
      pieces.show(next, now.places, way, isMoving() && !isTurned);
      if (now.walk.length > 1)
        pieces.stand(now.walk[0] ?? -1, now.walk.at(-1) ?? -1, takenBy(now.routes, now.walk), false);
    }
    const steps = isMoving() ? (way?.path.length ?? 2) - 1 : 0;
    if (isPlayed && isLater) afterFrame(() => events.played?.(steps));
    drawMarks();
    if (isPlayed) afterFrame(() => announce(words.played(next)));
  }

  function tapped(square: Square, event: MouseEvent): void {
    // The move that was chosen is waiting for its answer.
    if (now.chosen !== null || (event.detail !== 0 && !hands.isTap(square))) return;
    // The viewer pressed a square with a key while dragging another piece.
    hands.letGo();
    events.canceled?.();
    tellBarred(square);
    if (!walking.tap(square)) face.hint();
  }

  function escaped(): boolean {
    hideSpread();
    if (now.walk.length === 0 || now.chosen !== null) return events.canceled?.() ?? false;
    hands.letGo();
    walking.release();
    return true;
  }

  new ResizeObserver(([entry]) => {
    now.pixels = (entry?.contentRect.width ?? 0) / now.places.size || now.pixels;
    drawMarks();
  }).observe(face.field);

  face.drawGround(now);
  squares.arrange(now.places);
  pieces.show(first, now.places, null, false);
  for (const draw of marks) draw();

  return { set };
}
