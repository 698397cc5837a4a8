/** Between the times that a league is held: who plays in which group the next time. */
import type { Hash } from '../../openings/deal.ts';
import type { UserId } from '../../game/player.ts';
import { moversIn, orderAfter } from '../roundRobin/league.ts';
import { tableOf, type Table } from './table.ts';
import type { Tournament } from './tournament.ts';

/** The players of each group, best first. */
const groupsIn = ({ players }: Tournament, table: Table): readonly (readonly UserId[])[] =>
  table.kind === 'groups'
    ? table.groups.map(({ group: { index } }) =>
        table.rows
          .filter(({ group }) => group.index === index)
          .flatMap(({ number }) => players.find((player) => player.number === number)?.id ?? []),
      )
    : [];

/** Everybody in the order in which they are put into groups the next time; empty for what is no league. */
export function nextOrder(tournament: Tournament, hash: Hash): readonly UserId[] {
  const { form } = tournament.terms;
  return form.kind === 'league'
    ? orderAfter(groupsIn(tournament, tableOf(tournament, hash)), form.moving)
    : [];
}

/** Who moves a group up and who moves down the next time, as far as all play again; nobody in what is no league. */
export function moversOf(tournament: Tournament, table: Table) {
  const { form } = tournament.terms;
  return moversIn(groupsIn(tournament, table), form.kind === 'league' ? form.moving : 0);
}
