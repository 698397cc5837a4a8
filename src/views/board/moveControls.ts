/**
 * Moves as buttons. If there are few, every move has one; otherwise, the reader first chooses the
 * piece and then its move. Menus contain only the moves beyond 20 buttons: 1.7 % in Armenian
 * draughts, less than 0.02 % in Canadian and Frisian, none elsewhere
 * (docs/decisions/moves-are-buttons.md).
 */
import { menuBlock, button, buttonBlock } from '../screen/blocks.ts';
import type { Move, Square } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import { makeSquare } from '../../notation/square.ts';
import { makeFullMove, makeMove } from '../../notation/move.ts';
import type { Block, Button, Choice, Picture } from '../screen/screen.ts';
import type { Press } from '../presses/presses.ts';
import { type MoveChoice, moveText } from './look.ts';
import { HOLDS } from '../../i18n/limits.ts';

/** How many moves of different pieces are shown at once. */
export const FEW = 5;

/** The most buttons. With their rows, they leave room for everything else on a card. */
const MOST_BUTTONS = 20;

function describeMove(say: Say, { variant, style }: MoveChoice, move: Move): string | undefined {
  const count = move.taken.length;
  if (count === 0) return move.promotes ? say('move.crowned') : undefined;
  const squares = say.list(
    move.taken.map((square) => makeSquare(variant, square, style)),
    'plain',
  );
  return say(move.promotes ? 'move.captures-crowned' : 'move.captures', { count, squares });
}

function moveLabel(say: Say, look: MoveChoice, move: Move): string {
  const text = moveText(look, move);
  const does = describeMove(say, look, move);
  return does === undefined ? text : say('move.line', { move: text, does });
}

function moveChoice(say: Say, look: MoveChoice, move: Move): Choice {
  const text = moveText(look, move);
  const description = describeMove(say, look, move);
  return { label: text, value: text, ...(description !== undefined && { description }) };
}

export function menus(
  pressOf: (menuNumber: string) => Press,
  placeholder: string,
  choices: readonly Choice[],
): readonly Block[] {
  const count = Math.ceil(choices.length / HOLDS.choices);
  return Array.from({ length: count }, (_, number) =>
    menuBlock(
      pressOf(String(number)),
      placeholder,
      choices.slice(number * HOLDS.choices, (number + 1) * HOLDS.choices),
    ),
  );
}

/** The move in words, such as "e7 takes f6 and d4, becomes a king". */
function moveWords(say: Say, look: MoveChoice, move: Move): string {
  const { variant, style } = look;
  const text = moveText(look, move);
  if (move.taken.length === 0) return move.promotes ? say('button.move.crowned', { move: text }) : text;
  const names = move.taken.map((square) => makeSquare(variant, square, style));
  return say(move.promotes ? 'button.move.takes-crowned' : 'button.move.takes', {
    from: makeSquare(variant, move.from, style),
    squares: say.list(names, 'and'),
  });
}

/** In words, or in notation if two captures take the same pieces or the words are too long. */
function labelsOf(say: Say, look: MoveChoice, moves: readonly Move[]): readonly string[] {
  const [only] = look.legal.length === 1 ? look.legal : [];
  if (only?.taken.length === 0) return [say('button.play', { move: moveText(look, only) })];
  const words = moves.map((move) => moveWords(say, look, move));
  return moves.map((move, index) => {
    const label = words[index] ?? '';
    const isAlone = words.indexOf(label) === words.lastIndexOf(label);
    return isAlone && label.length <= LONGEST_WORDS ? label : moveText(look, move);
  });
}

/** Leaves room for a number in front. */
const LONGEST_WORDS = HOLDS.button - 2;

const playButton = (look: MoveChoice, move: Move, label: string): Button =>
  button(look.press('play', moveText(look, move)), label, { style: 'primary' });

function moveButtons(say: Say, look: MoveChoice, moves: readonly Move[]): readonly Button[] {
  const labels = labelsOf(say, look, moves);
  return moves.map((move, index) => playButton(look, move, labels[index] ?? ''));
}

const CIRCLED_ONE = 0x2460;

/** ① to ⑳, as on the board. */
export const circled = (number: number): string => String.fromCodePoint(CIRCLED_ONE - 1 + number);

const nameOf = ({ variant, style }: MoveChoice, square: Square): string => makeSquare(variant, square, style);

