/** Rules that formats with Berger tables share: round robins, groups and leagues. */
import { refused } from '../../../kit/result.ts';
import { ROUND_ROBIN_TIE_BREAKS } from '../../standings/tieBreaks.ts';
import { LARGEST_GROUP, SMALLEST_GROUP } from '../../roundRobin/groups.ts';
import type { Hash } from '../../../openings/deal.ts';
import { groupsTable } from '../table/groupsTable.ts';
import { firstPhase, type Grouping, plannedIn, rowIn } from '../phases.ts';
import type { TournamentProblem } from '../problem.ts';
import type { Form } from '../terms.ts';
import type { Tournament } from '../tournament.ts';
import type { FormWish } from './form.ts';

export const TABLE_RULES = {
  least: 3,
  games: 1,
  bye: 1,
  isFixed: true,
  hasRounds: true,
  hasWinners: false,
  hasPauses: false,
  clock: null,
  isEndless: false,
  reach: () => null,
  meetings: () => [],
  tieBreaks: ROUND_ROBIN_TIE_BREAKS,
  lasts: () => null,
  draw: () => refused('no-pairing'),
} as const;

export const scheduleOf = ({ isTwice, time }: FormWish) =>
  ({ cycles: isTwice ? 2 : 1, isAtOnce: time.kind === 'correspondence' }) as const;

const USUAL_GROUP = 6;
export const sizeOf = ({ groupSize }: FormWish): number => groupSize ?? USUAL_GROUP;

export const sizeFault = ({ size }: { readonly size: number }): TournamentProblem | null =>
  size < SMALLEST_GROUP || size > LARGEST_GROUP
    ? { code: 'tournament-group-size', least: SMALLEST_GROUP, most: LARGEST_GROUP }
    : null;

export const groupRules = <F extends Form>(grouping: (form: F) => Grouping) => ({
  ...TABLE_RULES,
  most: 64,
  grouping,
  planned: (form: F, players: number) => plannedIn(grouping(form), firstPhase(grouping(form), players)),
  scheduled: (tournament: Tournament, form: F) => {
    const phase = tournament.phases.at(-1);
    return phase ? rowIn(phase, grouping(form), tournament.rounds.length + 1) : null;
  },
  table: (tournament: Tournament, form: F, hash: Hash) => groupsTable(tournament, grouping(form), hash),
  event: () => null,
});
