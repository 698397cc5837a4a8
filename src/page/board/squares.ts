/** The squares as buttons in a grid, for touch, keyboards and screen readers. */
import type { Square } from '../../draughts/types.ts';
import { makeSquare } from '../../notation/square.ts';
import { type Focus, firstFocus, focusAfter } from './keys.ts';
import { towerKey } from './pieces.ts';
import type { Places } from './places.ts';
import { type Route, capturingIn, fitting, startsOf, takenBy, waysOf } from './routes.ts';
import type { BoardState, BoardWords, Part, Walk } from './state.ts';

interface SquareEvents {
  tapped(square: Square, event: MouseEvent): void;
  escaped(): boolean;
}

function partsOf(
  { movers, position }: BoardState,
  routes: readonly Route[],
  walk: Walk,
): (square: Square) => Part | null {
  const at = walk.at(-1);
  if (at === undefined) {
    const [starts, capturing] = [startsOf(routes), capturingIn(routes)];
    const movable = movers.includes(position.turn) ? 'movable' : 'premovable';
    return (square) => (capturing.has(square) ? 'must-capture' : starts.has(square) ? movable : null);
  }
  const { ends, stops } = waysOf(routes, walk);
  const taken = takenBy(routes, walk);
  return (square) => {
    if (square === at) return 'chosen';
    if (ends.has(square)) return 'target';
    if (stops.has(square)) return 'stop';
    return taken.includes(square) ? 'captured' : null;
  };
}

export const squareOf = (target: EventTarget | null): Square | null => {
  const at = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return at === null ? null : Number(at.dataset['square']);
};

export function makeSquares(grid: HTMLElement, words: BoardWords, events: SquareEvents) {
  let buttons = new Map<Square, HTMLButtonElement>();
  /** What each square's name was made of. */
  let described = new Map<Square, string>();
  let places: Places | null = null;
  let focus: Focus | null = null;

  function setFocus(next: Focus): void {
    if (focus !== null) buttons.get(focus.square)?.setAttribute('tabindex', '-1');
    focus = next;
    buttons.get(next.square)?.setAttribute('tabindex', '0');
  }

  function button(square: Square): HTMLButtonElement {
    const made = document.createElement('button');
    made.type = 'button';
    made.tabIndex = -1;
    made.dataset['square'] = String(square);
    buttons.set(square, made);
    return made;
  }

  function row(on: Places, y: number): HTMLElement {
    const made = document.createElement('div');
    made.setAttribute('role', 'row');
    made.setAttribute('aria-rowindex', String(y + 1));
    for (let x = 0; x < on.size; x += 1) {
      const square = on.at(x, y);
      if (square === null) continue;
      const cell = document.createElement('div');
      cell.append(button(square));
      cell.setAttribute('role', 'gridcell');
      cell.setAttribute('aria-colindex', String(x + 1));
      cell.style.gridColumn = String(x + 1);
      made.append(cell);
    }
    return made;
  }

  /** Rebuilds the buttons if it is another board or the board was turned. */
  function arrange(next: Places): void {
    const hadFocus = grid.contains(document.activeElement);
    const kept = places?.board === next.board ? focus?.square : undefined;
    places = next;
    [buttons, described] = [new Map(), new Map()];
    grid.setAttribute('aria-rowcount', String(next.size));
    grid.setAttribute('aria-colcount', String(next.size));
    grid.replaceChildren(...Array.from({ length: next.size }, (_, y) => row(next, y)));
    setFocus(kept === undefined ? firstFocus(next) : { square: kept, column: next.of(kept).x });
    if (hadFocus && focus !== null) buttons.get(focus.square)?.focus();
  }

  function describe(state: BoardState, routes: readonly Route[], walk: Walk): void {
    const partOf = partsOf(state, routes, walk);
    const mover = walk.length > 1 ? (state.position.board[walk[0] ?? -1] ?? null) : null;
    const isWalking = mover !== null && fitting(routes, walk).length > 0;
    for (const [square, element] of buttons) {
      const part = partOf(square);
      const stands = state.position.board[square] ?? null;
      const tower =
        isWalking && square === walk.at(-1) ? mover : isWalking && square === walk[0] ? null : stands;
      const facts = `${tower ? towerKey(tower) : ''} ${part} ${state.notation}`;
      if (described.get(square) === facts) continue;
      described.set(square, facts);
      const name = makeSquare(state.variant, square, state.notation);
      element.setAttribute('aria-label', words.square({ name, tower, part }));
      if (part === null) delete element.dataset['part'];
      else element.dataset['part'] = part;
    }
  }

  grid.addEventListener('click', (event) => {
    const square = squareOf(event.target);
    if (square === null || places === null) return;
    setFocus({ square, column: places.of(square).x });
    events.tapped(square, event);
  });

  grid.addEventListener('focusin', (event) => {
    const square = squareOf(event.target);
    if (square !== null && places !== null && square !== focus?.square)
      setFocus({ square, column: places.of(square).x });
  });

  grid.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || places === null || focus === null) return;
    if (event.key === 'Escape') {
      if (events.escaped()) event.preventDefault();
      return;
    }
    const next = focusAfter(places, focus, event.key);
    if (next === null) return;
    event.preventDefault();
    setFocus(next);
    buttons.get(next.square)?.focus();
  });

  return { arrange, describe };
}
