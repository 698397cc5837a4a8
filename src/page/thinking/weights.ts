/** The addresses of the learned weights; the build gives each file a name with a hash. */
import type { VariantId } from '../../draughts/variantIds.ts';
import { WEIGHTS } from '../../engine/learned.ts';
import bashni from '../../../assets/weights/bashni.bin';
import english from '../../../assets/weights/english.bin';
import frisian from '../../../assets/weights/frisian.bin';
import international from '../../../assets/weights/international.bin';
import italian from '../../../assets/weights/italian.bin';
import poddavki from '../../../assets/weights/poddavki.bin';
import russian from '../../../assets/weights/russian.bin';

const FILES = new Map<VariantId, string>([
  ['bashni', bashni],
  ['english', english],
  ['frisian', frisian],
  ['international', international],
  ['italian', italian],
  ['poddavki', poddavki],
  ['russian', russian],
]);

const loaded = new Map<string, Promise<Int16Array>>();

/** Little-endian, like all devices that run browsers. */
async function load(file: string): Promise<Int16Array> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`no weights: ${answer.status}`);
  return new Int16Array(await answer.arrayBuffer());
}

export function weightsOf(variant: VariantId): Promise<Int16Array> | null {
  const file = FILES.get(WEIGHTS.get(variant) ?? variant);
  if (file === undefined) return null;
  const known = loaded.get(file) ?? load(file);
  loaded.set(file, known);
  // A failed request is retried.
  known.catch(() => loaded.delete(file));
  return known;
}
