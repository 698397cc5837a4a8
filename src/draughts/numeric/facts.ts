/** A variant's facts for the compiled rules, as the bits of one integer (`assembly/facts.ts`). */
import {
  freeChoice,
  frisianWorth,
  italianQuality,
  kingBeforeMan,
  mostPieces,
  mostPiecesThenKings,
} from '../duties.ts';
import type { AnyVariant, Variant } from '../variant.ts';

const BITS = {
  MEN_CAPTURE_BACK: 1 << 0,
  /** Kings move and capture any distance; otherwise one step. */
  FLYING: 1 << 1,
  /** A man that reaches the last row during a capture continues as a king. */
  PROMOTES_IN_PASSING: 1 << 2,
  /** A flying king lands right behind the captured piece. */
  LANDS_BEHIND: 1 << 3,
  /** Captured pieces leave the board at once. */
  REMOVED_AT_ONCE: 1 << 4,
  /** A piece may not reverse its direction between captures. */
  NEVER_TURNS_BACK: 1 << 5,
  MEN_SPARE_KINGS: 1 << 6,
  /** Captures also go along ranks and files (Frisian). */
  STRAIGHT: 1 << 7,
  /** Values of captures, weightiest first; only the best captures are legal. */
  MOST_PIECES: 1 << 8,
  BY_A_KING: 1 << 9,
  MOST_KINGS: 1 << 10,
  KINGS_EARLIEST: 1 << 11,
  /** A captured king counts as almost two men; on ties a king captures (Frisian). */
  KINGS_ALMOST_TWO: 1 << 12,
} as const;
const { BY_A_KING, KINGS_ALMOST_TWO, KINGS_EARLIEST, MOST_KINGS, MOST_PIECES } = BITS;

/** The capture rules (`duties.ts`) as bits. */
const DUTIES: ReadonlyMap<Variant['captureValue'], number> = new Map([
  [freeChoice, 0],
  [mostPieces, MOST_PIECES],
  [mostPiecesThenKings, MOST_PIECES | MOST_KINGS],
  [kingBeforeMan, BY_A_KING],
  [italianQuality, MOST_PIECES | BY_A_KING | MOST_KINGS | KINGS_EARLIEST],
  [frisianWorth, KINGS_ALMOST_TWO],
]);

const when = (holds: boolean, bit: number): number => (holds ? bit : 0);

export function factsOf(variant: AnyVariant): number {
  const duty = DUTIES.get(variant.captureValue);
  if (duty === undefined) throw new Error(`unknown capture rule in ${variant.id}`);
  return (
    duty |
    when(
      variant.man.captures.some(({ rows }) => rows > 0),
      BITS.MEN_CAPTURE_BACK,
    ) |
    when(variant.king.flies, BITS.FLYING) |
    when(variant.crowning === 'goes-on-as-king', BITS.PROMOTES_IN_PASSING) |
    when(variant.king.lands === 'next', BITS.LANDS_BEHIND) |
    when(variant.removal === 'at-once', BITS.REMOVED_AT_ONCE) |
    when(!variant.mayTurnBack, BITS.NEVER_TURNS_BACK) |
    when(!variant.menTakeKings, BITS.MEN_SPARE_KINGS) |
    when(
      variant.man.captures.some(
        ({ rows, columns }) => Math.abs(rows) + Math.abs(columns) === 2 && rows * columns === 0,
      ),
      BITS.STRAIGHT,
    )
  );
}
