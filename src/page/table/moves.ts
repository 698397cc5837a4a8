/** The list of moves, and the buttons that step through them. */
import { sheetOffset, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move } from '../../draughts/types.ts';
import { makeMove } from '../../notation/move.ts';
import type { NotationStyle } from '../../notation/square.ts';
import { afterFrame } from '../board/motion.ts';
import { button, element, iconButton } from '../parts.ts';
import type { PageSay } from '../words/say.ts';

type Style = NotationStyle | null;

const KNOWN = new Map<Style, WeakMap<Move, string>>();

/** The written moves of a line. Moves that stay in it are not written again. */
function textsOf({ variant, positions, moves }: Line, style: Style): readonly string[] {
  const known = KNOWN.get(style) ?? new WeakMap<Move, string>();
  KNOWN.set(style, known);
  return moves.map((move, ply) => {
    const position = positions[ply];
    const text =
      known.get(move) ??
      (position ? makeMove(variant, move, legalMoves(variant, position), style ?? undefined) : '');
    known.set(move, text);
    return text;
  });
}

export function makeMoveList(say: PageSay, go: (ply: number) => void) {
  const list = element('ol', 'page-moves');
  list.setAttribute('aria-label', say('page.moves'));
  const buttons: HTMLButtonElement[] = [];
  let shown: readonly string[] = [];
  let here: HTMLButtonElement | undefined;
  let isFirst = true;

  /** Keeps the moves before this ply. */
  function build(from: number, texts: readonly string[], spoken: readonly string[], offset: number): void {
    for (const other of buttons.splice(from)) other.remove();
    while (list.lastElementChild?.childElementCount === 1) list.lastElementChild.remove();
    for (const [ply, text] of texts.entries()) {
      if (ply < from) continue;
      const half = ply + offset;
      const number = `${Math.floor(half / 2) + 1}${half % 2 === 1 ? '…' : '.'}`;
      if (half % 2 === 0 || ply === 0)
        list.append(element('li', 'page-row', element('span', 'page-number', number)));
      const made = button(text, () => go(ply + 1));
      made.classList.add('page-move');
      made.tabIndex = -1;
      if (spoken[ply] !== text) made.setAttribute('aria-label', spoken[ply] ?? text);
      list.lastElementChild?.append(made);
      buttons.push(made);
    }
  }

  /** `at`: the number of plies before the position on the board. */
  function show(line: Line, at: number, notation: Style): void {
    const texts = textsOf(line, notation);
    const other = texts.findIndex((text, ply) => text !== shown[ply]);
    const from = other === -1 ? texts.length : other;
    if (from < texts.length || from < shown.length)
      build(from, texts, notation === 'short' ? textsOf(line, null) : texts, sheetOffset(line));
    shown = texts;
    list.classList.toggle('is-empty', texts.length === 0);
    here?.removeAttribute('aria-current');
    if (here) here.tabIndex = -1;
    here = buttons[Math.max(0, at - 1)];
    if (here) here.tabIndex = 0;
    if (at > 0) here?.setAttribute('aria-current', 'true');
    isFirst = at === 0;
    if (texts.length > 0) afterFrame(scroll);
  }

  /** `scrollIntoView` would scroll the page too. */
  function scroll(): void {
    const move = isFirst ? undefined : here;
    list.scrollTo({
      left: move ? move.offsetLeft - list.offsetLeft - list.clientWidth / 2 : 0,
      top: move ? move.offsetTop - list.offsetTop - list.clientHeight / 2 : 0,
    });
  }

  return { element: list, show };
}

/** `now`: the ply that is shown, which these buttons follow only a frame later. */
export function makeStepper(say: PageSay, go: (ply: number) => void, now: () => number) {
  const step = (drawn: string, name: string, key: string, target: () => number): HTMLButtonElement =>
    Object.assign(
      iconButton(drawn, name, () => go(target())),
      { ariaKeyShortcuts: key },
    );
  const back = [
    step('m18 5-7 7 7 7M6 5v14', say('page.first'), 'Home', () => 0),
    step('m15 5-7 7 7 7', say('page.previous'), 'ArrowLeft', () => now() - 1),
  ];
  const onward = [
    step('m9 5 7 7-7 7', say('page.next'), 'ArrowRight', () => now() + 1),
    step('m6 5 7 7-7 7M18 5v14', say('page.last'), 'End', () => Infinity),
  ];
  const bar = element('div', 'page-stepper', ...back, ...onward);
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', say('page.steps'));
  return {
    element: bar,
    show: (at: number, length: number): void => {
      // `disabled` would remove the focus of keyboard users.
      for (const each of back) each.setAttribute('aria-disabled', String(at === 0));
      for (const each of onward) each.setAttribute('aria-disabled', String(at === length));
    },
  };
}
