/**
 * How the engine plays at each level, from a child's opponent to all it can. A low level sees few moves ahead and
 * misjudges what it sees, as people do; it never plays a move that is plainly without sense, and it is never given a
 * move at random. The steps are so chosen that each level beats the one below in two games of three or more
 * (`npm run match`).
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
  /** Whether it knows what was learned from games, and the database of endings. */
  readonly isLearned: boolean;
}

const level = (depth: number, nodes: number, error: number, isLearned: boolean): Level => ({
  depth,
  nodes,
  ms: 1000,
  error,
  isLearned,
});

/** The levels of a game, by number. */
type Ladder = Readonly<Record<LevelNumber, Level>>;

const USUAL: Ladder = {
  1: level(1, 1000, 160, false),
  2: level(2, 2000, 90, false),
  3: level(3, 4000, 50, false),
  4: level(4, 6000, 28, false),
  5: level(5, 8000, 22, true),
  6: level(7, 24_000, 10, true),
  7: level(10, 100_000, 4, true),
  8: level(100, Infinity, 0, true),
};

/** Who is judged by Russian's weights (`learned.ts`): to know them is a step by itself, so that level 4 knows them too, and errs more. */
const RUSSIAN: Ladder = {
  ...USUAL,
  4: level(4, 6000, 50, true),
  5: level(5, 8000, 26, true),
  6: level(7, 24_000, 13, true),
};

/** A ply of sight decides more there, and from a first level as weak as the usual one seven steps to the full engine are not enough. */
const INTERNATIONAL: Ladder = {
  1: level(1, 1000, 100, false),
  2: level(3, 3000, 75, false),
  3: level(4, 6000, 47, false),
  4: level(5, 8000, 30, true),
  5: level(6, 16_000, 20, true),
  6: level(7, 34_000, 12, true),
  7: level(10, 100_000, 4, true),
  8: USUAL[8],
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
