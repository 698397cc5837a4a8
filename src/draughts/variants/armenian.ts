/** Armenian draughts, tama (draughts.github.io, armenian; no second source was found). */
import { DIAGONALLY, DIAGONALLY_FORWARD } from '../direction.ts';
import { threefold } from '../draws/threefold.ts';
import type { Variant } from '../variant.ts';
import { turkish } from './turkish.ts';

export const armenian: Variant = {
  ...turkish,
  id: 'armenian',
  // Quiet moves go diagonally as well; captures do not.
  man: { ...turkish.man, moves: [...turkish.man.moves, ...DIAGONALLY_FORWARD] },
  king: { ...turkish.king, moves: [...turkish.king.moves, ...DIAGONALLY] },
  // A man that reaches the last row in a capture goes on as a king.
  crowning: 'goes-on-as-king',
  // The source knows agreement only; without this one a game need not end.
  draws: [threefold],
  // It has no number of its own in PDN.
  pdn: { ...turkish.pdn, variant: 'Armenian' },
};
