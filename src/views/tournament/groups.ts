/** The groups of a tournament as they are looked at: each by its name, and as the round robin that it is. */
import type { Say } from '../../i18n/say.ts';
import { letterOf, phaseAt } from '../../tournament/life/phases.ts';
import type { GroupTable } from '../../tournament/life/groupsTable.ts';
import type { Meeting, Tournament } from '../../tournament/life/tournament.ts';
import type { TableView } from './standing.ts';

/** So many pictures side by side are enough for a message. */
const MOST_SHOWN = 4;

/** `null`: the final. */
export const groupName = (say: Say, group: number | null): string =>
  group === null ? say('tournament.group.final') : say('tournament.group', { letter: letterOf(group) });

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
  const final = table.groups.filter(({ group }) => group === null);
  const shown = final.length > 0 ? final : table.groups.slice(0, MOST_SHOWN);
  return shown.map((group) => ({ name: groupName(say, group.group), view: viewOf(say, view, group) }));
}

/** Meetings by the groups that they belong to; all under one empty name where there are no groups. */
export function byGroup(
  say: Say,
  tournament: Pick<Tournament, 'phases'>,
  round: number,
  meetings: readonly Meeting[],
): ReadonlyMap<string, readonly Meeting[]> {
  const groups = phaseAt(tournament, round)?.groups ?? [];
  return Map.groupBy(meetings, ({ white }) => {
    const index = groups.findIndex((group) => group.includes(white));
    return index < 0 ? '' : groupName(say, groups.length === 1 ? null : index);
  });
}
