/** The thread that solves endings. */
import type { VariantId } from '../draughts/variantIds.ts';
import { variantOf } from '../draughts/variants.ts';
import { solvedEndings } from '../engine/knowledgeOf.ts';

/** Solves the endings of a variant (the pool calls it by its name). */
export const solveEndings = (id: VariantId): SharedArrayBuffer => solvedEndings(variantOf(id));
