/**
 * How the engine plays at each level, from a child's opponent to all it can. A low level sees few moves ahead, misjudges what it
 * sees and now and then does not look what the answer to a move may be, as people do; the first never looks, so that a child who
 * takes whatever there is to be taken has a chance. The steps are so chosen that each level beats the one below in two games of three or
 * more (`npm run match`).
 *
 * Mistakes that are seldom but whole make steps of the same size cover more than small ones in each move would: eight levels are enough from
 * such a child to the full engine.
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
  /** How far off its judgement of a move usually is, in hundredths of a man (standard deviation). */
  readonly error: number;
  /** Of the moves that it weighs, how many (0 to 1) it judges without a look at the answer, as if nothing could be taken. */
  readonly overlooked: number;
  /** Whether it knows what was learned from games, and the database of endings. */
  readonly isLearned: boolean;
}

const level = (
  depth: number,
  nodes: number,
  error: number,
  overlooked: number,
  isLearned: boolean,
): Level => ({ depth, nodes, ms: 1000, error, overlooked, isLearned });

/** The levels of a game, by number. */
type Ladder = Readonly<Record<LevelNumber, Level>>;

/** The first level of all games: a child who takes whatever there is to be taken scores about half against it. */
const FIRST = level(1, 1000, 200, 1, false);

const USUAL: Ladder = {
  1: FIRST,
  2: level(2, 2000, 108, 0.5, false),
  3: level(3, 4000, 80, 0.3, false),
  4: level(4, 6000, 45, 0.12, true),
  5: level(5, 8000, 30, 0.053, true),
  6: level(7, 24_000, 18, 0.034, true),
  7: level(10, 100_000, 8, 0.015, true),
  8: level(100, Infinity, 0, 0, true),
};

/** Who is judged by Russian's weights (`learned.ts`). */
const RUSSIAN: Ladder = {
  ...USUAL,
  2: level(2, 2000, 100, 0.42, false),
  3: level(3, 4000, 66, 0.22, false),
  4: level(4, 6000, 51, 0.135, true),
  5: level(5, 8000, 32, 0.055, true),
  6: level(7, 30_000, 15, 0.028, true),
};

/** Its games are long, and have time for many mistakes. */
const INTERNATIONAL: Ladder = {
  ...USUAL,
  2: level(2, 2000, 105, 0.45, false),
  3: level(3, 4000, 73, 0.26, false),
  4: level(4, 6000, 48, 0.13, true),
  5: level(6, 12_000, 23, 0.085, true),
  6: level(8, 40_000, 10, 0.042, true),
  7: level(10, 100_000, 3, 0.006, true),
};

const LADDERS: ReadonlyMap<VariantId, Ladder> = new Map([
  ['russian', RUSSIAN],
  ['brazilian', RUSSIAN],
  ['pool', RUSSIAN],
  ['spanish', RUSSIAN],
  ['czech', RUSSIAN],
  ['thai', RUSSIAN],
  ['international', INTERNATIONAL],
]);

/** What a level may see in a variant, and how well. */
export const levelOf = (number: LevelNumber, { id }: Variant): Level => (LADDERS.get(id) ?? USUAL)[number];
