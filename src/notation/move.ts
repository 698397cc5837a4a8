/** Writing and reading share one matcher (`fit.ts`), so a written move is read back as itself. */
import { done, refused, type Result } from '../kit/result.ts';
import { capturesWritten, legalMoves } from '../draughts/moves.ts';
import type { Move, Position, Square } from '../draughts/types.ts';
import type { AnyVariant } from '../draughts/variant.ts';
import { movesThatFit, type FindRoutes } from './fit.ts';
import { canBeRoute, moveKey, sameMove, sameTaken } from './sameMove.ts';
import { NOWHERE, quote, readMoveText, type MoveText, plain } from './moveText.ts';
import { makeSquare, squaresIn, type NotationStyle, parseSquare } from './square.ts';
import { boardOf } from '../draughts/geometry.ts';

type SquareOrFile = { readonly square: Square } | { readonly file: number };

/** A move as in Russian books (`cd4`, `a:c5:e7`), or a capture with only one end (`:d4`, `28x`). */
interface ShortMove {
  readonly places: readonly SquareOrFile[];
  readonly isOpen: { readonly start: boolean; readonly end: boolean };
  readonly capture: boolean;
}

const WHOLE =
  /^(?:\d+\.(?:\.\.)?\s*)?(?<start>[:x]?)(?<places>[a-l\d][^!?#+.()=\s]*?)(?<end>[:x]?)[\s!?#+.]*$/;
const PLACE = /(?<place>[a-l]\d{1,2}|\d{1,2}(?!\d)|[a-l](?=[a-l:x-]))(?<sign>[:x-]?)/y;
const FILE = /^[a-l]$/;

const placeOf = (variant: AnyVariant, text: string): SquareOrFile | null => {
  if (FILE.test(text)) return { file: text.charCodeAt(0) - 'a'.charCodeAt(0) };
  const square = parseSquare(variant, text);
  return square === null ? null : { square };
};

const readShortMove = (variant: AnyVariant, text: string): ShortMove | null => {
  if (text.length > 60) return null;
  const groups = WHOLE.exec(plain(text))?.groups;
  const written = groups?.['places'] ?? '';
  const found = [...written.matchAll(new RegExp(PLACE, 'gy'))];
  if (found.map(([whole]) => whole).join('') !== written) return null;
  const places = found.map((match) => placeOf(variant, match.groups?.['place'] ?? ''));
  const known = places.filter((place) => place !== null);
  const isOpen = { start: groups?.['start'] !== '', end: groups?.['end'] !== '' };
  const last = known.at(-1);
  const isWhole = known.length === places.length && last !== undefined && 'square' in last;
  if (!isWhole || known.length + Number(isOpen.start) + Number(isOpen.end) < 2) return null;
  return { places: known, isOpen, capture: isOpen.start || isOpen.end || /[:x]/.test(written) };
};

/** The moves that the text can mean. If the text names every square of some moves, only those. */
const movesForShort = (
  variant: AnyVariant,
  { places, isOpen, capture }: ShortMove,
  legal: readonly Move[],
): readonly Move[] => {
  const { squares } = boardOf(variant);
  const isAt = (place: SquareOrFile | undefined, square: Square | undefined): boolean => {
    if (place === undefined || square === undefined) return false;
    return 'square' in place ? place.square === square : squares[square]?.column === place.file;
  };
  const fits = ({ path, taken }: Move): boolean => {
    if ((capture || places.length > 2) && taken.length === 0) return false;
    if (!isOpen.start && !isAt(places[0], path[0])) return false;
    if (!isOpen.end && !isAt(places.at(-1), path.at(-1))) return false;
    let next = 0;
    for (const square of path) if (isAt(places[next], square)) next += 1;
    return next === places.length;
  };
  const fitting = legal.filter(fits);
  const whole = fitting.filter(({ path }) => path.length === places.length);
  return whole.length > 0 ? whole : fitting;
};

/** Why a text isn't a legal move. `legal` and `candidates` are texts that would be accepted. */
export type MoveProblem =
  | {
      readonly code: 'unreadable-move' | 'illegal-move' | 'must-capture';
      readonly text: string;
      readonly legal: readonly string[];
    }
  | { readonly code: 'ambiguous-move'; readonly text: string; readonly candidates: readonly string[] };

const CUSTOMARY_SIGN = { algebraic: ':', numeric: 'x' } as const;

const isCapture = (move: Move): boolean => move.taken.length > 0;

const signOf = (variant: AnyVariant, style?: NotationStyle): string => {
  const squares = squaresIn(variant, style);
  return squares === variant.notation.squares ? variant.notation.captureSign : CUSTOMARY_SIGN[squares];
};

const join = (variant: AnyVariant, move: Move, squares: readonly Square[], style?: NotationStyle): string =>
  squares
    .map((square) => makeSquare(variant, square, style))
    .join(isCapture(move) ? signOf(variant, style) : '-');

function* abridgements(path: readonly Square[]): Generator<readonly Square[]> {
  const between = path.slice(1, -1);
  yield [];
  for (const square of between) yield [square];
  for (const [index, first] of between.entries())
    for (const second of between.slice(index + 1)) yield [first, second];
  yield between;
}

/** If more moves than this have the same start and end, all squares are written. */
const MANY = 25;

const shortest = (variant: AnyVariant, move: Move, legal: readonly Move[]): readonly Square[] => {
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

/** Russian book style: only the file of the first square, and no hyphen in quiet moves. */
const leavingOut = (text: string): string => text.replace(/^(?<file>[a-l])\d+-?/, '$<file>');

/**
 * The shortest text that fits only `move` among the legal moves, even in the short style.
 *
 * @example
 * const russian = variantOf('russian');
 * const legal = legalMoves(russian, startPosition(russian));
 * makeMove(russian, legal[1], legal) // => 'c3-b4'
 * makeMove(russian, legal[1], legal, 'numeric') // => '22-17'
 * makeMove(russian, legal[1], legal, 'short') // => 'cb4'
 */
export const makeMove = (
  variant: AnyVariant,
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

/**
 * A move with every landing square, which can be read without knowing the position.
 *
 * @example
 * const russian = variantOf('russian');
 * const position = unwrap(parseFen(russian, 'W:Wc3:Bd4,d6'));
 * makeFullMove(russian, legalMoves(russian, position)[0]) // => 'c3:e5:c7'
 */
export const makeFullMove = (variant: AnyVariant, move: Move, style?: NotationStyle): string =>
  join(variant, move, move.path, style);

type Meaning = Pick<MoveText, 'squares' | 'taken' | 'promotes'>;

const asListed = (variant: AnyVariant, moves: readonly Move[], legal: readonly Move[]): readonly Move[] => {
  if (moves.every((move) => legal.includes(move))) return moves;
  const listed = new Map(legal.map((move) => [moveKey(variant, move), move]));
  return moves.map((move) => listed.get(moveKey(variant, move)) ?? move);
};

const meant = (
  variant: AnyVariant,
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

export const movesMeant = (
  variant: AnyVariant,
  legal: readonly Move[],
  text: string,
  find?: FindRoutes,
): readonly Move[] | null => {
  const written = readMoveText(variant, text);
  if (written !== null) return meant(variant, written, legal, find);
  const short = readShortMove(variant, text);
  return short && movesForShort(variant, short, legal);
};

/** The only legal move that a text can mean. `find` finds other capture routes. Never throws. */
export const parseMove = (
  variant: AnyVariant,
  legal: readonly Move[],
  text: string,
  find?: FindRoutes,
): Result<Move, MoveProblem> => {
  const texts = (moves: readonly Move[]): readonly string[] =>
    moves.map((move) => makeMove(variant, move, legal));
  const refuse = (code: 'unreadable-move' | 'illegal-move' | 'must-capture'): Result<never, MoveProblem> =>
    refused({ code, text: quote(text), legal: texts(legal) });

  const moves = movesMeant(variant, legal, text, find);
  if (moves === null) return refuse('unreadable-move');
  const [move, another] = moves;
  if (another !== undefined)
    return refused({ code: 'ambiguous-move', text: quote(text), candidates: texts(moves) });
  if (move !== undefined) return done(move);
  return refuse(isQuiet(variant, text) && legal.some(isCapture) ? 'must-capture' : 'illegal-move');
};

const isQuiet = (variant: AnyVariant, text: string): boolean => {
  const written = readMoveText(variant, text);
  return written !== null && !written.capture && !written.squares.includes(NOWHERE);
};

/**
 * The legal move that a text describes by any of its routes. If there is none, the reason, with
 * acceptable moves. Never throws.
 *
 * @example
 * const russian = variantOf('russian');
 * const start = startPosition(russian);
 * unwrap(parseMoveIn(russian, start, 'c3-d4')).to // => 17
 * const wrong = parseMoveIn(russian, start, 'c3-c4');
 * !wrong.ok && wrong.problem.code // => 'illegal-move'
 * const english = variantOf('english');
 * unwrap(parseMoveIn(english, startPosition(english), '11-15')).taken // => []
 */
export const parseMoveIn = (
  variant: AnyVariant,
  position: Position,
  text: string,
): Result<Move, MoveProblem> =>
  parseMove(variant, legalMoves(variant, position), text, (written) =>
    capturesWritten(variant, position, written),
  );
