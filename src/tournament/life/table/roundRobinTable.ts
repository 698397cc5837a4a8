import type { Hash } from '../../../openings/deal.ts';
import type { Round } from '../../event.ts';
import { type PointsTable, standingsFor } from '../../standings/standings.ts';
import { ROUND_ROBIN_TIE_BREAKS } from '../../standings/tieBreaks.ts';
import { swissOf, tieBreaksFrom } from './playedEvent.ts';
import type { Participant, Tournament } from '../tournament.ts';

export function roundRobinTable(tournament: Tournament, cycles: 1 | 2, hash: Hash): PointsTable {
  const tieBreaks = tieBreaksFrom(ROUND_ROBIN_TIE_BREAKS, tournament.terms.tieBreak);
  const event = { system: 'round-robin', cycles, ...withoutLeavers(tournament, hash) } as const;
  return { kind: 'points', rows: standingsFor(event, tieBreaks), tieBreaks };
}

/** Players who left before half of their games were played (General Regulations 6.6). */
function withoutLeavers(tournament: Tournament, hash: Hash) {
  const event = swissOf(tournament, hash);
  const leavers = earlyLeavers(tournament);
  const isVoided = ({ white, black }: Round['pairs'][number]): boolean =>
    leavers.has(white) || leavers.has(black);
  const rounds = event.rounds.map((round): Round => {
    const voided = round.pairs.filter(isVoided).flatMap(({ white, black }) => [white, black]);
    return {
      ...round,
      pairs: round.pairs.filter((pair) => !isVoided(pair)),
      absent: [...round.absent, ...voided.map((number) => ({ number, kind: 'zero' as const }))],
    };
  });
  return { ...event, rounds };
}

type Played = Pick<Tournament, 'rounds' | 'planned' | 'players'>;

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
  const games = (planned ?? 0) - (players.length % 2 === 0 ? 0 : (planned ?? 0) / players.length);
  return 2 * played.length < games;
}
