/**
 * How the engine plays at each level, from one that loses to a child to all it can. A low level sees few moves ahead and often does not look at the
 * answers at all, as people do; the first never looks, and now and then gives pieces away, as grown-ups do who play with a child.
 * The steps are so chosen that each level scores about three quarters against the one below (`npm run lab -- match`).
 *
 * Between the first level and the full engine lie more steps of that size than seven, if levels differ by how much they see. Mistakes
 * that are seldom but whole make a step cover more, for much hangs on who makes the next one: so levels differ by how often they look rather.
 */

import type { Variant } from '../../draughts/variant.ts';
import type { VariantId } from '../../draughts/variantIds.ts';

/** The levels, weakest first. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type LevelNumber = (typeof LEVELS)[number];
/** The same, as they are chosen. */
export const LEVEL_CHOICES = LEVELS.map((level) => String(level));

export interface Level {
  /** Plies of thought, captures aside, and positions visited. */
  readonly depth: number;
  readonly nodes: number;
  /** Milliseconds at most. */
  readonly ms: number;
  /** How far off its judgement of each move is, in hundredths of a man (standard deviation): nothing but for who plays for puzzles. */
  readonly error: number;
  /** In how many of its turns (0 to 1) it does not look what the answers may be, and plays what looks best as the board is then. */
  readonly careless: number;
  /** In how many of its turns it plays the worst move that it sees. */
  readonly given: number;
  /** Whether it knows what was learned from games, and the database of endings. */
  readonly isLearned: boolean;
}

/** What a level sees when it looks. */
type Sight = Pick<Level, 'depth' | 'nodes' | 'isLearned'>;

const SIGHTS: Readonly<Record<LevelNumber, Sight>> = {
  1: { depth: 1, nodes: 1000, isLearned: false },
  2: { depth: 3, nodes: 2000, isLearned: false },
  3: { depth: 4, nodes: 4000, isLearned: true },
  4: { depth: 6, nodes: 8000, isLearned: true },
  5: { depth: 7, nodes: 15_000, isLearned: true },
  6: { depth: 11, nodes: 60_000, isLearned: true },
  7: { depth: 30, nodes: 100_000, isLearned: true },
  8: { depth: 100, nodes: Infinity, isLearned: true },
};

/** How the levels err in a game: in which part of its turns each is careless, and in which the first plays the worst it sees. */
interface Ladder {
  readonly careless: Readonly<Record<LevelNumber, number>>;
  readonly given: number;
}

/** Who is judged by Russian's weights (`learned.ts`). */
const RUSSIAN: Ladder = {
  careless: { 1: 1, 2: 0.89, 3: 0.62, 4: 0.39, 5: 0.22, 6: 0.13, 7: 0.055, 8: 0 },
  given: 0.1,
};

/** Its games are long, with more turns to be careless in. */
const INTERNATIONAL: Ladder = {
  careless: { 1: 1, 2: 0.77, 3: 0.63, 4: 0.415, 5: 0.21, 6: 0.118, 7: 0.032, 8: 0 },
  given: 0.04,
};

/** By Bashni's numbers its second and sixth levels were too far above those below them. */
const PODDAVKI: Ladder = {
  careless: { 1: 1, 2: 0.85, 3: 0.6, 4: 0.37, 5: 0.19, 6: 0.1, 7: 0.035, 8: 0 },
  given: 0.155,
};

/** All others, as measured in Bashni. */
const USUAL: Ladder = {
  careless: { 1: 1, 2: 0.82, 3: 0.56, 4: 0.35, 5: 0.2, 6: 0.09, 7: 0.027, 8: 0 },
  given: 0.155,
};

const LADDERS: ReadonlyMap<VariantId, Ladder> = new Map([
  ['russian', RUSSIAN],
  ['brazilian', RUSSIAN],
  ['pool', RUSSIAN],
  ['spanish', RUSSIAN],
  ['czech', RUSSIAN],
  ['thai', RUSSIAN],
  ['international', INTERNATIONAL],
  ['poddavki', PODDAVKI],
]);

/** What a level may see in a variant, and how well. */
export function levelOf(number: LevelNumber, { id }: Variant): Level {
  const { careless, given } = LADDERS.get(id) ?? USUAL;
  return {
    ...SIGHTS[number],
    ms: 1000,
    error: 0,
    careless: careless[number],
    given: number === 1 ? given : 0,
  };
}
