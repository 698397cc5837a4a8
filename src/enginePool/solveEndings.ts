import { BUSY, goBehind } from '../threads/priority.ts';
import type { VariantId } from '../draughts/variantIds.ts';
import { variantOf } from '../draughts/variants.ts';
import { endingsName, solvedEndings } from '../engine/knowledgeOf.ts';
import { readEndings, writeChecked } from './endingsFile.ts';

goBehind(BUSY);

export interface EndingsOrder {
  readonly id: VariantId;
  readonly path: string | null;
  readonly solves: boolean;
}

export interface EndingsAnswer {
  readonly endings: SharedArrayBuffer | null;
  readonly fault: string | null;
}

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
