/** The thread that brings endings: from their file where that is there and sound, or else it solves them and writes it. */
import type { VariantId } from '../draughts/variantIds.ts';
import { variantOf } from '../draughts/variants.ts';
import { endingsName, solvedEndings } from '../engine/knowledgeOf.ts';
import { readEndings, writeChecked } from './endingsFile.ts';

export interface EndingsOrder {
  readonly id: VariantId;
  /** The file; `null`: there is none. */
  readonly path: string | null;
  /** Whether to solve what is not there. */
  readonly solves: boolean;
}

export interface EndingsAnswer {
  readonly endings: SharedArrayBuffer | null;
  /** Why they could not be written. */
  readonly fault: string | null;
}

/** Brings the endings of a variant (the pool calls it by its name). */
export function solveEndings({ id, path, solves }: EndingsOrder): EndingsAnswer {
  const variant = variantOf(id);
  const name = endingsName(variant);
  const found = path === null ? null : readEndings(path, name);
  if (found || !solves) return { endings: found, fault: null };
  const endings = solvedEndings(variant);
  try {
    if (path !== null) writeChecked(path, name, new Uint8Array(endings));
    return { endings, fault: null };
  } catch (error) {
    return { endings, fault: error instanceof Error ? error.message : String(error) };
  }
}
