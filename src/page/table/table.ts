/** A board with its sides, the list of moves and its buttons, for a line of play that may grow. */
import { endingOf } from '../../draughts/ending.ts';
import { type Line, lastPosition, lineAt } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { once } from '../../draughts/once.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { COLORS, type Move } from '../../draughts/types.ts';
import { makeMove } from '../../notation/move.ts';
import { spokenIn } from '../../notation/square.ts';
import type { Arrow } from '../../render/scene/arrowShapes.ts';
import { makeBoard } from '../board/board.ts';
import { afterFrame, isStarting, whenDrawn } from '../board/motion.ts';
import { STEP } from '../board/pieces.ts';
import { boardStateOf, type BoardState } from '../board/state.ts';
import { startOnBoard } from '../focus.ts';
import { button, element, fill, iconButton, write } from '../parts.ts';
import { boardWordsIn, lastText } from '../words/board.ts';
import type { PageSay } from '../words/say.ts';
import { type Ending, endingOn, makeBanner } from './ending.ts';
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

export interface Scene extends Standing {
  /** The version of a server's game. */
  readonly version?: number;
  /** The moves that can be made, if they differ from the legal moves. */
  readonly legal?: readonly Move[];
  /** The game's variant, opening, time and so on, as the bot writes them. */
  readonly about?: string;
  /** `null`: the game is running. By default, the end on the board. */
  readonly ending?: Ending | null;
  readonly premoves?: () => readonly Move[];
  readonly premove?: Move | null;
  readonly sides: Sides | null;
  /** The viewer's controls. */
  readonly tools: readonly HTMLElement[];
  /** Shown below the status. */
  readonly notes?: readonly HTMLElement[];
  /** Shown below the moves: texts about the position. */
  readonly asides?: readonly HTMLElement[];
  readonly arrowsAt?: (at: number) => readonly Arrow[];
  /** White's winning chances in an analyzed position (%). */
  readonly chanceAt?: (at: number) => number | null;
  /** Controls that put something else on the board. Made once. */
  readonly choices?: HTMLElement;
}

export type Table = ReturnType<typeof makeTable>;

interface TableParts {
  readonly say: PageSay;
  readonly look: Look;
  readonly moved: (move: Move, line: Line) => void;
  /** Cancels a premove, if there is one. */
  readonly canceled?: (line: Line) => boolean;
  /** Replaces the variant's name, which the notes mention. */
  readonly title?: string;
  readonly headline?: string;
  /** Runs when another position of the line is shown. */
  readonly stepped?: (at: number) => void;
}

type Shown = Seen<Scene>;

function boardOf({ theme, choices }: Look, shown: Shown): BoardState {
  const { scene, past } = shown;
  const movers = past === null ? scene.movers : [];
  const state = boardStateOf(lineAt(scene.line, plyOf(shown)), { movers, bottom: bottomOf(shown), theme });
  const { hasCoordinates, notation } = choices;
  const legal = (past === null && scene.legal) || state.legal;
  const own = past === null && scene.premove ? [{ tone: 'common', path: scene.premove.path } as const] : [];
  const arrows = [...(scene.arrowsAt?.(plyOf(shown)) ?? []), ...own];
  const premoves = past === null ? scene.premoves : undefined;
  return { ...state, legal, premoves, hasCoordinates, notation: notation ?? 'short', arrows };
}

const loadSounds = () => import('./sounds.ts');

/** The elements around the board. */
function surroundings(
  { say, look, title, headline }: TableParts,
  { line, choices, about }: Scene,
  go: (ply: number) => void,
  now: () => number,
) {
  const status = element('p', 'page-status');
  status.setAttribute('aria-live', 'polite');
  const back = button(say('page.back'), () => go(Infinity));
  const name =
    title === undefined
      ? element(
          headline === undefined ? 'h1' : 'p',
          // The notes or the choices name it too.
          about === undefined && choices === undefined ? 'page-variant' : 'page-heard',
          say(`variant.${line.variant.id}`),
        )
      : element('h1', 'page-heard', title);
  return {
    bars: [makeBar(say), makeBar(say)],
    place: element('div', 'page-board'),
    headline: headline === undefined ? [] : [element('h1', 'page-headline', headline)],
    name,
    status,
    about: element('p', 'page-about'),
    chance: element('div', 'page-chance'),
    back,
    banner: makeBanner(status, back),
    told: element('p', 'page-told'),
    notes: element('div', 'page-notes'),
    asides: element('div', 'page-notes'),
    tools: element('div', 'page-tools'),
    list: makeMoveList(say, go),
    stepper: makeStepper(say, go, now),
    sounds: iconButton(
      'M9 18V5l10-2v13M9 18a3 3 0 1 1-6 0a3 3 0 1 1 6 0m10-2a3 3 0 1 1-6 0a3 3 0 1 1 6 0',
      say('page.settings.sounds'),
      () => look.choose({ hasSounds: !look.choices.hasSounds }),
    ),
    choices: choices ? [choices] : [],
  } as const;
}

type Surroundings = ReturnType<typeof surroundings>;

function layOut(around: Surroundings, settings: HTMLElement): HTMLElement {
  const { bars, place, headline, name, about, banner, told, notes, choices, list, stepper, asides, tools } =
    around;
  told.setAttribute('role', 'alert');
  const boards = element('section', 'page-play', bars[0].element, place, bars[1].element);
  const under = [...choices, list.element, stepper.element, asides, tools, settings];
  const side = element('section', 'page-side', name, about, banner.element, told, notes, ...under);
  // With `:has()`, each change inside would compute the styles of the whole table.
  const isLong = choices.some((choice) => choice.querySelector('.page-opponents'));
  return element('div', isLong ? 'page-table is-long' : 'page-table', ...headline, boards, side);
}

