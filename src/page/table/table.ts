/** A board with its sides, the list of moves and its buttons, for a line of play that may grow. */
import { endingOf } from '../../draughts/ending.ts';
import { type Line, lastPosition, lineAt } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { COLORS, type Move } from '../../draughts/types.ts';
import { makeMove } from '../../notation/move.ts';
import { spokenIn } from '../../notation/square.ts';
import type { Arrow } from '../../render/scene/arrowShapes.ts';
import { makeBoard } from '../board/board.ts';
import { boardStateOf, type BoardState } from '../board/state.ts';
import { button, element, fill } from '../parts.ts';
import { boardWordsIn, lastText } from '../words/board.ts';
import type { PageSay } from '../words/say.ts';
import { keysOn } from './keys.ts';
import type { Look } from './look.ts';
import { makeMoveList, makeStepper } from './moves.ts';
import { makeSettings } from './settings.ts';
import type { Sides } from './clocks.ts';
import {
  bottomOf,
  lengthOf,
  plyOf,
  renewed,
  type Seen,
  type Standing,
  statusText,
  steppedTo,
} from './seen.ts';
import { capturedOf, makeBar } from './sides.ts';
import { play } from './sounds.ts';

export interface Scene extends Standing {
  /** Of a game of a server. */
  readonly version?: number;
  /** The moves that can be made, if they are not those of the rules. */
  readonly legal?: readonly Move[];
  /** The name of its opening; `null`: none yet. */
  readonly opening?: string | null;
  readonly sides: Sides | null;
  /** The viewer's controls. */
  readonly tools: readonly HTMLElement[];
  /** Below the status. */
  readonly notes?: readonly HTMLElement[];
  /** Below the moves: what is said about the position. */
  readonly asides?: readonly HTMLElement[];
  readonly arrowsAt?: (at: number) => readonly Arrow[];
  /** Below the tools. Made once. */
  readonly more?: HTMLElement;
}

export interface Table {
  show(scene: Scene): void;
  showSides(sides: Sides): void;
  /** Announces something once: an error, or text that screen readers requested. */
  tell(text: string): void;
  /** Shows the position after so many plies. */
  go(ply: number): void;
}

interface TableParts {
  readonly say: PageSay;
  readonly look: Look;
  readonly moved: (move: Move, line: Line) => void;
  /** Instead of the variant's name, which the notes tell. */
  readonly title?: string;
  /** Called when another position of the line is shown. */
  readonly stepped?: (at: number) => void;
}

type Shown = Seen<Scene>;

function boardOf({ theme, choices }: Look, shown: Shown): BoardState {
  const { scene, past } = shown;
  const movers = past === null ? scene.movers : [];
  const state = boardStateOf(lineAt(scene.line, plyOf(shown)), { movers, bottom: bottomOf(shown), theme });
  const { hasCoordinates, notation } = choices;
  const legal = (past === null && scene.legal) || state.legal;
  const arrows = scene.arrowsAt?.(plyOf(shown)) ?? [];
  return { ...state, legal, hasCoordinates, notation: notation ?? 'short', arrows };
}

/** The elements around the board. */
function surroundings({ say, title }: TableParts, { line, more }: Scene, go: (ply: number) => void) {
  const [status, opening] = [element('p', 'page-status'), element('p', 'page-opening')];
  const back = button(say('page.back'), () => go(Infinity));
  const name =
    title === undefined
      ? element('h1', 'page-variant', say(`variant.${line.variant.id}`))
      : element('h1', 'page-heard', title);
  return {
    bars: [makeBar(say), makeBar(say)],
    place: element('div', 'page-board'),
    name,
    status,
    opening,
    back,
    news: element('div', 'page-news', status, back),
    told: element('p', 'page-told'),
    notes: element('div', 'page-notes'),
    asides: element('div', 'page-notes'),
    tools: element('div', 'page-tools'),
    list: makeMoveList(say, go),
    stepper: makeStepper(say, go),
    more: more ? [more] : [],
  } as const;
}

type Surroundings = ReturnType<typeof surroundings>;

function layOut(around: Surroundings, settings: HTMLElement): HTMLElement {
  const { bars, place, name, opening, news, told, notes, list, stepper, asides, tools, more } = around;
  told.setAttribute('role', 'alert');
  const boards = element('section', 'page-play', bars[0].element, place, bars[1].element);
  const under = [list.element, stepper.element, asides, tools, ...more, settings];
  const side = element('section', 'page-side', name, opening, news, told, notes, ...under);
  return element('div', 'page-table', boards, side);
}

