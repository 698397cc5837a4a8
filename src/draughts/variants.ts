import type { Variant } from './variant.ts';
import type { VariantId } from './variantIds.ts';
import { antidraughts } from './variants/antidraughts.ts';
import { armenian } from './variants/armenian.ts';
import { bashni } from './variants/bashni.ts';
import { brazilian } from './variants/brazilian.ts';
import { breakthrough } from './variants/breakthrough.ts';
import { canadian } from './variants/canadian.ts';
import { czech } from './variants/czech.ts';
import { english } from './variants/english.ts';
import { frisian } from './variants/frisian.ts';
import { frysk } from './variants/frysk.ts';
import { international } from './variants/international.ts';
import { italian } from './variants/italian.ts';
import { poddavki } from './variants/poddavki.ts';
import { pool } from './variants/pool.ts';
import { russian } from './variants/russian.ts';
import { spanish } from './variants/spanish.ts';
import { thai } from './variants/thai.ts';
import { turkish } from './variants/turkish.ts';

export { VARIANT_IDS, type VariantId } from './variantIds.ts';

const VARIANTS: Readonly<Record<VariantId, Variant>> = {
  russian,
  poddavki,
  bashni,
  international,
  brazilian,
  antidraughts,
  frisian,
  frysk,
  breakthrough,
  english,
  pool,
  italian,
  spanish,
  czech,
  thai,
  canadian,
  turkish,
  armenian,
};

/**
 * The record of a variant. Every call returns the same object.
 *
 * @example
 * variantOf('frisian').size // => 10
 */
export const variantOf = (id: VariantId): Variant => VARIANTS[id];
