/** The table of a tournament, from its finished rounds; of an arena, from its finished games. */
import type { Hash } from '../../openings/deal.ts';
import type { ArenaRow } from '../arena/scores.ts';
import { type PointsTable, type Row, standingsFor } from '../standings/standings.ts';
import type { TieBreak } from '../standings/tieBreaks.ts';
import { arenaRows, doubleSwissOf, swissOf, tieBreaksOf } from './playedEvent.ts';
import { groupsTable, type GroupsTable } from './groupsTable.ts';
import { roundRobinRows } from './roundRobinTable.ts';
import type { Tournament } from './tournament.ts';

export interface KnockOutRow {
  readonly rank: number;
  readonly number: number;
  readonly won: number;
}

export type Table =
  | PointsTable
  | GroupsTable
  | { readonly kind: 'knock-out'; readonly rows: readonly KnockOutRow[] }
  | { readonly kind: 'arena'; readonly rows: readonly ArenaRow[] };

export function tableOf(tournament: Tournament, hash: Hash, upTo = tournament.rounds.length): Table {
  const { form } = tournament.terms;
  const tieBreaks = tieBreaksOf(tournament.terms);
  const seen = { ...tournament, rounds: tournament.rounds.slice(0, upTo) };
  switch (form.kind) {
    case 'swiss':
      return points(standingsFor({ system: 'dutch', ...swissOf(seen, hash) }, tieBreaks), tieBreaks);
    case 'double-swiss':
      return points(
        standingsFor({ system: 'double-swiss', ...doubleSwissOf(seen, hash) }, tieBreaks),
        tieBreaks,
      );
    case 'round-robin':
      return points(roundRobinRows(seen, form.cycles, hash), tieBreaks);
    case 'groups':
    case 'league':
      return groupsTable(seen, form, hash);
    case 'knock-out':
      return { kind: 'knock-out', rows: knockOutRows(seen) };
    case 'arena':
      return { kind: 'arena', rows: arenaRows(seen) };
  }
}

const points = (rows: readonly Row[], tieBreaks: readonly TieBreak[]): PointsTable => ({
  kind: 'points',
  rows,
  tieBreaks,
});

/** By the round of the loss, then by the match for third place. */
function knockOutRows({ players, rounds, planned }: Tournament): readonly KnockOutRow[] {
  const finals = planned ?? 0;
  const rows = players.map(({ number }) => {
    const own = rounds.flatMap((round) =>
      round.meetings
        .filter(({ white, black }) => white === number || black === number)
        .map(({ winner }) => ({ round: round.number, winner })),
    );
    const lost = own.find(({ winner }) => winner !== null && winner !== number)?.round ?? null;
    const isThird =
      lost === finals - 1 && own.some(({ round, winner }) => round === finals && winner === number);
    const won = own.filter(({ winner }) => winner === number).length;
    return { number, won, reach: lost === null ? finals + 1 : lost + (isThird ? 0.5 : 0) };
  });
  return rows
    .toSorted((a, b) => b.reach - a.reach || a.number - b.number)
    .map(({ number, won, reach }) => ({
      rank: 1 + rows.filter((other) => other.reach > reach).length,
      number,
      won,
    }));
}
