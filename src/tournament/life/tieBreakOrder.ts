/** In which order those who are level in points stand: as is usual for the form, with what the organizer chose before all else. */
import { ROUND_ROBIN_TIE_BREAKS, SWISS_TIE_BREAKS, type TieBreak } from '../standings/tieBreaks.ts';
import type { FirstTieBreak, Terms } from './terms.ts';

const CODES: Readonly<Record<FirstTieBreak, TieBreak>> = {
  'solkoff-cut': 'BH/C1',
  solkoff: 'BH',
  'sonneborn-berger': 'SB',
  direct: 'DE',
  won: 'WON',
  performance: 'LP',
};

export function tieBreaksOf({ form, tieBreak }: Pick<Terms, 'form' | 'tieBreak'>): readonly TieBreak[] {
  const isSwiss = form.kind === 'swiss' || form.kind === 'double-swiss';
  const usual = isSwiss ? SWISS_TIE_BREAKS : ROUND_ROBIN_TIE_BREAKS;
  if (tieBreak === null) return usual;
  const first = CODES[tieBreak];
  return [first, ...usual.filter((code) => code !== first)];
}
