/** The table of a round robin, in which the games of early leavers count for nobody. */
import type { Hash } from '../../openings/deal.ts';
import type { Round } from '../event.ts';
import { standingsFor } from '../standings/standingsFor.ts';
import type { Row } from '../standings/standings.ts';
import { swissOf } from './playedEvent.ts';
import { tieBreaksOf } from './tieBreakOrder.ts';
import type { Participant, Tournament } from './tournament.ts';

/** Best first. */
export const roundRobinRows = (tournament: Tournament, cycles: 1 | 2, hash: Hash): readonly Row[] =>
  standingsFor(
    { system: 'round-robin', cycles, ...withoutLeavers(tournament, hash) },
    tieBreaksOf(tournament.terms),
  );

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
