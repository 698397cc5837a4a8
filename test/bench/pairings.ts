/**
 * CPU time to pair a round of a Swiss by FIDE's Dutch system: nine rounds with random absences,
 * byes and results.
 */
import { pairDutch } from '../../src/tournament/dutch/pairDutch.ts';
import type { Game, Pair, Round, SwissEvent } from '../../src/tournament/event.ts';
import { chance as chanceFrom } from '../rating/season.ts';
import { alone, type Bench, median, quantile } from './bench.ts';

const ROUNDS = 9;
/** Players, and the number of events of this size. */
const FIELDS = [
  [50, 12],
  [100, 12],
  [200, 12],
  [400, 4],
  [1000, 2],
] as const;
const ABSENT = 0.03;
/** How much more often the higher seed wins, from the first to the last. */
const EDGE = 0.3;

function finish({ white, black }: Pair, players: number, chance: () => number): Game {
  const luck = chance() + (EDGE * (black - white)) / players;
  return { white, black, result: luck > 0.7 ? '1-0' : luck > 0.3 ? '=' : '0-1' };
}

/** CPU time (ms) of each round of an event. */
function timesOf(players: number, seed: number): readonly number[] {
  const chance = chanceFrom(seed);
  const rounds: Round[] = [];
  const event: SwissEvent = {
    players: Array.from({ length: players }, (_, index) => ({ number: index + 1 })),
    scoring: { win: 2, draw: 1, loss: 0, bye: 2 },
    expectedRounds: ROUNDS,
    initialColor: 'white',
    forbidden: [],
    rounds,
  };
  return Array.from({ length: ROUNDS }, () => {
    const absent = event.players.filter(() => chance() < ABSENT).map(({ number }) => number);
    const before = process.cpuUsage();
    const pairing = pairDutch(event, absent);
    const { user, system } = process.cpuUsage(before);
    if (!pairing.ok) throw new Error('a round that cannot be paired');
    const { pairs, bye } = pairing.value;
    rounds.push({
      pairs: pairs.map((pair) => finish(pair, players, chance)),
      bye,
      absent: absent.map((number) => ({ number, kind: 'zero' })),
    });
    return (user + system) / 1000;
  });
}

export const pairings: Bench = async function* pairings() {
  timesOf(200, 0);
  for (const [players, events] of FIELDS) {
    const times = Array.from({ length: events }, (_, index) => timesOf(players, index + 1)).flat();
    yield alone(`${players} players, median round`, 'ms', median(times));
    yield alone(`${players} players, p99 round`, 'ms', quantile(times, 0.99));
  }
};
