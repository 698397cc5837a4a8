/** Rules that Swiss and Double-Swiss share. */
import { type Result, done, refused } from '../../../kit/result.ts';
import type { AnyEvent, Pair } from '../../event.ts';
import { roundsOf } from '../../knockOut/pairKnockOut.ts';
import { type PointsTable, standingsFor } from '../../standings/standings.ts';
import { SWISS_TIE_BREAKS } from '../../standings/tieBreaks.ts';
import { tieBreaksFrom } from '../table/playedEvent.ts';
import { type Form, MOST_ROUNDS, type Terms } from '../terms.ts';
import type { Draw } from './form.ts';

type Swiss = Form<'swiss' | 'double-swiss'>;

/** Limits the rounds, because nobody meets the same opponent twice. */
const roundsFor = (players: number, wanted: number): number =>
  Math.max(1, Math.min(wanted, MOST_ROUNDS, players % 2 === 0 ? players - 1 : players));

export const SWISS_RULES = {
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
} as const;

export function drawOf(
  pairing: Result<{ readonly pairs: readonly Pair[]; readonly bye: number | null }, 'no-pairing'>,
): Result<Draw, 'no-pairing'> {
  if (!pairing.ok) return pairing;
  const { pairs, bye } = pairing.value;
  // If at most one player is present, there is nothing to play.
  return pairs.length === 0 ? refused('no-pairing') : done({ pairs, byes: bye === null ? [] : [bye] });
}

export function pointsOf(
  event: Exclude<AnyEvent, { system: 'knock-out' }>,
  { tieBreak }: Pick<Terms, 'tieBreak'>,
): PointsTable {
  const tieBreaks = tieBreaksFrom(SWISS_TIE_BREAKS, tieBreak);
  return { kind: 'points', rows: standingsFor(event, tieBreaks), tieBreaks };
}
