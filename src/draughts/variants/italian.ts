/** Italian draughts, under the technical rules of the FID. */
import { fourfold } from '../draws/sudden.ts';
import { kingsOnly } from '../draws/ratio.ts';
import { italianQuality } from '../duties.ts';
import type { Variant } from '../variant.ts';
import { english } from './english.ts';

export const italian: Variant = {
  ...english,
  id: 'italian',
  // FID 2.3: the dark corner is at the right.
  squares: 'lower-right',
  begins: 'white',
  // FID 5: men capture forward and can't capture kings; kings move one square in all directions.
  menTakeKings: false,
  // FID 6: most pieces; then by a king; then most kings; then the earliest kings.
  captureValue: italianQuality,
  // FID 10.4: the same position for the fourth time, and 40 moves of both sides without progress.
  draws: [fourfold, kingsOnly('kings-only-40', 40)],
  pdn: { gameType: '22,W,8,8,N2,1', variant: null },
};
