import { roundsIn } from '../../roundRobin/berger.ts';
import { rowIn } from '../phases.ts';
import { swissOf } from '../table/playedEvent.ts';
import { roundRobinTable } from '../table/roundRobinTable.ts';
import { MOST_ROUNDS } from '../terms.ts';
import type { FormRules } from './form.ts';
import { scheduleOf, TABLE_RULES } from './tableRules.ts';

export const roundRobin: FormRules<'round-robin'> = {
  ...TABLE_RULES,
  most: 16,
  isSeason: false,
  chosen: (wish) => ({ kind: 'round-robin', ...scheduleOf(wish) }),
  fault: () => null,
  mostRounds: ({ cycles }) => cycles * MOST_ROUNDS,
  grouping: () => null,
  planned: ({ cycles }, players) => cycles * roundsIn(players),
  scheduled: ({ players, rounds }, form) =>
    rowIn({ from: 1, groups: [players.map((_, index) => index + 1)] }, form, rounds.length + 1),
  table: (tournament, { cycles }, hash) => roundRobinTable(tournament, cycles, hash),
  event: (tournament, { cycles }, hash) => ({ system: 'round-robin', cycles, ...swissOf(tournament, hash) }),
};
