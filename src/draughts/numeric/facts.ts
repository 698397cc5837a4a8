/** A variant's facts for the compiled rules, as the bits of one integer (`assembly/facts.ts`). */
import { frisianWorth, italianQuality, kingBeforeMan, mostPieces, mostPiecesThenKings } from '../duties.ts';
import type { AnyVariant, Variant } from '../variant.ts';

type Fact = (variant: AnyVariant) => boolean;

/** Whether a game has one of these capture rules, where only the best captures are legal. */
const valuing =
  (...rules: readonly Variant['captureValue'][]): Fact =>
  ({ captureValue }) =>
    rules.includes(captureValue);

/** In order, from the lowest bit. */
const FACTS = Object.values({
  menCaptureBack: ({ man }) => man.captures.some(({ rows }) => rows > 0),
  /** Kings move and capture any distance; otherwise, one step. */
  flying: ({ king }) => king.flies,
  /** A man that reaches the last row during a capture continues as a king. */
  promotesInPassing: ({ crowning }) => crowning === 'goes-on-as-king',
  /** A flying king lands right behind the captured piece. */
  landsBehind: ({ king }) => king.lands === 'next',
  /** Captured pieces leave the board at once. */
  removedAtOnce: ({ removal }) => removal === 'at-once',
  /** A piece may not reverse its direction between captures. */
  neverTurnsBack: ({ mayTurnBack }) => !mayTurnBack,
  menSpareKings: ({ menTakeKings }) => !menTakeKings,
  /** Captures also go along ranks and files (Frisian). */
  straight: ({ man }) =>
    man.captures.some(({ rows, columns }) => rows * columns === 0 && Math.abs(rows + columns) === 2),
  // Values of captures, most important first.
  mostPieces: valuing(mostPieces, mostPiecesThenKings, italianQuality),
  byAKing: valuing(kingBeforeMan, italianQuality),
  mostKings: valuing(mostPiecesThenKings, italianQuality),
  kingsEarliest: valuing(italianQuality),
  /** A captured king counts as almost two men; on ties a king captures (Frisian). */
  kingsAlmostTwo: valuing(frisianWorth),
} satisfies Readonly<Record<string, Fact>>);

export const factsOf = (variant: AnyVariant): number =>
  FACTS.reduce((bits, holds, bit) => bits | (holds(variant) ? 1 << bit : 0), 0);