function showBars({ bars: [above, below] }: Surroundings, { theme }: Look, shown: Shown): void {
  const { sides, line } = shown.scene;
  const bottom = bottomOf(shown);
  for (const [bar, color] of [
    [above, opponentOf(bottom)],
    [below, bottom],
  ] as const) {
    bar.show(sides?.[color] ?? null, color);
    bar.showPieces(theme, color, capturedOf(line, plyOf(shown), opponentOf(color)));
  }
}

const endingFor = once(({ ending, line, movers }: Scene): Ending | null =>
  ending === undefined ? endingOn(line, movers) : ending,
);

/** At the board's edge, at the height of White's chances, on White's side. */
function showChance({ chance }: Surroundings, shown: Shown): void {
  const white = shown.scene.chanceAt?.(plyOf(shown)) ?? null;
  chance.hidden = white === null;
  chance.style.setProperty('--chance', `${white}%`);
  chance.classList.toggle('is-turned', bottomOf(shown) === 'black');
}

/** `isNew`: whether the game has just ended. */
function drawAround(around: Surroundings, { say, look }: TableParts, shown: Shown, isNew = false): void {
  const { status, about, list, stepper, back, banner, notes, asides, tools, sounds } = around;
  const { scene, past } = shown;
  const [text, ending] = [statusText(say, shown), endingFor(scene)];
  // Screen readers announce changes.
  write(status, text);
  about.hidden = scene.about === undefined;
  write(about, scene.about ?? '');
  banner.show(past === null ? ending : null, isNew);
  showChance(around, shown);
  list.show(scene.line, plyOf(shown), look.choices.notation);
  stepper.show(plyOf(shown), lengthOf(shown));
  back.hidden = past === null;
  banner.element.hidden = back.hidden && text === '';
  fill(notes, scene.notes ?? []);
  fill(asides, scene.asides ?? []);
  fill(tools, scene.tools);
  showBars(around, look, shown);
  sounds.setAttribute('aria-pressed', String(look.choices.hasSounds));
  const turn = ending ? null : lastPosition(scene.line).turn;
  for (const { element: bar } of around.bars) bar.classList.toggle('is-turn', bar.dataset['color'] === turn);
}

export function makeTable(root: HTMLElement, first: Scene, parts: TableParts) {
  const { say, look } = parts;
  let shown: Shown = { scene: first, past: null, isFlipped: false };
  const around = surroundings(parts, first, go, () => plyOf(shown));
  const flip = iconButton('M8 20V4L4 8m12-4v16l4-4', say('button.flip'), () =>
    draw({ ...shown, isFlipped: !shown.isFlipped }),
  );
  const settings = makeSettings(say, look);
  around.stepper.element.append(flip, around.sounds, settings.opener);
  const whole = layOut(around, settings.element);
  root.replaceChildren(whole);
  const board = makeBoard(around.place, boardOf(look, shown), boardWordsIn(say, first.line.variant.id), {
    moved: (move) => parts.moved(move, shown.scene.line),
    canceled: () => parts.canceled?.(shown.scene.line) ?? false,
    barred: () => tell(say('card.must-capture')),
    played: (steps) => {
      if (look.choices.hasSounds) void loadSounds().then(({ knock }) => knock(steps, STEP));
    },
  });
  around.place.append(around.chance);
  const prepare = (): void => {
    if (look.choices.hasSounds) whenDrawn(() => void loadSounds().then((all) => all.prepareSounds()));
  };
  around.place.addEventListener('click', prepare, { once: true });
  // A browser's first list and number take longer than the frame of a move.
  whenDrawn(() => [say.list([], 'disjunction'), say('page.captured', { count: 1 })]);

  /** Whether the game has ended since this was last drawn. */
  let isNew = false;
  function drawRest(): void {
    drawAround(around, parts, shown, isNew);
    if (isNew && look.choices.hasSounds) void loadSounds().then(({ chime }) => chime());
    isNew = false;
  }

  function draw(next: Shown): void {
    const isMoved = plyOf(next) !== plyOf(shown);
    isNew ||= endingFor(shown.scene) === null && endingFor(next.scene) !== null;
    shown = next;
    board.set(boardOf(look, shown));
    if (isMoved || isStarting()) afterFrame(drawRest);
    else drawRest();
  }

  /** Shows the position after this many plies. */
  function go(ply: number): void {
    shown = steppedTo(shown, ply);
    parts.stepped?.(plyOf(shown));
    draw(shown);
  }

  /**
   * Announces something once: an error, or text that screen readers requested. A new element is
   * announced again, even if its text is the same.
   */
  const tell = (text: string): void =>
    around.told.replaceChildren(...(text === '' ? [] : [element('span', '', text)]));

  const jobs = new Map<string, () => void>([
    ['l', () => tell(lastText(say, boardOf(look, shown)) || say('replay.start'))],
    ['t', () => tell(clocksText(say, shown.scene))],
    ['m', () => tell(movesText(say, shown.scene.line, look))],
    ['f', () => flip.click()],
    ['Escape', () => void parts.canceled?.(shown.scene.line)],
  ]);
  void import('./keys.ts').then(({ keysOn }) => keysOn(whole, jobs));
  drawAround(around, parts, shown);
  startOnBoard();

  return {
    show(next: Scene): void {
      const { version, status } = shown.scene;
      // Updates about other people's votes leave a refusal where it is.
      if (version === undefined || next.version !== version || next.status !== status) tell('');
      draw(renewed(shown, next));
    },
    showSides(sides: Sides): void {
      shown = { ...shown, scene: { ...shown.scene, sides } };
      // The turn's text waits for a frame, so its clock does, too.
      if (!isStarting()) showBars(around, look, shown);
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
