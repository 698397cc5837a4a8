/** A board with its sides, the list of moves and its buttons, for a line of play that may grow. */
import { countdownOf, endingOf } from '../../draughts/ending.ts';
import { type Line, lastPosition } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { COLORS, type Color, type Move } from '../../draughts/types.ts';
import { makeMove } from '../../notation/move.ts';
import { spokenIn } from '../../notation/square.ts';
import type { Arrow } from '../../render/scene/arrowShapes.ts';
import { type Board, makeBoard } from '../board/board.ts';
import { boardStateOf, type BoardState } from '../board/state.ts';
import { button, element, fill } from '../parts.ts';
import { boardWordsIn, lastText } from '../words/board.ts';
import type { PageSay } from '../words/say.ts';
import { keysOn } from './keys.ts';
import type { Look } from './look.ts';
import { makeMoveList, makeStepper } from './moves.ts';
import { makeSettings } from './settings.ts';
import { capturedOf, makeBar, type Sides } from './sides.ts';
import { play } from './sounds.ts';

export interface Scene {
  readonly line: Line;
  /** Of a game of a server. */
  readonly version?: number;
  /** The sides whose pieces the viewer may move now. */
  readonly movers: readonly Color[];
  /** The moves that can be made, if they are not those of the rules. */
  readonly legal?: readonly Move[];
  /** The side at the bottom unless the board is flipped. */
  readonly usual: Color;
  readonly status: string;
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

const upTo = ({ variant, positions, moves }: Line, ply: number): Line => ({
  variant,
  positions: positions.slice(0, ply + 1),
  moves: moves.slice(0, ply),
});

export function makeTable(root: HTMLElement, first: Scene, parts: TableParts): Table {
  const { say, look } = parts;
  let scene = first;
  /** `null`: the last position, even when another one follows. */
  let past: number | null = null;
  let isFlipped = false;

  const [above, below] = [makeBar(say), makeBar(say)];
  const place = element('div', 'page-board');
  const status = element('p', 'page-status');
  const back = button(say('page.back'), () => go(length()));
  const news = element('div', 'page-news');
  news.append(status, back);
  const told = element('p', 'page-told');
  told.setAttribute('role', 'alert');
  const notes = element('div', 'page-notes');
  const asides = element('div', 'page-notes');
  const tools = element('div', 'page-tools');
  const list = makeMoveList(say, go);
  const stepper = makeStepper(say, go);
  const flip = button(say('button.flip'), () => {
    isFlipped = !isFlipped;
    draw();
  });
  const boards = element('section', 'page-play');
  boards.append(above.element, place, below.element);
  const side = element('section', 'page-side');
  const name =
    parts.title === undefined
      ? element('h1', 'page-variant', say(`variant.${first.line.variant.id}`))
      : element('h1', 'page-heard', parts.title);
  const opening = element('p', 'page-opening');
  side.append(
    name,
    opening,
    news,
    told,
    notes,
    list.element,
    stepper.element,
    asides,
    tools,
    ...(first.more ? [first.more] : []),
    makeSettings(say, look),
  );
  const whole = element('div', 'page-table');
  whole.append(boards, side);
  root.replaceChildren(whole);

  const length = (): number => scene.line.moves.length;
  const at = (): number => Math.min(past ?? length(), length());
  const bottom = (): Color => (isFlipped ? opponentOf(scene.usual) : scene.usual);

  function stateNow(): BoardState {
    const { theme, choices } = look;
    const movers = past === null ? scene.movers : [];
    const state = boardStateOf(upTo(scene.line, at()), { movers, bottom: bottom(), theme });
    const { hasCoordinates, notation } = choices;
    const arrows = scene.arrowsAt?.(at()) ?? [];
    const legal = (past === null && scene.legal) || state.legal;
    return { ...state, legal, hasCoordinates, notation: notation ?? 'short', arrows };
  }

  const board: Board = makeBoard(place, stateNow(), boardWordsIn(say, first.line.variant.id), {
    moved: (move) => parts.moved(move, scene.line),
  });

  function statusText(): string {
    if (past === null) return [scene.status, countdownText()].filter((text) => text !== '').join(' ');
    return at() === 0 ? say('replay.start') : say('page.past');
  }

  function countdownText(): string {
    const countdown = endingOf(scene.line) === null ? countdownOf(scene.line) : null;
    return countdown === null ? '' : say(`countdown.${countdown.rule}`, { count: countdown.movesLeft });
  }

  function showBars(): void {
    for (const [bar, color] of [
      [above, opponentOf(bottom())],
      [below, bottom()],
    ] as const) {
      bar.show(scene.sides?.[color] ?? null, color);
      bar.showCaptured(look.theme, color, capturedOf(scene.line, at(), opponentOf(color)));
    }
  }

  function draw(): void {
    board.set(stateNow());
    drawAround();
  }

  function drawAround(): void {
    status.textContent = statusText();
    opening.hidden = scene.opening === undefined;
    opening.textContent = scene.opening ?? '';
    list.show(scene.line, at(), look.choices.notation);
    stepper.show(at(), length());
    back.hidden = past === null;
    news.hidden = back.hidden && status.textContent === '';
    fill(notes, scene.notes ?? []);
    fill(asides, scene.asides ?? []);
    fill(tools, [...scene.tools, flip]);
    showBars();
  }

  function go(ply: number): void {
    const next = Math.max(0, Math.min(ply, length()));
    past = next === length() ? null : next;
    parts.stepped?.(at());
    draw();
  }

  function sound(before: Line): void {
    if (!look.choices.hasSounds || scene.line.moves.length <= before.moves.length) return;
    const last = scene.line.moves.at(-1);
    play(endingOf(scene.line) !== null ? 'end' : last && last.taken.length > 0 ? 'capture' : 'move');
  }

  function tell(text: string): void {
    // A new element is announced again, even with the same text.
    told.replaceChildren(element('span', '', text));
  }

  keysOn(whole, {
    l: () => tell(lastText(say, stateNow()) || say('replay.start')),
    t: () => tell(clocksText(say, scene)),
    m: () => tell(movesText(say, scene.line, look)),
    f: () => flip.click(),
    step: (by) => go(at() + by),
    edge: (isEnd) => go(isEnd ? length() : 0),
  });
  drawAround();

  return {
    show(next) {
      const before = scene;
      scene = next;
      // It may now be the player's turn.
      if (next.line.moves.length !== before.line.moves.length && next.movers.length > 0) past = null;
      if (past !== null && past >= length()) past = null;
      // News of others' votes leave a refusal where it is.
      const { version, status: said } = before;
      if (version === undefined || next.version !== version || next.status !== said) tell('');
      draw();
      sound(before.line);
    },
    showSides(sides) {
      scene = { ...scene, sides };
      showBars();
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