function pieceChoice(say: Say, look: MoveChoice, square: Square): Choice {
  const { position, legal } = look;
  const name = nameOf(look, square);
  const role = position.board[square]?.[0].role ?? 'man';
  const count = legal.filter(({ from }) => from === square).length;
  return { label: name, value: name, description: say(`piece.${role}`, { count }) };
}

export function pieceMenus(say: Say, look: MoveChoice, squares: readonly Square[]): readonly Block[] {
  const choices = squares.map((square) => pieceChoice(say, look, square));
  const pressOf = (menuNumber: string): Press => look.press('piece', menuNumber);
  return menus(pressOf, say('menu.piece'), choices);
}

function pieceButtons(say: Say, look: MoveChoice, from: Square): readonly Button[] {
  const moves = look.legal.filter((move) => move.from === from);
  if (moves.length === 1) return moveButtons(say, look, moves);
  const name = nameOf(look, from);
  return [button(look.press('from', name), `${name}…`, { style: 'primary' })];
}

/** The squares of the pieces that can move, in the reader's reading order. */
export function movable({
  legal,
  turn,
  bottom = turn,
}: Pick<MoveChoice, 'legal' | 'turn' | 'bottom'>): readonly Square[] {
  const squares = [...new Set(legal.map(({ from }) => from))];
  return squares.toSorted((a, b) => (bottom === 'white' ? a - b : b - a));
}

/**
 * A piece with a single move plays it. Any other piece shows its moves. `shown`: buttons that are
 * already shown.
 */
export function pieceControls(
  say: Say,
  look: MoveChoice,
  squares: readonly Square[],
  shown = 0,
): readonly Block[] {
  if (squares.length === 0) return [];
  if (squares.length + shown > MOST_BUTTONS) return pieceMenus(say, look, squares);
  return [buttonBlock(...squares.flatMap((square) => pieceButtons(say, look, square)))];
}

/** Numbered moves; the numbers match those on the board. */
export function numberedControls(
  say: Say,
  look: MoveChoice,
  moves: readonly Move[],
  placeholder: string,
): readonly Block[] {
  if (moves.length > MOST_BUTTONS) return numberedMenus(say, look, moves, placeholder);
  const labels = labelsOf(say, look, moves);
  const buttons = moves.map((move, index) =>
    playButton(look, move, `${circled(index + 1)} ${labels[index] ?? ''}`),
  );
  return [buttonBlock(...buttons)];
}

function numberedMenus(
  say: Say,
  look: MoveChoice,
  moves: readonly Move[],
  placeholder: string,
): readonly Block[] {
  const choices = moves.map((move, index) => {
    const choice = moveChoice(say, look, move);
    return { ...choice, label: say('menu.numbered', { number: index + 1, move: choice.label }) };
  });
  return menus((page) => look.press('pick', page), placeholder, choices);
}

export const someMoves = (look: MoveChoice, texts: readonly string[]): readonly Move[] =>
  look.legal.filter((move) => texts.includes(moveText(look, move)));

/** The moves for a live board, with the controls for use without such a board. */
export const playOf = ({ variant, legal, ...look }: MoveChoice): NonNullable<Picture['play']> =>
  legal.map((move) => ({
    move: makeFullMove(variant, move),
    press: look.press('play', moveText({ variant, legal, ...look }, move)),
  }));

export const forBoard = <T extends Block | Button>(shown: T): T => ({ ...shown, isForBoard: true });

/** Controls for some of the moves, or for all of them. */
export function moveControls(say: Say, look: MoveChoice, moves = look.legal): readonly Block[] {
  if (moves.length > FEW) return pieceControls(say, look, movable({ ...look, legal: moves }));
  return moves.length === 0 ? [] : [buttonBlock(...moveButtons(say, look, moves))];
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^0-9a-z]/gu, '');

const spellings = ({ variant, legal }: MoveChoice, move: Move): readonly string[] =>
  (['algebraic', 'numeric', 'short'] as const).flatMap((style) => [
    bare(makeMove(variant, move, legal, style)),
    bare(makeFullMove(variant, move, style)),
  ]);

/** The legal moves that start with the typed text, in any notation. */
export const completeMove = (say: Say, look: MoveChoice, typed: string): readonly Choice[] =>
  look.legal
    .filter((move) => spellings(look, move).some((spelling) => spelling.startsWith(bare(typed))))
    .map((move) => ({ label: moveLabel(say, look, move), value: moveText(look, move) }));
