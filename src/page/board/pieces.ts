/**
 * The elements of the pieces, reused from one position to the next, and their paths over the board.
 */
import type { Square, Tower } from '../../draughts/types.ts';
import type { Theme } from '../../render/scene/theme.ts';
import { runShapes, towerShapes } from '../../render/scene/towerShapes.ts';
import { changesBetween } from './changes.ts';
import type { Place, Places } from './places.ts';
import type { BoardState } from './state.ts';
import { svgOf } from './svg.ts';

/** In ms: the duration of each step, and the longest duration of a whole capture. */
export const STEP = 150;
const LONGEST = 1100;
const FADE = 120;

const EASE = 'cubic-bezier(0.3, 0, 0.3, 1)';
const GHOST = 0.45;
/** The jump over a captured piece. */
const HOP = [
  { transform: 'none' },
  { transform: 'translateY(-14%) scale(1.16)', easing: 'ease-in' },
  { transform: 'none' },
];

/** How the last move is shown. */
export interface Travel {
  /** The square where the piece was, and the squares that it still passes, from where it is. */
  readonly from: Square;
  readonly path: readonly Square[];
  /** The captured squares, in order. The last one belongs to the last hop of the path. */
  readonly taken: readonly Square[];
  /** Captured pieces stay, as ghosts, until the capture ends. */
  readonly isTurkish: boolean;
}

const towerSvg = (theme: Theme, tower: Tower): string =>
  svgOf([...towerShapes(theme, tower), ...(tower.length > 1 ? runShapes(theme, tower) : [])]);

const transformTo = ({ x, y }: Place): string => `translate(${x * 100}%, ${y * 100}%)`;

export const towerKey = (tower: Tower): string =>
  tower.map(({ color, role }) => `${color.charAt(0)}${role.charAt(0)}`).join('');

function place(element: HTMLElement, at: Place): void {
  const transform = transformTo(at);
  // Browsers keep the attribute's text, but write the property's each time.
  if (element.getAttribute('style') !== `transform: ${transform};`) element.style.transform = transform;
}

const lengthOf = (path: readonly Square[]): number => Math.min(STEP * (path.length - 1), LONGEST);

/** The moment when a piece is captured, as a share of the whole path. */
function momentOf({ path, taken }: Travel, square: Square): number {
  const hops = path.length - 1;
  const hop = taken.indexOf(square) + 1 - (taken.length - hops);
  return hops === 0 ? 0 : Math.max(0, hop) / hops;
}

/** The motions since the last position. */
function makeMotions() {
  /** Reading these from the elements would compute their styles. */
  const running = new Set<Animation>();
  const pending = new Map<ReturnType<typeof setTimeout>, () => void>();

  /** Runs a job later, or just before the next position is shown. */
  function later(ms: number, job: () => void): void {
    const timer = setTimeout(() => {
      pending.delete(timer);
      job();
    }, ms);
    pending.set(timer, job);
  }

  function settle(): void {
    for (const [timer, job] of pending) {
      clearTimeout(timer);
      job();
    }
    pending.clear();
    for (const animation of running) animation.cancel();
    running.clear();
  }

  function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    running.add(element.animate(frames, options));
  }
  return { later, settle, animate };
}

type Motions = ReturnType<typeof makeMotions>;

function makePictures() {
  /** The pictures of the theme. They are copied, because most pieces look like another piece. */
  const pictures = new Map<string, Element>();
  function draw(element: HTMLElement, theme: Theme, tower: Tower): void {
    const key = towerKey(tower);
    if (element.dataset['tower'] === key) return;
    element.dataset['tower'] = key;
    const picture = pictures.get(key);
    if (picture) return element.replaceChildren(picture.cloneNode(true));
    element.innerHTML = `<svg viewBox="0 0 1 1">${towerSvg(theme, tower)}</svg>`;
    if (element.firstElementChild) pictures.set(key, element.firstElementChild);
  }
  return { draw, clear: () => pictures.clear() };
}

function slide(
  motions: Motions,
  element: HTMLElement,
  path: readonly Square[],
  places: Places,
  isCapture: boolean,
): void {
  const frames = path.map((square) => ({ transform: transformTo(places.of(square)), easing: EASE }));
  const duration = lengthOf(path);
  element.classList.add('board-moving');
  motions.animate(element, frames, { duration });
  const [hops, picture] = [path.length - 1, element.firstElementChild];
  if (isCapture && picture)
    motions.animate(picture, HOP, { duration: duration / hops, iterations: hops, easing: 'ease-out' });
  motions.later(duration, () => element.classList.remove('board-moving'));
}

