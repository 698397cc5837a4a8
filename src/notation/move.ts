/**
 * Moves as text: `c3-d4`, `32-28`, and captures `c3:e5`, `34x23`, with the landing squares between only where they are
 * needed to tell one legal move from another.
 *
 * Making and reading use one definition of what fits (`fit.ts`), so that whatever is made is read back as the same move.
 */
import { done, refused } from '../draughts/attempt.ts';
import type { Attempt } from '../draughts/attempt.ts';
import { capturesWritten } from '../draughts/captures.ts';
import { legalMoves } from '../draughts/moves.ts';
import type { Move, Position, Square } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { movesThatFit } from './fit.ts';
import type { FindRoutes } from './fit.ts';
import { canBeRoute } from './otherRoute.ts';
import { NOWHERE, quoted, readMoveText } from './moveText.ts';
import type { MoveText } from './moveText.ts';
import { moveKey, sameMove, sameTaken } from './sameMove.ts';
import { readShortMove, shortened } from './shortMove.ts';
import { makeSquare, squaresIn } from './square.ts';
import type { NotationStyle } from './square.ts';

/** Why a text is no move. `legal` and `candidates` are texts that would do. */
export type MoveProblem =
  | {
      readonly code: 'unreadable-move' | 'illegal-move' | 'must-capture';
      readonly text: string;
      readonly legal: readonly string[];
    }
  | { readonly code: 'ambiguous-move'; readonly text: string; readonly candidates: readonly string[] };

const CUSTOMARY_SIGN = { algebraic: ':', numeric: 'x' } as const;

const isCapture = (move: Move): boolean => move.taken.length > 0;

const signOf = (variant: Variant, style?: NotationStyle): string => {
  const squares = squaresIn(variant, style);
  return squares === variant.notation.squares ? variant.notation.captureSign : CUSTOMARY_SIGN[squares];
};

const join = (variant: Variant, move: Move, squares: readonly Square[], style?: NotationStyle): string =>
  squares
    .map((square) => makeSquare(variant, square, style))
    .join(isCapture(move) ? signOf(variant, style) : '-');

/** The lists of landing squares that could name a move, shortest first: none, one, two, all. */
function* abridgements(path: readonly Square[]): Generator<readonly Square[]> {
  const between = path.slice(1, -1);
  yield [];
  for (const square of between) yield [square];
  for (const [index, first] of between.entries())
    for (const second of between.slice(index + 1)) yield [first, second];
  yield between;
}

/** So many moves with one start and one end are told apart by all their squares. */
const MANY = 25;

const shortest = (variant: Variant, move: Move, legal: readonly Move[]): readonly Square[] => {
  const rivals = legal.filter(({ from, to }) => from === move.from && to === move.to);
  if (rivals.length > MANY) return move.path;
  for (const between of abridgements(move.path)) {
    const squares = [move.from, ...between, move.to];
    const [only, another] = movesThatFit(squares, rivals);
    const isOfAnother = rivals.some(
      (rival) => !sameMove(variant, rival, move) && canBeRoute(variant, squares, rival),
    );
    if (only !== undefined && another === undefined && sameMove(variant, only, move) && !isOfAnother)
      return squares;
  }
  return move.path;
};

/** As Russian books have it: of the first square only the file, and no sign where nothing is captured. */
const leavingOut = (text: string): string => text.replace(/^(?<file>[a-l])\d+-?/, '$<file>');

/**
 * The shortest text that no other of the `legal` moves fits; `move` is one of them, or equal to one. In the
 * variant's own style unless told. In the short style a move is written out where another would be written the same.
 */
export const makeMove = (
  variant: Variant,
  move: Move,
  legal: readonly Move[],
  style?: NotationStyle,
): string => {
  const text = join(variant, move, shortest(variant, move, legal), style);
  if (style !== 'short') return text;
  const short = leavingOut(text);
  const [only, another] = movesMeant(variant, legal, short) ?? [];
  return only !== undefined && another === undefined && sameMove(variant, only, move) ? short : text;
};

/** The text with every landing square: what a stored game keeps, because it needs no position to be unambiguous. */
export const makeFullMove = (variant: Variant, move: Move, style?: NotationStyle): string =>
  join(variant, move, move.path, style);

type Meaning = Pick<MoveText, 'squares' | 'taken' | 'promotes'>;

/** The same moves as they stand in the list, where another route of one was found. */
const asListed = (variant: Variant, moves: readonly Move[], legal: readonly Move[]): readonly Move[] => {
  if (moves.every((move) => legal.includes(move))) return moves;
  const listed = new Map(legal.map((move) => [moveKey(variant, move), move]));
  return moves.map((move) => listed.get(moveKey(variant, move)) ?? move);
};

/** Of the legal moves those that a text may mean, with what is written behind the squares: `(captured)` and `=K`. */
const meant = (
  variant: Variant,
  { squares, taken, promotes }: Meaning,
  legal: readonly Move[],
  find: FindRoutes = () => [],
): readonly Move[] => {
  const suits = (move: Move): boolean =>
    (taken === null || sameTaken(variant, move.taken, taken)) && (!promotes || move.promotes);
  const fitting = movesThatFit(squares, legal.filter(suits), (written) => find(written).filter(suits));
  const moves = new Set(asListed(variant, fitting, legal));
  if (taken === null || moves.size < 2) return [...moves];
  return [...moves].filter((move) => move.promotes === promotes);
};

/** Every one of the `legal` moves that a text may mean, shortened or not; `null` when it is in no notation that we know. */
export const movesMeant = (
  variant: Variant,
  legal: readonly Move[],
  text: string,
  find?: FindRoutes,
): readonly Move[] | null => {
  const written = readMoveText(variant, text);
  if (written !== null) return meant(variant, written, legal, find);
  const short = readShortMove(variant, text);
  return short && shortened(variant, short, legal);
};

/**
 * The legal move that a text means, in either notation, shortened in any way that leaves one move. `find` finds the
 * other ways of the legal captures, if these may be written. Takes any text whatever and never throws.
 */
export const parseMove = (
  variant: Variant,
  legal: readonly Move[],
  text: string,
  find?: FindRoutes,
): Attempt<Move, MoveProblem> => {
  const texts = (moves: readonly Move[]): readonly string[] =>
    moves.map((move) => makeMove(variant, move, legal));
  const refuse = (code: 'unreadable-move' | 'illegal-move' | 'must-capture'): Attempt<never, MoveProblem> =>
    refused({ code, text: quoted(text), legal: texts(legal) });

  const moves = movesMeant(variant, legal, text, find);
  if (moves === null) return refuse('unreadable-move');
  const [move, another] = moves;
  if (another !== undefined)
    return refused({ code: 'ambiguous-move', text: quoted(text), candidates: texts(moves) });
  if (move !== undefined) return done(move);
  return refuse(isQuiet(variant, text) && legal.some(isCapture) ? 'must-capture' : 'illegal-move');
};

/** Whether squares of the board are named in it, and no capture. */
const isQuiet = (variant: Variant, text: string): boolean => {
  const written = readMoveText(variant, text);
  return written !== null && !written.capture && !written.squares.includes(NOWHERE);
};

/** The legal move of a position that a text means, written by any of its routes. Never throws. */
export const parseMoveIn = (variant: Variant, position: Position, text: string): Attempt<Move, MoveProblem> =>
  parseMove(variant, legalMoves(variant, position), text, (written) =>
    capturesWritten(variant, position, written),
  );
