/** A board with its sides, the list of moves and its buttons, for a line of play that may grow. */
import { type Line, lastPosition, lineAt } from '../../draughts/line.ts';
import { once } from '../../draughts/once.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Move } from '../../draughts/types.ts';
import type { Arrow } from '../../render/scene/arrowShapes.ts';
import { makeBoard } from '../board/board.ts';
import { afterFrame, whenDrawn } from '../board/motion.ts';
import { STEP } from '../board/pieces.ts';
import { boardStateOf, type BoardState } from '../board/state.ts';
import { startOnBoard } from '../focus.ts';
import { button, element, fill, hide, iconButton, write } from '../parts.ts';
import { boardWordsIn } from '../words/board.ts';
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
  /** What a refusal is about. It stays as long as this does. */
  readonly subject?: string;
  /** The moves that can be made, if they differ from the legal moves. */
  readonly legal?: readonly Move[];
  /** The game's variant, opening, time and so on, as the bot writes them. */
  readonly about?: string;
  /** `null`: the game is running. By default, the end on the board. */
  readonly ending?: Ending | null;
  readonly premoves?: () => readonly Move[];
  readonly premove?: Move | null;
  readonly sides: Sides | null;
  /** The viewer's controls. They are made in a later frame than the move, as are the texts. */
  readonly tools: () => readonly HTMLElement[];
  /** Shown below the status. */
  readonly notes?: () => readonly HTMLElement[];
  /** Shown below the moves: texts about the position. */
  readonly asides?: () => readonly HTMLElement[];
  readonly arrowsAt?: (at: number) => readonly Arrow[];
  /** White's winning chances in an analyzed position (%). */
  readonly chanceAt?: (at: number) => number | null;
  /** Controls that put something else on the board. Made once. */
  readonly choices?: HTMLElement;
  /** Shows the choices, which make room for the list of moves. */
  readonly choose?: () => void;
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

/** In a past position. */
const NOTHING: Pick<Scene, 'movers' | 'premoves' | 'premove' | 'legal'> = { movers: [] };

function boardOf({ theme, choices }: Look, shown: Shown): BoardState {
  const { scene } = shown;
  const { movers, premoves, premove, legal } = shown.past === null ? scene : NOTHING;
  const { hasCoordinates, notation } = choices;
  const own = premove ? [{ tone: 'common', path: premove.path } as const] : [];
  const arrows = [...(scene.arrowsAt?.(plyOf(shown)) ?? []), ...own];
  const line = lineAt(scene.line, plyOf(shown));
  const look = { bottom: bottomOf(shown), theme, hasCoordinates, notation: notation ?? 'short' };
  return boardStateOf(line, { ...look, movers, premoves, arrows }, legal);
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

function showBars(
  { bars: [above, below] }: Surroundings,
  { theme }: Look,
  shown: Shown,
  sides: Sides | null,
): void {
  const { line } = shown.scene;
  const bottom = bottomOf(shown);
  const turn = endingFor(shown.scene) ? null : lastPosition(line).turn;
  for (const [bar, color] of [
    [above, opponentOf(bottom)],
    [below, bottom],
  ] as const) {
    bar.show(sides?.[color] ?? null, color, color === turn);
    bar.showPieces(theme, color, capturedOf(line, plyOf(shown), opponentOf(color)));
  }
}

const endingFor = once(({ ending, line, movers }: Scene): Ending | null =>
  ending === undefined ? endingOn(line, movers) : ending,
);

/** At the board's edge, at the height of White's chances, on White's side. */
function showChance({ chance }: Surroundings, shown: Shown): void {
  const white = shown.scene.chanceAt?.(plyOf(shown)) ?? null;
  hide(chance, white === null);
  chance.style.setProperty('--chance', `${white}%`);
  chance.classList.toggle('is-turned', bottomOf(shown) === 'black');
}

/** `isNew`: whether the game has just ended. */
function showTexts(around: Surroundings, say: PageSay, shown: Shown, isNew: boolean): void {
  const { status, about, back, banner } = around;
  const { scene, past } = shown;
  const text = statusText(say, shown);
  // Screen readers announce changes.
  write(status, text);
  hide(about, scene.about === undefined);
  write(about, scene.about ?? '');
  banner.show(past === null ? endingFor(scene) : null, isNew);
  hide(back, past === null);
  hide(banner.element, past === null && text === '');
  showChance(around, shown);
}

function showControls({ notes, asides, tools, sounds }: Surroundings, look: Look, scene: Scene): void {
  fill(notes, scene.notes?.() ?? []);
  fill(asides, scene.asides?.() ?? []);
  fill(tools, scene.tools());
  sounds.setAttribute('aria-pressed', String(look.choices.hasSounds));
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

  let isOver = endingFor(first) !== null;
  /** The later sides of the same scene. */
  let sides: Sides | null = null;
  const sidesNow = (): Sides | null => sides ?? shown.scene.sides;
  const drawBars = (): void => showBars(around, look, shown, sidesNow());
  /** The rest of the page, in parts that each fit in a frame. */
  const rest: readonly (() => void)[] = [
    () => {
      const wasOver = isOver;
      isOver = endingFor(shown.scene) !== null;
      const isNew = isOver && !wasOver;
      showTexts(around, say, shown, isNew);
      if (isNew && look.choices.hasSounds) void loadSounds().then(({ chime }) => chime());
    },
    drawBars,
    () => {
      shown.scene.choose?.();
      around.list.show(shown.scene.line, plyOf(shown), look.choices.notation);
    },
    () => around.stepper.show(plyOf(shown), lengthOf(shown)),
    () => showControls(around, look, shown.scene),
  ];

  function draw(next: Shown): void {
    shown = next;
    board.set(boardOf(look, shown));
    for (const part of rest) afterFrame(part);
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

  void import('./keys.ts').then(({ keysOn }) =>
    keysOn(whole, {
      say,
      tell,
      flip: () => flip.click(),
      cancel: () => void parts.canceled?.(shown.scene.line),
      shown: () => ({ state: boardOf(look, shown), line: shown.scene.line, sides: sidesNow() }),
    }),
  );
  for (const part of rest) part();
  startOnBoard();

  return {
    show(next: Scene): void {
      const { subject } = shown.scene;
      // Updates about other people's votes leave a refusal where it is.
      if (subject === undefined || next.subject !== subject) tell('');
      sides = null;
      draw(renewed(shown, next));
    },
    showSides(later: Sides): void {
      sides = later;
      // The turn's text waits for a frame, so its clock does, too.
      afterFrame(drawBars);
    },
    tell,
    go,
  };
}
