/** The keyboard shortcuts of a table. They work while the focus is in it, except in text fields. */
import { endingOf } from '../../draughts/ending.ts';
import { lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { COLORS } from '../../draughts/types.ts';
import { makeMove } from '../../notation/move.ts';
import { type NotationStyle, spokenIn } from '../../notation/square.ts';
import type { BoardState } from '../board/state.ts';
import { lastText } from '../words/board.ts';
import type { PageSay } from '../words/say.ts';
import type { Sides } from './clocks.ts';
import { pressedKey } from './pressed.ts';

interface Keyed {
  readonly say: PageSay;
  /** Announces something. */
  readonly tell: (text: string) => void;
  readonly flip: () => void;
  readonly cancel: () => void;
  readonly shown: () => {
    readonly state: BoardState;
    readonly line: Line;
    readonly sides: Sides | null;
  };
}

const TYPED = 'input, select, textarea';
/** The board has its own arrow keys. */
const ON_BOARD = '[role="grid"]';

const isOther = ({ altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || defaultPrevented;

/**
 * Presses the button for this step on the screen that has the focus or, if it has none, on the
 * first board of the page. `Home` and `End` scroll a page without a focus.
 */
function stepByKey(event: KeyboardEvent): void {
  const on = event.target;
  if (isOther(event) || !(on instanceof Element)) return;
  if (on.matches(`${TYPED}, pre`) || on.closest(`${ON_BOARD}, dialog`)) return;
  if (on === document.body && !event.key.startsWith('Arrow')) return;
  const button = `[aria-keyshortcuts="${CSS.escape(event.key)}"]`;
  const step =
    on.closest('.screen')?.querySelector<HTMLElement>(button) ?? document.querySelector<HTMLElement>(button);
  if (step === null) return;
  event.preventDefault();
  step.click();
}

function clocksText(say: PageSay, sides: Sides | null): string {
  const clocks = COLORS.flatMap((color) => {
    const side = sides?.[color];
    return side && side.clock !== '' ? [say('page.clock', { name: side.name, time: side.clock })] : [];
  });
  return clocks.length > 0 ? clocks.join(' ') : say('page.clock.none');
}

function movesText(say: PageSay, line: Line, notation: NotationStyle): string {
  if (endingOf(line) !== null) return say('page.moves.none');
  const legal = legalMoves(line.variant, lastPosition(line));
  const texts = legal.map((move) => makeMove(line.variant, move, legal, spokenIn(notation)));
  return say('page.moves.legal', { moves: say.list(texts, 'disjunction') });
}

export function keysOn(root: HTMLElement, { say, tell, flip, cancel, shown }: Keyed): void {
  /** By the names of keys and the letters on them. */
  const jobs = new Map<string, () => void>([
    ['l', () => tell(lastText(say, shown().state) || say('replay.start'))],
    ['t', () => tell(clocksText(say, shown().sides))],
    ['m', () => tell(movesText(say, shown().line, shown().state.notation))],
    ['f', flip],
    ['Escape', cancel],
  ]);
  // The same listener is added once, however many tables there are.
  document.addEventListener('keydown', stepByKey);
  root.addEventListener('keydown', (event) => {
    if (isOther(event)) return;
    const key = pressedKey(event);
    const on = event.target instanceof Element ? event.target : root;
    if (on.matches(TYPED) || (key.length > 1 && on.closest(ON_BOARD))) return;
    const job = jobs.get(key);
    if (job === undefined) return;
    event.preventDefault();
    job();
  });
}
