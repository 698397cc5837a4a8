/** Events drawn by chance, with everything that goes wrong in real ones. Equal seeds give equal events. */
import type {
  Absence,
  Color,
  Match,
  Pairing,
  Result,
  Round,
  SwissEvent,
} from '../../src/tournament/event.ts';

/** How many events a test draws: `TOURNAMENT_RUNS=2000 npm test -- test/tournament` draws more. */
export const RUNS = Number(process.env['TOURNAMENT_RUNS'] ?? 60);

/** Mulberry32: numbers from 0 to below 1. */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Draw {
  readonly chance: () => number;
  readonly pick: <T>(some: readonly T[]) => T;
  readonly between: (least: number, most: number) => number;
}

function drawFrom(seed: number): Draw {
  const chance = chanceFrom(seed);
  return {
    chance,
    pick: (some) => some[Math.floor(chance() * some.length)]!,
    between: (least, most) => least + Math.floor(chance() * (most - least + 1)),
  };
}

/** How an event is played: how often what happens. */
interface Manner {
  readonly draws: number;
  readonly forfeits: number;
  readonly absences: number;
  readonly kinds: readonly Absence['kind'][];
}

const resultBy = ({ chance, pick }: Draw, { draws, forfeits }: Manner): Result => {
  if (chance() < forfeits) return pick(['+-', '-+', '--'] as const);
  return chance() < draws ? '=' : pick(['1-0', '0-1'] as const);
};

const COLORS: readonly Color[] = ['white', 'black'];
const SCORINGS = [
  { win: 1, draw: 0.5, loss: 0, bye: 1 },
  { win: 2, draw: 1, loss: 0, bye: 2 },
  { win: 2, draw: 1, loss: 0, bye: 1 },
] as const;

/** Everybody's first and last round: late entries until half of the rounds, withdrawals at any time. */
const staysOf = ({ chance, between }: Draw, players: number, rounds: number) =>
  Array.from({ length: players }, () => ({
    from: chance() < 0.1 ? between(1, Math.ceil(rounds / 2)) : 1,
    until: chance() < 0.1 ? between(1, rounds) : rounds,
  }));

/** Plays an event to its end. `see` is told of every round as it is paired; it ends where nothing can be paired. */
function play<P extends { white: number; black: number }>(
  draw: Draw,
  players: number,
  bye: number,
  finish: (pair: { white: number; black: number }, manner: Manner) => P,
  pair: (event: SwissEvent<P>, absent: readonly number[]) => Pairing | null,
): void {
  const { chance, pick, between } = draw;
  const expectedRounds = between(1, Math.min(players + 1, 9));
  const manner: Manner = {
    draws: pick([0.1, 0.4, 0.8]),
    forfeits: pick([0, 0.05, 0.3]),
    absences: pick([0, 0.03, 0.2]),
    kinds: pick([['zero'], ['zero', 'half'], ['zero', 'half', 'full']] as const),
  };
  const apart = pick([0, 0, 0.1, 0.3]);
  const numbers = Array.from({ length: players }, (_, index) => index + 1);
  const forbidden = numbers.flatMap((a) =>
    numbers.filter((b) => a < b && chance() < apart).map((b) => [a, b] as const),
  );
  const stays = staysOf(draw, players, expectedRounds);
  const scoring = pick(SCORINGS);
  const fixed = {
    players: numbers.map((number) => ({ number })),
    scoring: { ...scoring, bye: bye === 0 ? scoring.bye : scoring.win + scoring.draw },
    expectedRounds,
    initialColor: pick(COLORS),
    forbidden,
  };
  const rounds: Round<P>[] = [];
  while (rounds.length < expectedRounds) {
    const absent = stays.flatMap(({ from, until }, index): Absence[] => {
      if (rounds.length + 1 < from || rounds.length + 1 > until) return [{ number: index + 1, kind: 'zero' }];
      return chance() < manner.absences ? [{ number: index + 1, kind: pick(manner.kinds) }] : [];
    });
    const pairing = pair(
      { ...fixed, rounds: [...rounds] },
      absent.map(({ number }) => number),
    );
    if (!pairing) return;
    rounds.push({ ...pairing, pairs: pairing.pairs.map((one) => finish(one, manner)), absent });
  }
}

/** What is asked of each round: to be paired, and perhaps looked at. */
type Pairer<P extends { white: number; black: number }> = (
  event: SwissEvent<P>,
  absent: readonly number[],
) => Pairing | null;

export function playSwiss(
  seed: number,
  least: number,
  most: number,
  pair: Pairer<SwissEvent['rounds'][number]['pairs'][number]>,
): void {
  const draw = drawFrom(seed);
  play(
    draw,
    draw.between(least, most),
    0,
    (one, manner) => ({ ...one, result: resultBy(draw, manner) }),
    pair,
  );
}

export function playDoubleSwiss(seed: number, least: number, most: number, pair: Pairer<Match>): void {
  const draw = drawFrom(seed);
  play(
    draw,
    draw.between(least, most),
    1,
    (one, manner): Match => ({ ...one, games: [resultBy(draw, manner), resultBy(draw, manner)] }),
    pair,
  );
}
