/** The rules and notations of draughts as a library. */

/** Variants */
export { VARIANT_IDS, variantOf, type VariantId } from '../draughts/variants.ts';
export type { AnyVariant, CaptureSummary, KingWays, Variant, Ways } from '../draughts/variant.ts';

/** Building your own variant */
export {
  DIAGONALLY,
  DIAGONALLY_FORWARD,
  FORWARD_AND_SIDEWAYS,
  STRAIGHT,
  STRAIGHT_OVER_LIGHT,
} from '../draughts/geometry.ts';
export { freeChoice, mostPieces } from '../draughts/duties.ts';
export { kingsOnly } from '../draughts/draws/ratio.ts';
export { threefold } from '../draughts/draws/sudden.ts';
export type { Count, Course, DrawRule, SuddenDraw, SuddenRule } from '../draughts/draws/drawRule.ts';

/** Positions and moves */
export { play, startPosition } from '../draughts/position.ts';
export { canMove, dests, legalMoves } from '../draughts/moves.ts';
export { opponentOf } from '../draughts/piece.ts';
export { boardOf, type Board, type RowAndColumn } from '../draughts/geometry.ts';
export type {
  ByColor,
  Color,
  Direction,
  KingRun,
  Move,
  Piece,
  Position,
  Role,
  Square,
  Tower,
} from '../draughts/types.ts';

/** Games */
export { lastPosition, startLine, type Line } from '../draughts/line.ts';
export { extend } from './extend.ts';
export {
  countdownOf,
  endingOf,
  type Countdown,
  type CountRule,
  type DrawName,
  type Ending,
  type EndRule,
} from '../draughts/ending.ts';

/** Squares and moves as text */
export { unwrap, type Result } from '../kit/result.ts';
export { makeSquare, parseSquare, type NotationStyle } from '../notation/square.ts';
export { makeFullMove, makeMove, parseMoveIn, type MoveProblem } from '../notation/move.ts';

/** Positions as text */
export { ascii } from '../notation/ascii.ts';
export { makeFen, parseFen, parseStartFen } from '../notation/fen.ts';
export type { FenCode, FenProblem } from '../notation/fenProblem.ts';

/** Games as text */
export { decodePdn } from '../notation/pdn/encoding.ts';
export { pdnGameOf, pdnLine } from '../notation/pdn/game.ts';
export type { PdnClock, PdnGame, PdnLine, PdnMove, PdnResult, PdnTag } from '../notation/pdn/game.ts';
export { parsePdn } from '../notation/pdn/parsePdn.ts';
export { makePdn, makePdnFile } from '../notation/pdn/writer.ts';
export type { Final, PdnCode, PdnProblem } from '../notation/pdn/problem.ts';
