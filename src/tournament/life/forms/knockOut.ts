import { done, refused } from '../../../kit/result.ts';
import { pairKnockOut, roundsOf } from '../../knockOut/pairKnockOut.ts';
import { knockOutOf } from '../table/playedEvent.ts';
import { MOST_ROUNDS } from '../terms.ts';
import type { Tournament } from '../tournament.ts';
import type { FormRules, KnockOutRow } from './form.ts';

export const knockOut: FormRules<'knock-out'> = {
  least: 2,
  most: 128,
  games: 2,
  bye: 1,
  isFixed: true,
  hasRounds: true,
  hasWinners: true,
  isSeason: false,
  hasPauses: false,
  clock: null,
  isEndless: false,
  reach: () => null,
  meetings: () => [],
  tieBreaks: [],
  chosen: ({ hasThirdPlace }) => ({ kind: 'knock-out', hasThirdPlace }),
  fault: () => null,
  lasts: () => null,
  mostRounds: () => MOST_ROUNDS,
  grouping: () => null,
  planned: (_, players) => roundsOf(players),
  scheduled: () => null,
  draw: (tournament, { hasThirdPlace }, _, hash) => {
    const pairing = pairKnockOut({ ...knockOutOf(tournament, hash), hasThirdPlace });
    return pairing.ok ? done(pairing.value) : refused('no-pairing');
  },
  table: (tournament) => ({ kind: 'knock-out', rows: rowsOf(tournament) }),
  event: (tournament, { hasThirdPlace }, hash) => ({
    system: 'knock-out',
    ...knockOutOf(tournament, hash),
    hasThirdPlace,
  }),
};

/** Sorted by the round when the player lost, then by the match for third place. */
function rowsOf({ players, rounds, planned }: Tournament): readonly KnockOutRow[] {
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
