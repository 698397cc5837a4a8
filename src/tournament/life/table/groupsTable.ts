import type { Hash } from '../../../openings/deal.ts';
import { finalists, MOST_GROUPS } from '../../roundRobin/groups.ts';
import type { PointsTable } from '../../standings/standings.ts';
import { advancersOf, groupAlone, groupKey, type GroupKey, type Grouping } from '../phases.ts';
import { roundRobinTable } from './roundRobinTable.ts';
import type { Phase, Tournament } from '../tournament.ts';

export interface GroupTable {
  readonly group: GroupKey;
  readonly alone: Tournament;
  readonly table: PointsTable;
}

interface GroupsRow {
  readonly rank: number;
  readonly number: number;
  readonly points: number;
  readonly group: GroupKey;
  readonly place: number;
}

export interface GroupsTable {
  readonly kind: 'groups';
  readonly rows: readonly GroupsRow[];
  readonly groups: readonly GroupTable[];
}

const tablesIn = (
  tournament: Tournament,
  grouping: Grouping,
  phase: Phase,
  hash: Hash,
): readonly GroupTable[] =>
  phase.groups.map((_, index) => {
    const alone = groupAlone(tournament, grouping, phase, index);
    const table = roundRobinTable(alone, grouping.cycles, hash);
    return { group: groupKey(grouping, phase, index), alone, table };
  });

const placesIn = (phase: Phase, tables: readonly GroupTable[]): readonly Omit<GroupsRow, 'rank'>[] =>
  tables.flatMap(({ group, table }, index) =>
    table.rows.map(({ rank: place, number, points }) => ({
      number: phase.groups[index]?.[number - 1] ?? 0,
      points,
      group,
      place,
    })),
  );

/** Finals and league groups are in order. Preliminary groups are equal and come last. */
const depthOf = ({ finals }: Grouping, { isFinal, index }: GroupKey): number =>
  isFinal || finals === 0 ? index : MOST_GROUPS;

export function groupsTable(tournament: Tournament, grouping: Grouping, hash: Hash): GroupsTable {
  const phases = tournament.phases
    .filter(({ from }) => from === 1 || from <= tournament.rounds.length)
    .toReversed()
    .map((phase) => ({ phase, tables: tablesIn(tournament, grouping, phase, hash) }));
  const levels = phases.flatMap(({ phase, tables }) =>
    placesIn(phase, tables).map((row) => ({ ...row, depth: depthOf(grouping, row.group) })),
  );
  const known = levels.filter((row, at) => levels.findIndex(({ number }) => number === row.number) === at);
  const isAhead = (a: (typeof known)[number], b: (typeof known)[number]): boolean =>
    a.depth < b.depth || (a.depth === b.depth && a.place < b.place);
  const rows = known
    .toSorted((a, b) => a.depth - b.depth || a.place - b.place || a.number - b.number)
    .map(({ depth, ...row }) => ({
      ...row,
      rank: 1 + known.filter((other) => isAhead(other, { ...row, depth })).length,
    }));
  return { kind: 'groups', rows, groups: phases.toReversed().flatMap(({ tables }) => tables) };
}

/** The finals: the best remaining players of each group, all winners before all runners-up. */
export function finalsAfter(tournament: Tournament, grouping: Grouping, phase: Phase, hash: Hash): Phase {
  const here = new Set(tournament.players.flatMap(({ number, withdrawn }) => (withdrawn ? [] : [number])));
  const tables = tablesIn(tournament, grouping, phase, hash);
  const best = phase.groups.map((group, index) =>
    (tables[index]?.table.rows ?? []).flatMap(({ number }) => {
      const player = group[number - 1];
      return player !== undefined && here.has(player) ? [player] : [];
    }),
  );
  return {
    from: tournament.rounds.length + 1,
    groups: finalists(best, advancersOf(grouping, phase), grouping.finals),
  };
}
