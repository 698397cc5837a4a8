/** Tags that can be derived from the game (`GameType`, `FEN`, `Result`) are not stored. */
import { endingOf } from '../../draughts/ending.ts';
import { startPosition } from '../../draughts/position.ts';
import type { Color, Move, Position } from '../../draughts/types.ts';
import type { AnyVariant, Variant } from '../../draughts/variant.ts';
import { extend, firstPosition, startLine, type Line } from '../../draughts/line.ts';
import { makeFen } from '../fen.ts';

export interface PdnTag {
  readonly name: string;
  readonly value: string;
}

/** The clocks after a move, as remaining seconds: `[%clock w0:10:00 B0:09:58]`. */
export interface PdnClock {
  readonly white: number | null;
  readonly black: number | null;
  readonly running: Color | null;
}

export interface PdnMove {
  readonly setup: Position | null;
  readonly move: Move;
  /** Numeric annotation glyphs: 1 is `!`, 2 is `?`, … (PGN 10). */
  readonly nags: readonly number[];
  readonly clock: PdnClock | null;
  readonly comments: readonly string[];
  readonly variations: readonly PdnLine[];
}

export interface PdnLine {
  readonly comments: readonly string[];
  readonly moves: readonly PdnMove[];
}

export const PDN_RESULTS = ['1-0', '0-1', '1/2-1/2', '0-0', '*'] as const;
/** The result in chess notation. `0-0`: both sides lost; `*`: unfinished or unknown. */
export type PdnResult = (typeof PDN_RESULTS)[number];

export interface PdnGame<V extends AnyVariant = Variant> {
  readonly variant: V;
  readonly tags: readonly PdnTag[];
  readonly start: Position | null;
  readonly line: PdnLine;
  readonly result: PdnResult;
  /** The result as written, White first, if it isn't in the variant's customary form. */
  readonly resultText?: string | undefined;
}

/** A move without annotations. */
const bare = (move: Move): PdnMove => ({
  setup: null,
  move,
  nags: [],
  clock: null,
  comments: [],
  variations: [],
});

const WINS = { white: '1-0', black: '0-1' } as const;

/** The result by the rules of the board. */
function resultOf(line: Line<AnyVariant>): PdnResult {
  const ending = endingOf(line);
  if (ending === null) return '*';
  return ending.winner === null ? '1/2-1/2' : WINS[ending.winner];
}

/**
 * Turns a line of play into a record without annotations, for `makePdn`. Pass the result if the
 * game ended by agreement, by resignation or on time.
 *
 * @example
 * const russian = variantOf('russian');
 * const line = startLine(russian);
 * const [move] = legalMoves(russian, lastPosition(line));
 * const game = pdnGameOf(extend(line, move), [{ name: 'White', value: 'Anna' }]);
 * game.result // => '*'
 * game.line.moves.length // => 1
 */
export function pdnGameOf<V extends AnyVariant>(
  line: Line<V>,
  tags: readonly PdnTag[] = [],
  result: PdnResult = resultOf(line),
): PdnGame<V> {
  const { variant } = line;
  const first = firstPosition(line);
  const isUsual = makeFen(variant, first) === makeFen(variant, startPosition(variant));
  const start = isUsual ? null : first;
  return { variant, tags, start, line: { comments: [], moves: line.moves.map(bare) }, result };
}

/**
 * The main line of play, up to the first move that sets up a new position.
 *
 * @example
 * const [read] = parsePdn('[GameType "25"] 1. c3-d4 d6-c5 *');
 * pdnLine(unwrap(read)).moves.length // => 2
 */
export function pdnLine<V extends AnyVariant>({ variant, start, line }: PdnGame<V>): Line<V> {
  const setup = line.moves.findIndex((move, at) => at > 0 && move.setup !== null);
  const moves = setup === -1 ? line.moves : line.moves.slice(0, setup);
  const begin = line.moves[0]?.setup ?? start ?? undefined;
  return moves.reduce((played, { move }) => extend(played, move), startLine(variant, begin));
}
