/** The endings of international draughts (FMJD 6.2 to 6.4). */
import { drawnByRatio, kingsOnlyRatio, type Ratio } from './ratio.ts';
import { againstLoneKing, type Material } from './material.ts';

const KINGS_ONLY = kingsOnlyRatio('kings-only-25', 25);

/** 6.3: three pieces with a king against a lone king. The count never restarts. */
const THREE_PIECES: Ratio = {
  rule: 'three-pieces-16',
  plies: 32,
  startsAt: 'ratio',
  renews: ({ crownsFirst, before, after }) => crownsFirst || (before > 4 && after <= 4),
};

/** 6.4: at most two pieces with a king against a lone king. Captures don't restart the count. */
const FEW_PIECES: Ratio = {
  rule: 'few-pieces-5',
  plies: 10,
  startsAt: 'ratio',
  renews: ({ crownsFirst, before, after }) => crownsFirst || (before > 3 && after <= 3),
};

export const internationalEndings = drawnByRatio([KINGS_ONLY, THREE_PIECES, FEW_PIECES], ({ material }) =>
  ratioOf(material),
);

function ratioOf(material: Material): Ratio {
  const strong = againstLoneKing(material)?.strong.pieces ?? Infinity;
  if (strong <= 2) return FEW_PIECES;
  return strong === 3 ? THREE_PIECES : KINGS_ONLY;
}
