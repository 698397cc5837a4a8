/** The facts of a variant that the generators read, as the bits of one integer, taken from its record. */
import {
  freeChoice,
  frisianWorth,
  italianQuality,
  kingBeforeMan,
  mostPieces,
  mostPiecesThenKings,
} from '../duties.ts';
import type { Variant } from '../variant.ts';

const MEN_CAPTURE_BACK = 1 << 0;
/** Kings go and capture any distance; without it one step, as men do but in all ways. */
const FLYING = 1 << 1;
/** A man that reaches the last row in mid-capture goes on as a king. */
const PROMOTES_IN_PASSING = 1 << 2;
/** A flying king lands right behind the captured piece. */
const LANDS_BEHIND = 1 << 3;
/** Captured pieces leave the board at once and block no more. */
const REMOVED_AT_ONCE = 1 << 4;
/** A piece may not turn straight back between two captures. */
const NEVER_TURNS_BACK = 1 << 5;
const MEN_SPARE_KINGS = 1 << 6;
/** Captures go along ranks and files too, over the second square (Frisian). */
const STRAIGHT = 1 << 7;
/** One king may not make more than three quiet moves in a row while its side has a man (Frisian). */
const KINGS_REST = 1 << 8;
/** What makes one capture better than another, weightiest first; only the best captures are legal. */
const MOST_PIECES = 1 << 9;
const BY_A_KING = 1 << 10;
const MOST_KINGS = 1 << 11;
const KINGS_EARLIEST = 1 << 12;
/** A captured king counts almost two men; of equal captures a king's goes first (Frisian). */
const KINGS_ALMOST_TWO = 1 << 13;

/** In one object, as in `small/board.ts`. */
export const facts = {
  MEN_CAPTURE_BACK,
  FLYING,
  PROMOTES_IN_PASSING,
  LANDS_BEHIND,
  REMOVED_AT_ONCE,
  NEVER_TURNS_BACK,
  MEN_SPARE_KINGS,
  STRAIGHT,
  KINGS_REST,
  MOST_PIECES,
  BY_A_KING,
  MOST_KINGS,
  KINGS_EARLIEST,
  KINGS_ALMOST_TWO,
  RANKED: MOST_PIECES | BY_A_KING | MOST_KINGS | KINGS_EARLIEST | KINGS_ALMOST_TWO,
} as const;

/** The duties of choice (`duties.ts`) as bits. */
const DUTIES: ReadonlyMap<Variant['captureValue'], number> = new Map([
  [freeChoice, 0],
  [mostPieces, MOST_PIECES],
  [mostPiecesThenKings, MOST_PIECES | MOST_KINGS],
  [kingBeforeMan, BY_A_KING],
  [italianQuality, MOST_PIECES | BY_A_KING | MOST_KINGS | KINGS_EARLIEST],
  [frisianWorth, KINGS_ALMOST_TWO],
]);

const when = (holds: boolean, bit: number): number => (holds ? bit : 0);

/** The facts of a variant. Throws when a duty of its record is not known here. */
export function factsOf(variant: Variant): number {
  const duty = DUTIES.get(variant.captureValue);
  if (duty === undefined) throw new Error(`unknown duty of choice in ${variant.id}`);
  return (
    duty |
    when(
      variant.man.captures.some(({ rows }) => rows > 0),
      MEN_CAPTURE_BACK,
    ) |
    when(variant.king.flies, FLYING) |
    when(variant.crowning === 'goes-on-as-king', PROMOTES_IN_PASSING) |
    when(variant.king.lands === 'next', LANDS_BEHIND) |
    when(variant.removal === 'at-once', REMOVED_AT_ONCE) |
    when(!variant.mayTurnBack, NEVER_TURNS_BACK) |
    when(!variant.menTakeKings, MEN_SPARE_KINGS) |
    when(
      variant.man.captures.some(
        ({ rows, columns }) => Math.abs(rows) + Math.abs(columns) === 2 && rows * columns === 0,
      ),
      STRAIGHT,
    ) |
    when(variant.kingRunLimit !== null, KINGS_REST)
  );
}
