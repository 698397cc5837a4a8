/** The table of a tournament of any form, from the finished rounds; of an arena, from the finished games. */
import type { Hash } from '../../openings/deal.ts';
import type { ArenaRow } from '../arena/scores.ts';
import { standingsFor } from '../standings/standingsFor.ts';
import type { PointsTable, Row } from '../standings/standings.ts';
import type { TieBreak } from '../standings/tieBreaks.ts';
import { arenaRows } from './arenaRows.ts';
import { groupsTable, type GroupsTable } from './groupsTable.ts';
import { doubleSwissOf, swissOf } from './playedEvent.ts';
import { roundRobinRows } from './roundRobinTable.ts';
import { tieBreaksOf } from './tieBreakOrder.ts';
import type { Tournament } from './tournament.ts';

/** A line of a knock-out: how far somebody came. */
export interface KnockOutRow {
  /** From 1; those who lost in one round share a place. */
  readonly rank: number;
  readonly number: number;
  /** How many matches they won. */
  readonly won: number;
}

export type Table =
  | PointsTable
  | GroupsTable
  | { readonly kind: 'knock-out'; readonly rows: readonly KnockOutRow[] }
  | { readonly kind: 'arena'; readonly rows: readonly ArenaRow[] };

/** Up to a round, if it is given: as the table stood after it. */
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

/** By how late they lost, then by the match for the third place. */
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
