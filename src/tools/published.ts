/**
 * Published perft figures: what other programs found. A node is a different move (same squares, same captured pieces, same
 * rank: one move; in Bashni the order of capture counts), so of tables that tell orders of capture apart ("keep") none
 * is here. The figures are data (`published.json`), each with its source.
 */
import { z } from 'zod';
import { VARIANT_IDS } from '../draughts/variants.ts';
import figures from './published.json' with { type: 'json' };

const Table = z.object({
  variant: z.enum(VARIANT_IDS),
  position: z.string(),
  fen: z.string().nullable(),
  source: z.string(),
  nodes: z.array(z.number()),
});

/** The figures for one position: `nodes[0]` is depth 1; `fen` is `null` for the start of the variant. */
export type Table = Readonly<z.infer<typeof Table>>;

/** Every table. */
export const PUBLISHED: readonly Table[] = z.array(Table).parse(figures);

/** The depths of a table that cost at most so many nodes, with their counts. */
export const affordable = ({ nodes }: Table, budget: number): readonly (readonly [number, number])[] =>
  nodes.map((count, index) => [index + 1, count] as const).filter(([, count]) => count <= budget);
