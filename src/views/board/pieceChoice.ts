/** The board and its buttons are made from the same list, so a number can't mean two moves. */
import type { Move, Square } from '../../draughts/types.ts';
import type { Choice as BoardChoice } from '../../render/scene/scene.ts';
import type { Say } from '../../i18n/say.ts';
import { makeSquare } from '../../notation/square.ts';
import { boardScene } from '../../render/scene/boardScene.ts';
import type { Block, Choice } from '../screen/screen.ts';
import type { MoveChoice } from './look.ts';
import { describeLine } from './description.ts';
import { inShape, type Marks, type Shape } from './shape.ts';
import { menus, movable, moveControls, numberedControls, pieceControls, someMoves } from './moveControls.ts';
import { HOLDS } from '../../i18n/limits.ts';

/** Marks one move on the board: a frame around its piece, and numbers on its landing squares. */
function pathChoice({ from, path }: Pick<Move, 'from' | 'path'>): BoardChoice {
  const landings = path.slice(1);
  const squares = [...new Set(landings)].filter((square) => square !== from);
  return {
    from,
    targets: squares.map((square) => ({
      square,
      label: landings.flatMap((landing, index) => (landing === square ? [index + 1] : [])).join('–'),
    })),
  };
}

function straightOn(moves: readonly Move[], squares: readonly Square[]): readonly Square[] {
  const [next, ...others] = new Set(moves.map(({ path }) => path[squares.length]));
  return next === undefined || others.length > 0 ? squares : straightOn(moves, [...squares, next]);
}

/**
 * A choice made square by square, because there are more captures than two menus can hold. All of
 * them start with `chosen`.
 */
function landingChoice(
  say: Say,
  look: MoveChoice,
  moves: readonly Move[],
  chosen: readonly Square[],
  shape: Shape,
): readonly Block[] {
  const { variant, style, bottom = look.turn } = look;
  const squares = straightOn(moves, chosen);
  const [from = 0] = squares;
  const named = (list: readonly Square[]): string =>
    list.map((square) => makeSquare(variant, square, style)).join(variant.notation.captureSign);
  const next = [...new Set(moves.flatMap(({ path }) => path[squares.length] ?? []))];
  const choices = next
    .toSorted((a, b) => a - b)
    .map((square): Choice => {
      const count = moves.filter(({ path }) => path[squares.length] === square).length;
      return {
        label: makeSquare(variant, square, style),
        value: named([...squares, square]),
        description: say('piece.king', { count }),
      };
    });
  const scene = {
    ...boardScene(look.line, bottom),
    notation: style,
    last: null,
    mustCapture: [],
    choice: pathChoice({ from, path: squares }),
  };
  const square = named(squares);
  const alt = [
    say('describe.chosen', { square, count: moves.length }),
    describeLine(say, look.line, style),
  ].join(' ');
  return [
    ...inShape(say, { scene, alt }, look, bottom, shape),
    ...menus((page) => look.press('piece', page), say('menu.move-of', { square }), choices),
  ];
}

/** The numbers of the moves that end on a square. `moves` is sorted by that square. */
export function numbersOf(moves: readonly Pick<Move, 'to'>[], square: Square): string {
  const first = moves.findIndex(({ to }) => to === square) + 1;
  const last = moves.findLastIndex(({ to }) => to === square) + 1;
  return first === last ? String(first) : `${first}–${last}`;
}

const inOrder = (moves: readonly Move[]): readonly Move[] => moves.toSorted((a, b) => a.to - b.to);

const movesOf = ({ legal }: MoveChoice, from: Square): readonly Move[] =>
  inOrder(legal.filter((move) => move.from === from));

function numbersOn(from: Square, moves: readonly Move[]): BoardChoice {
  const targets = [...new Set(moves.map(({ to }) => to))];
  return { from, targets: targets.map((square) => ({ square, label: numbersOf(moves, square) })) };
}

/** Frames the piece and numbers its destinations. `moves` is in order. */
export const choiceMarks = (look: MoveChoice, from: Square, moves = movesOf(look, from)): Marks => ({
  last: null,
  mustCapture: [],
  movable: movable(look),
  choice: numbersOn(from, moves),
});

/** The only piece that can capture, if its captures differ only in where they end. */
export function onlyCapturer({ legal }: Pick<MoveChoice, 'legal'>): Square | null {
  const [first, ...others] = legal;
  const isSame = ({ from, taken }: Move): boolean =>
    from === first?.from && taken.join() === first.taken.join();
  return first && first.taken.length > 0 && others.length > 0 && others.every(isSame) ? first.from : null;
}

/** Marks the pieces that can move, and numbers the destinations of `onlyCapturer`. */
export function moverMarks(look: MoveChoice): Marks {
  const capturer = onlyCapturer(look);
  const numbers = capturer === null ? {} : { choice: numbersOn(capturer, movesOf(look, capturer)) };
  return { movable: movable(look), ...numbers };
}

/** The numbered moves of a piece, and the other pieces. `moves` is in order. */
export function chosenControls(
  say: Say,
  look: MoveChoice,
  from: Square,
  moves = movesOf(look, from),
): readonly Block[] {
  const square = makeSquare(look.variant, from, look.style);
  const others = movable(look).filter((other) => other !== from);
  return [
    ...numberedControls(say, look, moves, say('menu.move-of', { square })),
    ...pieceControls(say, look, others, moves.length),
  ];
}

function numberedChoice(say: Say, look: MoveChoice, from: Square, moves: readonly Move[], shape: Shape) {
  const { bottom = look.turn } = look;
  const square = makeSquare(look.variant, from, look.style);
  const scene = { ...boardScene(look.line, bottom), notation: look.style };
  const picture = {
    scene: { ...scene, ...choiceMarks(look, from, moves) },
    alt: [
      say('describe.chosen', { square, count: moves.length }),
      describeLine(say, look.line, look.style),
    ].join(' '),
  };
  return [...inShape(say, picture, look, bottom, shape), ...chosenControls(say, look, from, moves)];
}

/** The most numbered captures of one piece. If there are more, they are chosen by square. */
const MOST_NUMBERED = 2 * HOLDS.choices;

/** All `moves` start with the squares of `chosen`. */
const choiceOf = (
  say: Say,
  look: MoveChoice,
  moves: readonly Move[],
  chosen: readonly [Square, ...Square[]],
  shape: Shape,
): readonly Block[] =>
  moves.length > MOST_NUMBERED
    ? landingChoice(say, look, moves, chosen, shape)
    : numberedChoice(say, look, chosen[0], inOrder(moves), shape);

/**
 * The second step of a move: the piece on the first square, with all its moves. Empty if it has
 * none.
 */
export function pieceChoice(
  say: Say,
  look: MoveChoice,
  squares: readonly Square[],
  shape: Shape,
): readonly Block[] {
  const [from, ...on] = squares;
  const moves = look.legal.filter(({ path }) => squares.every((square, index) => path[index] === square));
  return from === undefined || moves.length === 0 ? [] : choiceOf(say, look, moves, [from, ...on], shape);
}

/** The moves that an ambiguous text can mean, on the board if one piece makes all of them. */
export function candidateChoice(
  say: Say,
  look: MoveChoice,
  texts: readonly string[],
  shape: Shape,
): readonly Block[] {
  const moves = someMoves(look, texts);
  const [from, ...others] = new Set(moves.map((move) => move.from));
  if (from === undefined || others.length > 0) return moveControls(say, look, moves);
  return choiceOf(say, look, moves, [from], shape);
}
