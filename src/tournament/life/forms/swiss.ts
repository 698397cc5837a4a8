/** Swiss and Double-Swiss, which differ in how they pair and in the games of a meeting. */
import { type Result, done, refused } from '../../../kit/result.ts';
import type { Hash } from '../../../openings/deal.ts';
import { pairDoubleSwiss } from '../../doubleSwiss/pairDoubleSwiss.ts';
import { pairDutch } from '../../dutch/pairDutch.ts';
import type { Absence, AnyEvent, Pairing } from '../../event.ts';
import { roundsOf } from '../../knockOut/pairKnockOut.ts';
import { type PointsTable, standingsFor } from '../../standings/standings.ts';
import { SWISS_TIE_BREAKS } from '../../standings/tieBreaks.ts';
import { DOUBLE_BYE, doubleSwissOf, swissOf, tieBreaksFrom } from '../table/playedEvent.ts';
import { type Form, MOST_ROUNDS } from '../terms.ts';
import type { Tournament } from '../tournament.ts';
import type { Draw, FormRules } from './form.ts';

type Swiss = Form<'swiss' | 'double-swiss'>;
type EventOf<S> = Extract<AnyEvent, { readonly system: S }>;

/** Limits the rounds, because nobody meets the same opponent twice. */
const roundsFor = (players: number, wanted: number): number =>
  Math.max(1, Math.min(wanted, MOST_ROUNDS, players % 2 === 0 ? players - 1 : players));

function drawOf(pairing: Result<Pairing, 'no-pairing'>): Result<Draw, 'no-pairing'> {
  if (!pairing.ok) return pairing;
  const { pairs, bye } = pairing.value;
  // If at most one player is present, there is nothing to play.
  return pairs.length === 0 ? refused('no-pairing') : done({ pairs, byes: bye === null ? [] : [bye] });
}

const swissRules = <S extends 'dutch' | 'double-swiss'>(
  eventOf: (tournament: Tournament, hash: Hash) => EventOf<S>,
  pair: (event: EventOf<S>, absent: readonly number[]) => Result<Pairing, 'no-pairing'>,
) =>
  ({
    least: 3,
    isFixed: false,
    hasRounds: true,
    hasWinners: false,
    isSeason: false,
    hasPauses: true,
    clock: null,
    isEndless: false,
    reach: () => null,
    meetings: () => [],
    tieBreaks: SWISS_TIE_BREAKS,
    fault: ({ rounds }: Swiss) =>
      rounds !== null && (rounds < 1 || rounds > MOST_ROUNDS)
        ? ({ code: 'tournament-rounds', most: MOST_ROUNDS } as const)
        : null,
    lasts: () => null,
    mostRounds: ({ rounds }: Swiss) => rounds ?? MOST_ROUNDS,
    grouping: () => null,
    /** The default is one more round than a knockout would have. */
    planned: ({ rounds }: Swiss, players: number) => roundsFor(players, rounds ?? roundsOf(players) + 1),
    scheduled: () => null,
    draw(tournament: Tournament, _: Swiss, absent: readonly Absence[], hash: Hash) {
      const numbers = absent.map(({ number }) => number);
      return drawOf(pair(eventOf(tournament, hash), numbers));
    },
    table(tournament: Tournament, _: Swiss, hash: Hash): PointsTable {
      const tieBreaks = tieBreaksFrom(SWISS_TIE_BREAKS, tournament.terms.tieBreak);
      return { kind: 'points', rows: standingsFor(eventOf(tournament, hash), tieBreaks), tieBreaks };
    },
    event: (tournament: Tournament, _: Swiss, hash: Hash) => eventOf(tournament, hash),
  }) as const;

export const swiss: FormRules<'swiss'> = {
  ...swissRules<'dutch'>((...held) => ({ system: 'dutch', ...swissOf(...held) }), pairDutch),
  most: 200,
  games: 1,
  bye: 1,
  chosen: ({ rounds }) => ({ kind: 'swiss', rounds }),
};

export const doubleSwiss: FormRules<'double-swiss'> = {
  ...swissRules<'double-swiss'>(
    (...held) => ({ system: 'double-swiss', ...doubleSwissOf(...held) }),
    pairDoubleSwiss,
  ),
  most: 64,
  games: 2,
  bye: DOUBLE_BYE,
  chosen: ({ rounds }) => ({ kind: 'double-swiss', rounds }),
};
