/**
 * A piece that its player has chosen: where it may go, numbered on the board as in the menu below it. Both are made from
 * the same list, so that a number cannot mean two moves.
 */
import type { Block, Picture } from '../screen/screen.ts';
import type { Move, Square } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import { makeSquare } from '../../notation/square.ts';
import { boardScene } from '../../render/scene/boardScene.ts';
import { describeLine } from './describe.ts';
import { inShape } from './inShape.ts';
import type { Shape } from './inShape.ts';
import type { Choosing } from './look.ts';
import { landingChoice } from './landingChoice.ts';
import { MOST_CHOICES, numberedMenus, pieceMenus, someMoves } from './moveMenus.ts';

/** Two menus; a piece with more than these has more captures than anybody looks through. */
const MOST_NUMBERED = 2 * MOST_CHOICES;

/** The moves that end on one square, by their places in the list, which is in the order of those squares. */
export function numbersOf(moves: readonly Pick<Move, 'to'>[], square: Square): string {
  const first = moves.findIndex(({ to }) => to === square) + 1;
  const last = moves.findLastIndex(({ to }) => to === square) + 1;
  return first === last ? String(first) : `${first}–${last}`;
}

/** The board of whoever is to move, with nothing on it but the choice. */
function choicePicture(say: Say, look: Choosing, from: Square, moves: readonly Move[]): Picture {
  const targets = [...new Set(moves.map(({ to }) => to))];
  const choice = { from, targets: targets.map((square) => ({ square, label: numbersOf(moves, square) })) };
  const scene = boardScene(look.line, look.turn);
  const square = makeSquare(look.variant, from, look.style);
  return {
    scene: { ...scene, notation: look.style, last: null, mustCapture: [], choice },
    alt: [
      say('describe.choice', { square, count: moves.length }),
      describeLine(say, look.line, look.style),
    ].join(' '),
  };
}

function choiceOf(say: Say, look: Choosing, from: Square, unsorted: readonly Move[], shape: Shape) {
  const moves = unsorted.toSorted((a, b) => a.to - b.to);
  const square = makeSquare(look.variant, from, look.style);
  return [
    ...inShape(say, choicePicture(say, look, from, moves), look, look.turn, shape),
    ...numberedMenus(say, look, moves, say('menu.move-of', { square })),
  ];
}

/** The second step of a move: the piece on the first square with all its moves; none when it has none. */
export function pieceChoice(
  say: Say,
  look: Choosing,
  squares: readonly Square[],
  shape: Shape,
): readonly Block[] {
  const [from] = squares;
  const moves = look.legal.filter(({ path }) => squares.every((square, index) => path[index] === square));
  if (from === undefined || moves.length === 0) return [];
  if (moves.length > MOST_NUMBERED) return landingChoice(say, look, moves, squares, shape);
  return choiceOf(say, look, from, moves, shape);
}

/** What a text could mean that names several moves: on the board when they are moves of one piece. */
export function candidateChoice(
  say: Say,
  look: Choosing,
  texts: readonly string[],
  shape: Shape,
): readonly Block[] {
  const moves = someMoves(look, texts);
  const [from, ...others] = new Set(moves.map((move) => move.from));
  const some = { ...look, legal: moves };
  if (from !== undefined && others.length === 0) return pieceChoice(say, some, [from], shape);
  return moves.length > MOST_CHOICES
    ? pieceMenus(say, some)
    : numberedMenus(say, look, moves, say('menu.move'));
}
