/**
 * Pairs a round of a knock-out. Neighboring winners meet; the best seeds are free in the first round when the bracket is not
 * full; nobody is seeded anew. No federation has a rule for the colors: in odd matches of a round the better seed has the
 * initial color, in even ones the other.
 */
import { done, refused } from '../../draughts/attempt.ts';
import type { Attempt } from '../../draughts/attempt.ts';
import { opposite } from '../event.ts';
import type { Color, KnockOutEvent, Pair } from '../event.ts';
import { bracketOrder } from './bracket.ts';

/** The next round. */
export interface KnockOutPairing {
  /** In bracket order, the match for the third place last. */
  readonly pairs: readonly Pair[];
  /** Who goes on without a game, in bracket order. */
  readonly byes: readonly number[];
}

/** `over`: there is a winner. `notOfBracket`: a finished round lacks a match of the bracket. */
export type KnockOutProblem = 'over' | 'notOfBracket';

/** What of an event is asked for. */
type Bracket = Pick<KnockOutEvent, 'players' | 'initialColor' | 'hasThirdPlace'> & {
  readonly rounds: readonly Pick<KnockOutEvent['rounds'][number], 'pairs'>[];
};

/** Two seeds that meet, or one who is free. */
type Slot = readonly [number] | readonly [number, number];

/** Match number `place` of a round, from 0, free ones counted. */
function colored([one, other]: readonly [number, number], place: number, initial: Color): Pair {
  const [better, worse] = [Math.min(one, other), Math.max(one, other)];
  const color = place % 2 === 0 ? initial : opposite(initial);
  return color === 'white' ? { white: better, black: worse } : { white: worse, black: better };
}

/** Two by two, without the empty slots. */
function pairedUp(seeds: readonly number[], players: number): readonly Slot[] {
  return Array.from({ length: seeds.length / 2 }, (_, place): Slot => {
    const [one = 0, other = 0] = seeds.slice(2 * place, 2 * place + 2);
    if (other > players) return [one];
    return one > players ? [other] : [one, other];
  });
}

/** The slots of the next round, and who lost in the last one. */
function standing(
  event: Bracket,
): Attempt<{ slots: readonly Slot[]; losers: readonly number[] }, KnockOutProblem> {
  const players = event.players.length;
  let seeds = bracketOrder(players);
  let losers: readonly number[] = [];
  for (const round of event.rounds) {
    if (seeds.length < 2) return refused('over');
    const results = pairedUp(seeds, players).map(([one, other]) => {
      if (other === undefined) return { winner: one, loser: null };
      const match = round.pairs.find(
        ({ white, black }) =>
          Math.min(white, black) === Math.min(one, other) && Math.max(white, black) === Math.max(one, other),
      );
      if (!match || (match.winner !== one && match.winner !== other)) return null;
      return { winner: match.winner, loser: match.winner === one ? other : one };
    });
    const known = results.flatMap((result) => result ?? []);
    if (known.length < results.length) return refused('notOfBracket');
    seeds = known.map(({ winner }) => winner);
    losers = known.flatMap(({ loser }) => loser ?? []);
  }
  return seeds.length < 2 ? refused('over') : done({ slots: pairedUp(seeds, players), losers });
}

export function pairKnockOut(event: Bracket): Attempt<KnockOutPairing, KnockOutProblem> {
  const now = standing(event);
  if (!now.ok) return now;
  const { slots, losers } = now.value;
  const pairs = slots.flatMap(([one, other], place) =>
    other === undefined ? [] : [colored([one, other], place, event.initialColor)],
  );
  const [first, second] = losers;
  const isFinal = slots.length === 1;
  const third =
    isFinal && event.hasThirdPlace && first !== undefined && second !== undefined
      ? [colored([first, second], 1, event.initialColor)]
      : [];
  return done({
    pairs: [...pairs, ...third],
    byes: slots.flatMap(([one, other]) => (other === undefined ? [one] : [])),
  });
}
