/** Nine rounds of a Swiss, beside a small package that supports neither colors nor FIDE's rules. */
import { z } from 'zod';
import { pairDutch } from '../../../src/tournament/dutch/pairDutch.ts';
import type { Round, SwissEvent } from '../../../src/tournament/event.ts';
import type { Figure } from '../bench.ts';
import { beside } from './beside.ts';
import { peer } from './peer.ts';

const [PLAYERS, ROUNDS] = [50, 9];

interface Pair {
  readonly home: number | null;
  readonly away: number | null;
}
interface Match {
  readonly round: number;
  readonly home: { readonly id: number | null; readonly points: number };
  readonly away: { readonly id: number | null; readonly points: number };
}
const SwissPairing = z.custom<
  (options: { readonly maxPointsPerRound: number }) => {
    getMatchups(
      round: number,
      participants: readonly { readonly id: number; readonly seed: number }[],
      matches: readonly Match[],
    ): readonly Pair[];
  }
>((value) => typeof value === 'function');

function ours(): void {
  const rounds: Round[] = [];
  const event: SwissEvent = {
    players: Array.from({ length: PLAYERS }, (_, index) => ({ number: index + 1 })),
    scoring: { win: 1, draw: 0.5, loss: 0, bye: 1 },
    expectedRounds: ROUNDS,
    initialColor: 'white',
    forbidden: [],
    rounds,
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const pairing = pairDutch(event, []);
    if (!pairing.ok) throw new Error('a round that cannot be paired');
    const { pairs, bye } = pairing.value;
    const won = pairs.map(({ white, black }) => ({
      white,
      black,
      result: white < black ? ('1-0' as const) : ('0-1' as const),
    }));
    rounds.push({ pairs: won, bye, absent: [] });
  }
}

export async function swissFigure(): Promise<Figure> {
  const swissPairing = SwissPairing.parse(await peer('swiss-pairing'));
  const swiss = swissPairing({ maxPointsPerRound: 1 });
  const participants = Array.from({ length: PLAYERS }, (_, index) => ({ id: index + 1, seed: index + 1 }));
  const theirs = (): void => {
    const matches: Match[] = [];
    for (let round = 1; round <= ROUNDS; round += 1)
      for (const { home, away } of swiss.getMatchups(round, participants, matches)) {
        const isHomeBetter = (home ?? PLAYERS + 1) < (away ?? PLAYERS + 1);
        matches.push({
          round,
          home: { id: home, points: isHomeBetter ? 1 : 0 },
          away: { id: away, points: isHomeBetter ? 0 : 1 },
        });
      }
  };
  return beside({
    name: `Swisses of ${PLAYERS} players, ${ROUNDS} rounds, paired`,
    unit: 'events/s',
    peer: 'swiss-pairing',
    ours: { work: ours, count: 1 },
    theirs: { work: theirs, count: 1 },
    rounds: 5,
  });
}
