import { pairDutch } from '../../dutch/pairDutch.ts';
import { swissOf } from '../table/playedEvent.ts';
import type { FormRules } from './form.ts';
import { drawOf, pointsOf, SWISS_RULES } from './swissRules.ts';

export const swiss: FormRules<'swiss'> = {
  ...SWISS_RULES,
  most: 200,
  games: 1,
  bye: 1,
  chosen: ({ rounds }) => ({ kind: 'swiss', rounds }),
  draw: (tournament, _, absent, hash) =>
    drawOf(
      pairDutch(
        swissOf(tournament, hash),
        absent.map(({ number }) => number),
      ),
    ),
  table: (tournament, _, hash) =>
    pointsOf({ system: 'dutch', ...swissOf(tournament, hash) }, tournament.terms),
  event: (tournament, _, hash) => ({ system: 'dutch', ...swissOf(tournament, hash) }),
};
