/** Armenian draughts, tama (draughts.github.io, armenian; no second source was found). */
import { DIAGONALLY, DIAGONALLY_FORWARD } from '../geometry.ts';
import { threefold } from '../draws/sudden.ts';
import type { Variant } from '../variant.ts';
import { turkish } from './turkish.ts';

export const armenian: Variant = {
  ...turkish,
  id: 'armenian',
  // Quiet moves also go diagonally; captures don't.
  man: { ...turkish.man, moves: [...turkish.man.moves, ...DIAGONALLY_FORWARD] },
  king: { ...turkish.king, moves: [...turkish.king.moves, ...DIAGONALLY] },
  // A man that reaches the last row in a capture continues as a king.
  crowning: 'goes-on-as-king',
  // The source lists only draws by agreement; without this rule, a game might never end.
  draws: [threefold],
  // PDN has no number for this variant.
  pdn: { ...turkish.pdn, variant: 'Armenian' },
};
