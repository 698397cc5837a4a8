import type { Hash } from '../../../openings/deal.ts';
import type { Table } from '../forms/form.ts';
import type { GroupTable } from './groupsTable.ts';
import { rulesOf } from '../forms/forms.ts';
import type { Tournament } from '../tournament.ts';

export function tableOf(tournament: Tournament, hash: Hash, upTo = tournament.rounds.length): Table {
  const { terms, rounds } = tournament;
  return rulesOf(terms.form).table({ ...tournament, rounds: rounds.slice(0, upTo) }, terms.form, hash);
}

/** Empty if the tournament has no groups. */
export const groupsOf = (table: Table): readonly GroupTable[] => ('groups' in table ? table.groups : []);
