/**
 * Published perft counts, with sources. Moves with the same squares, captures and rank count once,
 * except in Bashni.
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

export type Table = Readonly<z.infer<typeof Table>>;

export const PUBLISHED: readonly Table[] = z.array(Table).parse(figures);

export const affordable = ({ nodes }: Table, budget: number): readonly (readonly [number, number])[] =>
  nodes.map((count, index) => [index + 1, count] as const).filter(([, count]) => count <= budget);
