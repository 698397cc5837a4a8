/** Neighboring winners meet. In odd matches of a round, the better seed has the initial color. */
import { type Result, done, refused } from '../../kit/result.ts';
import { type Color, type KnockOutEvent, opposite, type Pair } from '../event.ts';

interface KnockOutPairing {
  readonly pairs: readonly Pair[];
  readonly byes: readonly number[];
}

/** `over`: there is a winner. `not-of-bracket`: a finished round lacks a match of the bracket. */
type KnockOutProblem = 'over' | 'not-of-bracket';

type Bracket = Pick<KnockOutEvent, 'players' | 'initialColor' | 'hasThirdPlace'> & {
  readonly rounds: readonly Pick<KnockOutEvent['rounds'][number], 'pairs'>[];
};

type Slot = readonly [number] | readonly [number, number];

function allocate([one, other]: readonly [number, number], place: number, initial: Color): Pair {
  const [better, worse] = [Math.min(one, other), Math.max(one, other)];
  const color = place % 2 === 0 ? initial : opposite(initial);
  return color === 'white' ? { white: better, black: worse } : { white: worse, black: better };
}

function slotsOf(seeds: readonly number[], players: number): readonly Slot[] {
  return Array.from({ length: seeds.length / 2 }, (_, place): Slot => {
    const [one = 0, other = 0] = seeds.slice(2 * place, 2 * place + 2);
    if (other > players) return [one];
    return one > players ? [other] : [one, other];
  });
}

function standing(
  event: Bracket,
): Result<{ slots: readonly Slot[]; losers: readonly number[] }, KnockOutProblem> {
  const players = event.players.length;
  let seeds = bracketOrder(players);
  let losers: readonly number[] = [];
  for (const round of event.rounds) {
    if (seeds.length < 2) return refused('over');
    const results = slotsOf(seeds, players).map(([one, other]) => {
      if (other === undefined) return { winner: one, loser: null };
      const match = round.pairs.find(
        ({ white, black }) =>
          Math.min(white, black) === Math.min(one, other) && Math.max(white, black) === Math.max(one, other),
      );
      if (!match || (match.winner !== one && match.winner !== other)) return null;
      return { winner: match.winner, loser: match.winner === one ? other : one };
    });
    const known = results.flatMap((result) => result ?? []);
    if (known.length < results.length) return refused('not-of-bracket');
    seeds = known.map(({ winner }) => winner);
    losers = known.flatMap(({ loser }) => loser ?? []);
  }
  return seeds.length < 2 ? refused('over') : done({ slots: slotsOf(seeds, players), losers });
}

export function pairKnockOut(event: Bracket): Result<KnockOutPairing, KnockOutProblem> {
  const now = standing(event);
  if (!now.ok) return now;
  const { slots, losers } = now.value;
  const pairs = slots.flatMap(([one, other], place) =>
    other === undefined ? [] : [allocate([one, other], place, event.initialColor)],
  );
  const [first, second] = losers;
  const isFinal = slots.length === 1;
  const third =
    isFinal && event.hasThirdPlace && first !== undefined && second !== undefined
      ? [allocate([first, second], 1, event.initialColor)]
      : [];
  return done({
    pairs: [...pairs, ...third],
    byes: slots.flatMap(([one, other]) => (other === undefined ? [one] : [])),
  });
}

/** The slots of a bracket, as seeds. The best two seeds can meet only in the final. */
export function bracketOrder(players: number): readonly number[] {
  let order: readonly number[] = [1];
  while (order.length < players) {
    const size = 2 * order.length;
    order = order.flatMap((seed) => [seed, size + 1 - seed]);
  }
  return order;
}

export const roundsOf = (players: number): number => Math.ceil(Math.log2(Math.max(players, 1)));