/**
 * Removes a captured piece. Under the Turkish strike, it is a ghost until the capture ends.
 * Otherwise, it disappears at once.
 */
function leave(motions: Motions, element: HTMLElement, way: Travel | null, moment: number): void {
  const whole = Math.max(way === null ? 0 : lengthOf(way.path), FADE);
  const total = whole + FADE;
  const caught = (whole * moment) / total;
  const frames = [
    { opacity: 1, offset: 0 },
    { opacity: 1, offset: Math.max(0, caught - 0.01) },
    { opacity: way?.isTurkish ? GHOST : 0, offset: caught },
    { opacity: way?.isTurkish ? GHOST : 0, offset: whole / total },
    { opacity: 0, offset: 1 },
  ];
  motions.animate(element, frames, { duration: total, fill: 'forwards' });
  motions.later(total, () => element.remove());
}

export type Pieces = ReturnType<typeof makePieces>;

export function makePieces(layer: HTMLElement) {
  const on = new Map<Square, HTMLElement>();
  let shown: BoardState['position']['board'] = [];
  let drawn: { readonly theme: Theme; readonly places: Places } | null = null;
  const motions = makeMotions();
  const pictures = makePictures();

  function add(square: Square): HTMLElement {
    const element = document.createElement('div');
    element.className = 'board-piece';
    layer.append(element);
    on.set(square, element);
    return element;
  }

  /** Shows a position. The pieces move there if there is time. */
  function show(state: BoardState, places: Places, way: Travel | null, isMoving: boolean): void {
    motions.settle();
    const { theme, position } = state;
    if (drawn?.theme !== theme) {
      pictures.clear();
      for (const element of on.values()) delete element.dataset['tower'];
    }
    drawn = { theme, places };
    const mover = way === null ? null : { from: way.from, to: way.path.at(-1) ?? way.from };
    const { slides, gone, came } = changesBetween(places, shown, position.board, mover);
    shown = position.board;
    for (const square of gone) {
      const element = on.get(square);
      on.delete(square);
      if (isMoving && element) leave(motions, element, way, way === null ? 0 : momentOf(way, square));
      else element?.remove();
    }
    const moved = slides.map((slid) => ({ ...slid, element: on.get(slid.from) }));
    for (const { from } of moved) on.delete(from);
    for (const { to, element } of moved) if (element) on.set(to, element);
    for (const square of came) {
      const element = add(square);
      if (isMoving) motions.animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    }
    const length = isMoving && way !== null ? lengthOf(way.path) : 0;
    for (const [square, tower] of position.board.entries()) {
      if (!tower) continue;
      const element = on.get(square) ?? add(square);
      element.classList.remove('board-ghost');
      place(element, places.of(square));
      // A man is crowned, and a tower grows or loses its top, when the move ends.
      const isLater = length > 0 && (square === mover?.to || way?.taken.includes(square) === true);
      if (isLater && element.dataset['tower'] !== undefined)
        motions.later(length, () => pictures.draw(element, theme, tower));
      else pictures.draw(element, theme, tower);
    }
    for (const { from, to, element } of moved) {
      const own = way !== null && from === way.from ? way : null;
      const path = own?.path ?? [from, to];
      if (isMoving && element && path.length > 1)
        slide(motions, element, path, places, (own?.taken.length ?? 0) > 0);
    }
  }

  /** Puts a piece on a square other than its own while its player chooses the path. */
  function stand(square: Square, at: Square, taken: readonly Square[], isMoving: boolean): void {
    const element = on.get(square);
    if (element === undefined || drawn === null) return;
    motions.settle();
    for (const [other, piece] of on) piece.classList.toggle('board-ghost', taken.includes(other));
    const before = element.style.transform;
    place(element, drawn.places.of(at));
    if (!isMoving || before === element.style.transform) return;
    element.classList.add('board-moving');
    const frames = [{ transform: before }, { transform: element.style.transform }];
    motions.animate(element, frames, { duration: STEP, easing: EASE });
    motions.later(STEP, () => element.classList.remove('board-moving'));
  }

  return { show, stand, element: (square: Square) => on.get(square) ?? null };
}
