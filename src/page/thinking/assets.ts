/**
 * The compiled searches and the learned weights by their addresses; the build gives each file a
 * name with a hash.
 */
import { layoutOf, type Layout } from '../../draughts/numeric/layout.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { VariantId } from '../../draughts/variantIds.ts';
import { here } from '../connection.ts';
import { WEIGHTS } from '../../engine/learned.ts';
import large from '../../../assets/engine/large.wasm';
import plain from '../../../assets/engine/plain.wasm';
import small from '../../../assets/engine/small.wasm';
import towers from '../../../assets/engine/towers.wasm';
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

const CORES: Readonly<Record<Layout, string>> = { large, plain, small, towers };

const loaded = new Map<string, Promise<ArrayBuffer>>();

async function load(file: string): Promise<ArrayBuffer> {
  const answer = await fetch(here(file));
  if (!answer.ok) throw new Error(`expected the file ${file}, got status ${answer.status}`);
  return answer.arrayBuffer();
}

function once(file: string): Promise<ArrayBuffer> {
  const known = loaded.get(file) ?? load(file);
  loaded.set(file, known);
  // A failed request is retried.
  known.catch(() => loaded.delete(file));
  return known;
}

export const coreFor = (variant: Variant): Promise<ArrayBuffer> => once(CORES[layoutOf(variant)]);

/** Little-endian, like all devices that run browsers. */
export async function weightsOf(variant: VariantId): Promise<Int16Array | null> {
  const file = FILES.get(WEIGHTS.get(variant) ?? variant);
  return file === undefined ? null : new Int16Array(await once(file));
}
