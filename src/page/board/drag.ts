/** Touch and mouse: a piece is lifted, follows the pointer, and moves when it is released. */
import type { Square } from '../../draughts/types.ts';
import type { Places } from './places.ts';

/** In pixels; shorter drags are taps. */
const THRESHOLD = 3;
/** In ms. */
const LONG_PRESS = 450;
const CLICK_DELAY = 50;

const LIFTED = { mouse: { scale: 1.15, up: 0 }, touch: { scale: 1.9, up: 0.9 } } as const;

export interface Grips {
  places(): Places;
  /** The element of a piece that can be lifted from a square; null if it can't. */
  lift(square: Square): HTMLElement | null;
  /** Null if it is released outside the board, or the system has taken over the pointer. */
  drop(square: Square | null): void;
  /** A long press on a square. */
  press(square: Square): void;
  /** The start of any press. */
  began(): void;
}

interface Held {
  readonly pointer: number;
  readonly start: { readonly x: number; readonly y: number };
  readonly box: DOMRect;
  readonly square: Square;
  readonly isTouch: boolean;
  piece: HTMLElement | null;
  point: { readonly x: number; readonly y: number };
}

export interface Hands {
  /** Whether a tap that ends now belongs to a drag or a long press. */
  isBusy(): boolean;
  letGo(): void;
}

export function makeHands(field: HTMLElement, circle: HTMLElement, grips: Grips): Hands {
  let held: Held | null = null;
  let frame = 0;
  let pressTimer: ReturnType<typeof setTimeout> | undefined;
  let isSpent = false;
  let circled: Square | null = null;

  const squareSize = ({ box }: Held): number => box.width / grips.places().size;

  function squareAt(hold: Held): Square | null {
    const { box, point } = hold;
    const size = squareSize(hold);
    return grips.places().at((point.x - box.left) / size, (point.y - box.top) / size);
  }

  function showCircle(square: Square | null): void {
    if (square === circled) return;
    circled = square;
    const { style } = circle;
    style.visibility = square === null ? 'hidden' : 'visible';
    if (square === null) return;
    const { x, y } = grips.places().of(square);
    style.transform = `translate(${x * 100}%, ${y * 100}%)`;
  }

  function follow(): void {
    frame = 0;
    if (!held?.piece) return;
    const { box, point, isTouch } = held;
    const size = squareSize(held);
    const { scale, up } = LIFTED[isTouch ? 'touch' : 'mouse'];
    const [x, y] = [point.x - box.left - size / 2, point.y - box.top - size / 2 - up * size];
    held.piece.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    showCircle(squareAt(held));
  }

  function liftPiece(hold: Held): void {
    clearTimeout(pressTimer);
    const piece = grips.lift(hold.square);
    if (piece === null) {
      held = null;
      return;
    }
    hold.piece = piece;
    piece.classList.add('board-lifted');
    field.classList.add('board-lifting');
    circle.classList.toggle('board-circle-touch', hold.isTouch);
    field.setPointerCapture(hold.pointer);
  }

  function end(isDropped: boolean): void {
    clearTimeout(pressTimer);
    cancelAnimationFrame(frame);
    frame = 0;
    const hold = held;
    held = null;
    showCircle(null);
    if (!hold?.piece) return;
    isSpent = true;
    hold.piece.classList.remove('board-lifted');
    field.classList.remove('board-lifting');
    if (field.hasPointerCapture(hold.pointer)) field.releasePointerCapture(hold.pointer);
    grips.drop(isDropped ? squareAt(hold) : null);
  }

  field.addEventListener('pointerdown', (event) => {
    // A second finger is ignored.
    if (held !== null || !event.isPrimary || event.button !== 0) return;
    grips.began();
    isSpent = false;
    const point = { x: event.clientX, y: event.clientY };
    const box = field.getBoundingClientRect();
    const size = box.width / grips.places().size;
    const square = grips.places().at((point.x - box.left) / size, (point.y - box.top) / size);
    if (square === null) return;
    const isTouch = event.pointerType !== 'mouse';
    held = { pointer: event.pointerId, start: point, box, square, isTouch, piece: null, point };
    pressTimer = setTimeout(() => {
      held = null;
      isSpent = true;
      grips.press(square);
    }, LONG_PRESS);
  });

  field.addEventListener('pointermove', (event) => {
    if (held?.pointer !== event.pointerId) return;
    held.point = { x: event.clientX, y: event.clientY };
    const { start, point, piece } = held;
    if (piece === null && Math.hypot(point.x - start.x, point.y - start.y) > THRESHOLD) liftPiece(held);
    if (held?.piece && frame === 0) frame = requestAnimationFrame(follow);
  });

  /** The click after a drag or a long press is ignored. */
  const forgetSpent = (): void => {
    if (isSpent) setTimeout(() => (isSpent = false), CLICK_DELAY);
  };

  field.addEventListener('pointerup', (event) => {
    forgetSpent();
    if (held?.pointer !== event.pointerId) return;
    held.point = { x: event.clientX, y: event.clientY };
    end(true);
    forgetSpent();
  });

  field.addEventListener('pointercancel', (event) => {
    forgetSpent();
    if (held?.pointer === event.pointerId) end(false);
  });
  field.addEventListener('lostpointercapture', (event) => {
    if (event.target === field && held?.pointer === event.pointerId) end(false);
  });
  field.addEventListener('contextmenu', (event) => event.preventDefault());

  return {
    isBusy: () => isSpent || Boolean(held?.piece),
    letGo: () => end(false),
  };
}
