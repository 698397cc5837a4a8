import { pairDoubleSwiss } from '../../doubleSwiss/pairDoubleSwiss.ts';
import { DOUBLE_BYE, doubleSwissOf } from '../table/playedEvent.ts';
import type { FormRules } from './form.ts';
import { drawOf, pointsOf, SWISS_RULES } from './swissRules.ts';

export const doubleSwiss: FormRules<'double-swiss'> = {
  ...SWISS_RULES,
  most: 64,
  games: 2,
  bye: DOUBLE_BYE,
  chosen: ({ rounds }) => ({ kind: 'double-swiss', rounds }),
  draw: (tournament, _, absent, hash) =>
    drawOf(
      pairDoubleSwiss(
        doubleSwissOf(tournament, hash),
        absent.map(({ number }) => number),
      ),
    ),
  table: (tournament, _, hash) =>
    pointsOf({ system: 'double-swiss', ...doubleSwissOf(tournament, hash) }, tournament.terms),
  event: (tournament, _, hash) => ({ system: 'double-swiss', ...doubleSwissOf(tournament, hash) }),
};
