/** The table of a tournament of any form, from the finished rounds; of an arena, from the finished games. */
import type { Hash } from '../../openings/deal.ts';
import type { ArenaRow } from '../arena/scores.ts';
import type { Round } from '../event.ts';
import { standingsFor } from '../standings/standingsFor.ts';
import type { Row } from '../standings/standings.ts';
import { ROUND_ROBIN_TIE_BREAKS, SWISS_TIE_BREAKS, type TieBreak } from '../standings/tieBreaks.ts';
import { arenaRows } from './arenaRows.ts';
import { doubleSwissOf, swissOf } from './playedEvent.ts';
import type { Participant, Tournament } from './tournament.ts';

/** A line of a knock-out: how far somebody came. */
export interface KnockOutRow {
  /** From 1; those who lost in one round share a place. */
  readonly rank: number;
  readonly number: number;
  /** How many matches they won. */
  readonly won: number;
}

export type Table =
  | { readonly kind: 'points'; readonly tieBreaks: readonly TieBreak[]; readonly rows: readonly Row[] }
  | { readonly kind: 'knock-out'; readonly rows: readonly KnockOutRow[] }
  | { readonly kind: 'arena'; readonly rows: readonly ArenaRow[] };

/** Up to a round, if it is given: as the table stood after it. */
export function tableOf(tournament: Tournament, hash: Hash, upTo = tournament.rounds.length): Table {
  const { form } = tournament.terms;
  const seen = { ...tournament, rounds: tournament.rounds.slice(0, upTo) };
  switch (form.kind) {
    case 'swiss':
      return points(
        standingsFor({ system: 'dutch', ...swissOf(seen, hash) }, SWISS_TIE_BREAKS),
        SWISS_TIE_BREAKS,
      );
    case 'double-swiss':
      return points(
        standingsFor({ system: 'double-swiss', ...doubleSwissOf(seen, hash) }, SWISS_TIE_BREAKS),
        SWISS_TIE_BREAKS,
      );
    case 'round-robin': {
      const event = { system: 'round-robin', cycles: form.cycles, ...withoutLeavers(seen, hash) } as const;
      return points(standingsFor(event, ROUND_ROBIN_TIE_BREAKS), ROUND_ROBIN_TIE_BREAKS);
    }
    case 'knock-out':
      return { kind: 'knock-out', rows: knockOutRows(seen) };
    case 'arena':
      return { kind: 'arena', rows: arenaRows(seen) };
  }
}

const points = (rows: readonly Row[], tieBreaks: readonly TieBreak[]): Table => ({
  kind: 'points',
  rows,
  tieBreaks,
});

/**
 * The games of who left a round robin before having played half of them count for nobody (General Regulations for
 * Competitions 6.6): they stay on record, but stand in no table.
 */
function withoutLeavers(tournament: Tournament, hash: Hash) {
  const event = swissOf(tournament, hash);
  const leavers = earlyLeavers(tournament);
  const isAnnulled = ({ white, black }: Round['pairs'][number]): boolean =>
    leavers.has(white) || leavers.has(black);
  const rounds = event.rounds.map((round): Round => {
    const annulled = round.pairs.filter(isAnnulled).flatMap(({ white, black }) => [white, black]);
    return {
      ...round,
      pairs: round.pairs.filter((pair) => !isAnnulled(pair)),
      absent: [...round.absent, ...annulled.map((number) => ({ number, kind: 'zero' as const }))],
    };
  });
  return { ...event, rounds };
}

type Played = Pick<Tournament, 'rounds' | 'planned' | 'players'>;

/** Whose games of a round robin count for nobody, by number. */
export const earlyLeavers = (tournament: Played): ReadonlySet<number> =>
  new Set(
    tournament.players.filter((player) => hasLeftEarly(tournament, player)).map(({ number }) => number),
  );

function hasLeftEarly({ rounds, planned, players }: Played, { number, withdrawn }: Participant): boolean {
  if (!withdrawn) return false;
  const played = rounds
    .flatMap(({ meetings }) => meetings.flatMap(({ games }) => games))
    .filter(
      ({ white, black, result, id }) =>
        (white === number || black === number) && result !== null && id !== null,
    );
  // Whoever is free in an odd table has a game less.
  const games = (planned ?? 0) - (players.length % 2 === 0 ? 0 : (planned ?? 0) / players.length);
  return 2 * played.length < games;
}

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
