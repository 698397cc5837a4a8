/** The puzzles of someone who isn't logged in, which last as long as their page is open. */
import type { Store } from '../../app/ports/store.ts';
import type { PuzzleRecord, Trial } from '../../features/puzzle/rules.ts';
import { shippedPuzzles } from '../../features/puzzle/use.ts';

/** By the ids of their puzzles. */
export type Trials = Map<string, Trial>;

let easyFirst: readonly PuzzleRecord[] | null = null;

export function passing(puzzles: Store['puzzles'], trials: Trials): Store['puzzles'] {
  const trialsIn = (variant: Trial['variant'] | null): readonly Trial[] =>
    [...trials.values()].filter((trial) => variant === null || trial.variant === variant);
  return {
    ...puzzles,
    async next(_, { variant }) {
      easyFirst ??= shippedPuzzles(0).toSorted((one, other) => one.rating.value - other.rating.value);
      return easyFirst.find(({ puzzle }) => puzzle.variant === variant && !trials.has(puzzle.id)) ?? null;
    },
    async solver(user, variant) {
      const ended = trialsIn(variant).filter(({ state }) => state !== 'open');
      const solved = ended.filter(({ state }) => state === 'solved').length;
      return { user, variant, version: 0, rating: null, tried: ended.length, solved };
    },
    trial: async (_, id) => trials.get(id) ?? null,
    openTrial: async (_, { variant }) => trialsIn(variant).findLast(({ state }) => state === 'open') ?? null,
    async begin(trial) {
      if (!trials.has(trial.puzzleId)) trials.set(trial.puzzleId, trial);
    },
    async saveTrial(trial) {
      trials.set(trial.puzzleId, trial);
      return true;
    },
  };
}
