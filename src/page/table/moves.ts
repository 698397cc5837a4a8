/** The list of moves, and the buttons that step through them. */
import { sheetOffset, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { makeMove } from '../../notation/move.ts';
import type { NotationStyle } from '../../notation/square.ts';
import { button, element } from '../parts.ts';
import type { PageSay } from '../words/say.ts';

/** The written moves of a line; earlier ones are not computed again. */
function makeWriter(): (line: Line, notation: NotationStyle | null) => readonly string[] {
  let before: Line | null = null;
  let style: NotationStyle | null = null;
  let texts: readonly string[] = [];
  return (line, notation) => {
    const { variant, positions, moves } = line;
    const isSame = before?.variant === variant && style === notation;
    const kept = isSame ? moves.findIndex((move, ply) => move !== before?.moves[ply]) : 0;
    const known = kept === -1 ? moves.length : kept;
    texts = moves.map((move, ply) => {
      const position = positions[ply];
      const text = ply < known ? texts[ply] : undefined;
      if (text !== undefined || position === undefined) return text ?? '';
      return makeMove(variant, move, legalMoves(variant, position), notation ?? undefined);
    });
    [before, style] = [line, notation];
    return texts;
  };
}

export function makeMoveList(say: PageSay, go: (ply: number) => void) {
  const list = element('ol', 'page-moves');
  list.setAttribute('aria-label', say('page.moves'));
  const write = makeWriter();
  const speak = makeWriter();
  let shown: readonly string[] = [];
  let offset = 0;
  let buttons: readonly HTMLButtonElement[] = [];

  function build(texts: readonly string[], spoken: readonly string[]): void {
    const rows: HTMLElement[] = [];
    buttons = texts.map((text, ply) => {
      const half = ply + offset;
      const number = `${Math.floor(half / 2) + 1}${half % 2 === 1 ? '…' : '.'}`;
      if (half % 2 === 0 || rows.length === 0)
        rows.push(element('li', 'page-row', element('span', 'page-number', number)));
      const made = button(text, () => go(ply + 1));
      made.classList.add('page-move');
      if (spoken[ply] !== text) made.setAttribute('aria-label', spoken[ply] ?? text);
      rows.at(-1)?.append(made);
      return made;
    });
    list.replaceChildren(...rows);
  }

  /** `at`: the number of plies before the position on the board. */
  function show(line: Line, at: number, notation: NotationStyle | null): void {
    const texts = write(line, notation);
    const isOther = texts.length !== shown.length || texts.some((text, ply) => text !== shown[ply]);
    if (isOther) {
      offset = sheetOffset(line);
      build(texts, notation === 'short' ? speak(line, null) : texts);
    }
    shown = texts;
    list.classList.toggle('is-empty', texts.length === 0);
    for (const [ply, made] of buttons.entries()) {
      const isHere = ply === at - 1;
      made.tabIndex = isHere || (at === 0 && ply === 0) ? 0 : -1;
      if (isHere) made.setAttribute('aria-current', 'true');
      else made.removeAttribute('aria-current');
    }
    if (texts.length > 0) requestAnimationFrame(() => scrollTo(buttons[at - 1]));
  }

  /** `scrollIntoView` would scroll the page too. */
  function scrollTo(here: HTMLElement | undefined): void {
    list.scrollTo({
      left: here ? here.offsetLeft - list.offsetLeft - list.clientWidth / 2 : 0,
      top: here ? here.offsetTop - list.offsetTop - list.clientHeight / 2 : 0,
    });
  }

  return { element: list, show };
}

export function makeStepper(say: PageSay, go: (ply: number) => void) {
  let [at, length] = [0, 0];
  const step = (sign: string, name: string, target: () => number): HTMLButtonElement => {
    const made = button(sign, () => go(target()));
    made.setAttribute('aria-label', name);
    return made;
  };
  const back = [step('«', say('page.first'), () => 0), step('‹', say('page.previous'), () => at - 1)];
  const onward = [step('›', say('page.next'), () => at + 1), step('»', say('page.last'), () => length)];
  const bar = element('div', 'page-stepper', ...back, ...onward);
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', say('page.steps'));
  return {
    element: bar,
    show: (now: number, of: number): void => {
      [at, length] = [now, of];
      // `disabled` would remove the focus of keyboard users.
      for (const each of back) each.setAttribute('aria-disabled', String(at === 0));
      for (const each of onward) each.setAttribute('aria-disabled', String(at === length));
    },
  };
}
