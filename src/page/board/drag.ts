/**
 * Touch and mouse: a piece is lifted, follows the pointer, and moves when it is released. The page
 * may scroll or change its layout during that time, so the board's place is measured each time.
 */
import type { Square } from '../../draughts/types.ts';
import type { Places } from './places.ts';
import { squareOf } from './squares.ts';

/** In pixels. Shorter drags are taps. */
const THRESHOLD = 3;
/** In ms. */
const LONG_PRESS = 450;
const CLICK_DELAY = 50;

const LIFTED = { mouse: { scale: 1.15, up: 0 }, touch: { scale: 1.9, up: 0.9 } } as const;

interface Grips {
  places(): Places;
  /** The element of a piece that can be lifted from a square; null if it can't. */
  lift(square: Square): HTMLElement | null;
  /** `null` if it is released outside the board, or if the system has taken over the pointer. */
  drop(square: Square | null): void;
  /** A long press on a square. */
  press(square: Square): void;
  /** The start of any press. */
  began(): void;
}

interface Held {
  readonly pointer: number;
  readonly start: Point;
  readonly square: Square;
  readonly isTouch: boolean;
  piece: HTMLElement | null;
  point: Point;
}

/** In pixels of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

interface Hand {
  /** The piece that is held, lifted or not yet lifted. */
  held: Held | null;
  /** Whether the last press was a drag or a long press. */
  isSpent: boolean;
  /** The square where the last press began. */
  pressed: Square | null;
  frame: number;
  pressTimer: ReturnType<typeof setTimeout> | undefined;
  circled: Square | null;
}

function makeGrip(field: HTMLElement, circle: HTMLElement, grips: Grips, hand: Hand) {
  /** The square that is visible at a point. */
  function squareAt({ x, y }: Point): Square | null {
    const found = document.elementFromPoint(x, y);
    return field.contains(found) ? squareOf(found) : null;
  }

  function showCircle(square: Square | null): void {
    if (square === hand.circled) return;
    hand.circled = square;
    const { style } = circle;
    style.visibility = square === null ? 'hidden' : 'visible';
    if (square === null) return;
    const { x, y } = grips.places().of(square);
    style.transform = `translate(${x * 100}%, ${y * 100}%)`;
  }

  /** Runs in each frame, because the board can move while the pointer doesn't. */
  function follow(): void {
    if (!hand.held?.piece) return;
    hand.frame = requestAnimationFrame(follow);
    const { point, isTouch, piece } = hand.held;
    const box = field.getBoundingClientRect();
    const { size } = grips.places();
    const { scale, up } = LIFTED[isTouch ? 'touch' : 'mouse'];
    const x = ((point.x - box.left) / box.width) * size - 1 / 2;
    const y = ((point.y - box.top) / box.height) * size - 1 / 2 - up;
    // Before the piece moves, because this computes the styles of all that has changed.
    const square = squareAt(point);
    piece.style.transform = `translate(${x * 100}%, ${y * 100}%) scale(${scale})`;
    showCircle(square);
  }

  function liftPiece(hold: Held): void {
    clearTimeout(hand.pressTimer);
    const piece = grips.lift(hold.square);
    if (piece === null) {
      hand.held = null;
      return;
    }
    hold.piece = piece;
    piece.classList.add('board-lifted');
    field.classList.add('board-lifting');
    circle.classList.toggle('board-circle-touch', hold.isTouch);
    field.setPointerCapture(hold.pointer);
    hand.frame = requestAnimationFrame(follow);
  }

  function end(isDropped: boolean): void {
    clearTimeout(hand.pressTimer);
    cancelAnimationFrame(hand.frame);
    const hold = hand.held;
    // Before anything changes, because this computes styles and the layout.
    const square = isDropped && hold?.piece ? squareAt(hold.point) : null;
    hand.held = null;
    showCircle(null);
    if (!hold?.piece) return;
    hand.isSpent = true;
    hold.piece.classList.remove('board-lifted');
    field.classList.remove('board-lifting');
    if (field.hasPointerCapture(hold.pointer)) field.releasePointerCapture(hold.pointer);
    grips.drop(square);
  }
  return { squareAt, lift: liftPiece, end };
}

export function makeHands(field: HTMLElement, circle: HTMLElement, grips: Grips) {
  const hand: Hand = {
    held: null,
    isSpent: false,
    pressed: null,
    frame: 0,
    pressTimer: undefined,
    circled: null,
  };
  const grip = makeGrip(field, circle, grips, hand);

  field.addEventListener('pointerdown', (event) => {
    // A second finger is ignored.
    if (hand.held !== null || !event.isPrimary || event.button !== 0) return;
    grips.began();
    hand.isSpent = false;
    const point = pointOf(event);
    const square = squareOf(event.target);
    hand.pressed = square;
    if (square === null) return;
    const isTouch = event.pointerType !== 'mouse';
    hand.held = { pointer: event.pointerId, start: point, square, isTouch, piece: null, point };
    hand.pressTimer = setTimeout(() => {
      hand.held = null;
      hand.isSpent = true;
      grips.press(square);
    }, LONG_PRESS);
  });

  field.addEventListener('pointermove', (event) => {
    if (hand.held?.pointer !== event.pointerId) return;
    hand.held.point = pointOf(event);
    const { start, point, piece } = hand.held;
    if (piece === null && Math.hypot(point.x - start.x, point.y - start.y) > THRESHOLD) grip.lift(hand.held);
  });

  /** The click after a drag or a long press is ignored. */
  const forgetSpent = (): void => {
    if (hand.isSpent) setTimeout(() => (hand.isSpent = false), CLICK_DELAY);
  };

  field.addEventListener('pointerup', (event) => {
    forgetSpent();
    if (hand.held?.pointer !== event.pointerId) return;
    hand.held.point = pointOf(event);
    grip.end(true);
    forgetSpent();
  });

  field.addEventListener('pointercancel', (event) => {
    forgetSpent();
    if (hand.held?.pointer === event.pointerId) grip.end(false);
  });
  field.addEventListener('lostpointercapture', (event) => {
    if (event.target === field && hand.held?.pointer === event.pointerId) grip.end(false);
  });
  field.addEventListener('contextmenu', (event) => event.preventDefault());

  return {
    /**
     * Whether a click on a square is a tap. It isn't if it ends a drag or a long press, or if the
     * press began on another square because the board moved under the finger.
     */
    isTap: (square: Square): boolean =>
      !hand.isSpent && !hand.held?.piece && (hand.pressed === null || hand.pressed === square),
    letGo: (): void => grip.end(false),
  };
}
