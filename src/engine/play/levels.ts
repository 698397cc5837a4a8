/**
 * How the engine plays at each level, from losing to a child up to full strength. A low level looks
 * only a few moves ahead and often ignores the answers, as people do. The first level always
 * ignores them, and sometimes gives pieces away. Each level scores about 75 % against the level
 * below (`npm run lab -- match`).
 *
 * If levels differed only in depth, seven such steps would not reach full strength. Rare but
 * serious mistakes make larger steps, so levels differ mainly in how often they ignore the answers.
 */

import type { Variant } from '../../draughts/variant.ts';
import type { VariantId } from '../../draughts/variantIds.ts';
import { WEIGHTS } from '../learned.ts';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type LevelNumber = (typeof LEVELS)[number];
export const LEVEL_CHOICES = LEVELS.map((level) => `${level}` as const);

export interface Level {
  readonly depth: number;
  readonly nodes: number;
  readonly ms: number;
  /** The standard deviation of its judgment, in hundredths of a man; 0 except for puzzles. */
  readonly error: number;
  /** The share of turns (0 to 1) where the level ignores the opponent's answers. */
  readonly careless: number;
  /** The share of turns where the level plays the worst move. */
  readonly given: number;
  /** Whether the level uses learned weights and endings. */
  readonly isLearned: boolean;
}

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

interface Ladder {
  readonly careless: Readonly<Record<LevelNumber, number>>;
  readonly given: number;
}

const RUSSIAN: Ladder = {
  careless: { 1: 1, 2: 0.89, 3: 0.62, 4: 0.39, 5: 0.22, 6: 0.118, 7: 0.042, 8: 0 },
  given: 0.1,
};

/** International games are long, with more turns for mistakes. */
const INTERNATIONAL: Ladder = {
  careless: { 1: 1, 2: 0.77, 3: 0.6, 4: 0.36, 5: 0.19, 6: 0.088, 7: 0.027, 8: 0 },
  given: 0.04,
};

const PODDAVKI: Ladder = {
  careless: { 1: 1, 2: 0.865, 3: 0.67, 4: 0.39, 5: 0.2, 6: 0.1, 7: 0.036, 8: 0 },
  given: 0.14,
};

/** With the usual numbers, a child won three out of four games against the first level. */
const ENGLISH: Ladder = {
  careless: { 1: 1, 2: 0.87, 3: 0.63, 4: 0.395, 5: 0.205, 6: 0.095, 7: 0.034, 8: 0 },
  given: 0.08,
};

const ITALIAN: Ladder = {
  careless: { 1: 1, 2: 0.88, 3: 0.635, 4: 0.415, 5: 0.235, 6: 0.125, 7: 0.045, 8: 0 },
  given: 0.08,
};

const USUAL: Ladder = {
  careless: { 1: 1, 2: 0.82, 3: 0.56, 4: 0.35, 5: 0.2, 6: 0.09, 7: 0.027, 8: 0 },
  given: 0.155,
};

/** Keyed by the variant's weights, because these determine how the engine plays. */
const LADDERS: ReadonlyMap<VariantId, Ladder> = new Map([
  ['russian', RUSSIAN],
  ['international', INTERNATIONAL],
  ['poddavki', PODDAVKI],
  ['english', ENGLISH],
  ['italian', ITALIAN],
]);

export function levelOf(number: LevelNumber, { id }: Variant): Level {
  const { careless, given } = LADDERS.get(WEIGHTS.get(id) ?? id) ?? USUAL;
  return {
    ...SIGHTS[number],
    ms: 1000,
    error: 0,
    careless: careless[number],
    given: number === 1 ? given : 0,
  };
}
