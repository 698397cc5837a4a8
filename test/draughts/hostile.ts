/** The positions with the most captures that a hill-climbing search found. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { validPosition } from '../../src/notation/valid.ts';
import { variantOf, VARIANT_IDS } from '../../src/draughts/variants.ts';

const Hostile = z.object({
  variant: z.enum(VARIANT_IDS),
  /** What the search maximized: steps of a walk, captures in a list, or other moves. */
  aim: z.enum(['steps', 'captures', 'quiet']),
  worth: z.number(),
  fen: z.string(),
});
type Hostile = z.infer<typeof Hostile>;

const file = new URL('../fixtures/hostile/captures.json', import.meta.url);

export const hostilePositions: readonly Hostile[] = z
  .array(Hostile)
  .parse(JSON.parse(readFileSync(file, 'utf8')));

/** Armenian draughts: after `f4-d4`, a quiet move, White has more captures than can be listed. */
export const BEFORE_HOSTILE = {
  variant: 'armenian',
  move: 'f4-d4',
  position:
    'B:WKf5:BKd8,Kb7,Kd7,Kh7,Ka6,Kc6,Ke6,Kf6,Kb5,Ke5,Kg5,Kh5,Ka4,Kf4,Kg4,Kc3,Kg3,Ka2,Kb2,Ke2,Kf2,Kh2,Kb1,Kd1',
} as const;

export const hostilePosition = ({ variant, fen }: Hostile) => validPosition(variantOf(variant), fen);