function showBars({ bars: [above, below] }: Surroundings, { theme }: Look, shown: Shown): void {
  const { sides, line } = shown.scene;
  const bottom = bottomOf(shown);
  for (const [bar, color] of [
    [above, opponentOf(bottom)],
    [below, bottom],
  ] as const) {
    bar.show(sides?.[color] ?? null, color);
    bar.showCaptured(theme, color, capturedOf(line, plyOf(shown), opponentOf(color)));
  }
}

function drawAround(around: Surroundings, { say, look }: TableParts, shown: Shown, flip: HTMLElement): void {
  const { status, opening, list, stepper, back, news, notes, asides, tools } = around;
  const { scene, past } = shown;
  status.textContent = statusText(say, shown);
  opening.hidden = scene.opening === undefined;
  opening.textContent = scene.opening ?? '';
  list.show(scene.line, plyOf(shown), look.choices.notation);
  stepper.show(plyOf(shown), lengthOf(shown));
  back.hidden = past === null;
  news.hidden = back.hidden && status.textContent === '';
  fill(notes, scene.notes ?? []);
  fill(asides, scene.asides ?? []);
  fill(tools, [...scene.tools, flip]);
  showBars(around, look, shown);
}

function sound({ choices }: Look, before: Line, after: Line): void {
  if (!choices.hasSounds || after.moves.length <= before.moves.length) return;
  const isCapture = (after.moves.at(-1)?.taken.length ?? 0) > 0;
  play(endingOf(after) !== null ? 'end' : isCapture ? 'capture' : 'move');
}

export function makeTable(root: HTMLElement, first: Scene, parts: TableParts): Table {
  const { say, look } = parts;
  let shown: Shown = { scene: first, past: null, isFlipped: false };
  const around = surroundings(parts, first, go);
  const flip = button(say('button.flip'), () => draw({ ...shown, isFlipped: !shown.isFlipped }));
  const whole = layOut(around, makeSettings(say, look));
  root.replaceChildren(whole);
  const board = makeBoard(around.place, boardOf(look, shown), boardWordsIn(say, first.line.variant.id), {
    moved: (move) => parts.moved(move, shown.scene.line),
  });

  function draw(next: Shown): void {
    shown = next;
    board.set(boardOf(look, shown));
    drawAround(around, parts, shown, flip);
  }

  function go(ply: number): void {
    shown = steppedTo(shown, ply);
    parts.stepped?.(plyOf(shown));
    draw(shown);
  }

  // A new element is announced again, even with the same text.
  const tell = (text: string): void => around.told.replaceChildren(element('span', '', text));

  keysOn(whole, {
    l: () => tell(lastText(say, boardOf(look, shown)) || say('replay.start')),
    t: () => tell(clocksText(say, shown.scene)),
    m: () => tell(movesText(say, shown.scene.line, look)),
    f: () => flip.click(),
    step: (by) => go(plyOf(shown) + by),
    edge: (isEnd) => go(isEnd ? Infinity : 0),
  });
  drawAround(around, parts, shown, flip);

  return {
    show(next) {
      const { line, version, status } = shown.scene;
      // News of others' votes leave a refusal where it is.
      if (version === undefined || next.version !== version || next.status !== status) tell('');
      draw(renewed(shown, next));
      sound(look, line, next.line);
    },
    showSides(sides) {
      shown = { ...shown, scene: { ...shown.scene, sides } };
      showBars(around, look, shown);
    },
    tell,
    go,
  };
}

function clocksText(say: PageSay, { sides }: Scene): string {
  const clocks = COLORS.flatMap((color) => {
    const side = sides?.[color];
    return side && side.clock !== '' ? [say('page.clock', { name: side.name, time: side.clock })] : [];
  });
  return clocks.length > 0 ? clocks.join(' ') : say('page.clock.none');
}

function movesText(say: PageSay, line: Line, look: Look): string {
  const { variant } = line;
  if (endingOf(line) !== null) return say('page.moves.none');
  const legal = legalMoves(variant, lastPosition(line));
  const texts = legal.map((move) =>
    makeMove(variant, move, legal, spokenIn(look.choices.notation ?? undefined)),
  );
  return say('page.moves.legal', { moves: say.list(texts, 'disjunction') });
}
