/** The groups of a tournament as they are looked at: each by its name, and as the round robin that it is. */
import type { Say } from '../../i18n/say.ts';
import { groupKey, letterOf, phaseAt, type GroupKey } from '../../tournament/life/phases.ts';
import type { GroupTable } from '../../tournament/life/groupsTable.ts';
import type { Meeting, Tournament } from '../../tournament/life/tournament.ts';
import type { TableView } from './standing.ts';

/** So many pictures side by side are enough for a message. */
const MOST_SHOWN = 4;

export function groupName(say: Say, { isFinal, isOnly, index }: GroupKey): string {
  if (!isFinal) return say('tournament.group', { letter: letterOf(index) });
  return isOnly ? say('tournament.group.final') : say('tournament.group.finals', { letter: letterOf(index) });
}

/** A group, or the final, with what it is called. */
export interface NamedPart {
  readonly name: string;
  readonly view: TableView;
}

function viewOf(say: Say, view: TableView, { group, alone, table }: GroupTable): TableView {
  const name = say('tournament.group.of', { name: view.tournament.terms.name, group: groupName(say, group) });
  return { ...view, tournament: { ...alone, terms: { ...alone.terms, name } }, table, page: 0 };
}

/** What is looked at: of a tournament of groups the one that is on the page. */
export function partOf(say: Say, view: TableView): TableView {
  const { table, page } = view;
  const group = table.kind === 'groups' ? table.groups[page] : undefined;
  return group ? viewOf(say, view, group) : view;
}

/** All that is told at once of a tournament of groups: those that play now, the first of many. None of another. */
export function partsOf(say: Say, view: TableView): readonly NamedPart[] {
  const { table } = view;
  if (table.kind !== 'groups') return [];
  const finals = table.groups.filter(({ group }) => group.isFinal);
  const shown = finals.length > 0 ? finals : table.groups.slice(0, MOST_SHOWN);
  return shown.map((group) => ({ name: groupName(say, group.group), view: viewOf(say, view, group) }));
}

/** Meetings by the groups that they belong to; all under one empty name where there are no groups. */
export function byGroup(
  say: Say,
  tournament: Pick<Tournament, 'phases' | 'terms'>,
  round: number,
  meetings: readonly Meeting[],
): ReadonlyMap<string, readonly Meeting[]> {
  const phase = phaseAt(tournament, round);
  return Map.groupBy(meetings, ({ white }) => {
    const index = phase?.groups.findIndex((group) => group.includes(white)) ?? -1;
    return phase && index >= 0 ? groupName(say, groupKey(tournament.terms.form, phase, index)) : '';
  });
}
