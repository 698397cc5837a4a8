/**
 * What the engine knows of a variant, made when it is first asked for: the weights from `assets/weights`, and for the 8x8
 * games the database of endings, which takes a few seconds to solve and seven megabytes to keep.
 */
import { existsSync, readFileSync } from 'node:fs';
import { layoutOf } from '../draughts/numeric/coreOf.ts';
import type { Variant } from '../draughts/variant.ts';
import { moreEndingsOf, probeWith } from './endings/more.ts';
import { probeIn } from './endings/probe.ts';
import { endingsIn, solve } from './endings/solve.ts';
import { evaluateOf } from './evaluate/evaluateOf.ts';
import { learnedEvaluate, pack } from './evaluate/learned/model.ts';
import { modelOf } from './evaluate/learned/modelOf.ts';
import { groundOf } from './ground/groundOf.ts';
import { WEIGHTS } from './learned.ts';
import { readBook, type Book } from './play/book.ts';
import type { Knowledge } from './search/knowledge.ts';
import { quickSearch } from './quick/quickSearch.ts';
import { UNKNOWN, type Probe } from './search/tree.ts';
import { assetFile } from '../files.ts';

/** Pieces in the databases of endings that are held in memory. */
export const PIECES = 4;
/** Goes up when solving comes to something else than before, so that what was kept of it is solved anew. */
const SOLUTION = 2;

const unknown: Probe = () => UNKNOWN;

const plain = new WeakMap<Variant, Knowledge>();
const learnt = new WeakMap<Variant, Knowledge>();
const full = new WeakMap<Variant, Knowledge>();

/** What counting pieces tells; the same object for every call. */
export function plainKnowledge(variant: Variant): Knowledge {
  const known = plain.get(variant) ?? { evaluate: evaluateOf(variant), probe: unknown };
  plain.set(variant, known);
  return known;
}

/** All that is known; the same object for every call, of which the first takes seconds. */
export function fullKnowledge(variant: Variant): Knowledge {
  const known = full.get(variant) ?? {
    ...learnedKnowledge(variant),
    probe: endingsOf(variant),
  };
  full.set(variant, known);
  return known;
}

/** What was learned from games, without the endings; at hand at once. The same object for every call. */
export function learnedKnowledge(variant: Variant): Knowledge {
  const file = weightsFileOf(variant);
  const known = learnt.get(variant) ?? {
    ...(file === null ? { evaluate: evaluateOf(variant) } : judgedBy(variant, file)),
    probe: unknown,
  };
  learnt.set(variant, known);
  return known;
}

/** Whether there is a database of endings for the variant. */
export const hasEndings = (variant: Variant): boolean =>
  layoutOf(variant) === 'small' && variant.goal !== 'first-king';

/** What tells the variant's database from all others, and from what an older version made of it. */
export const endingsName = (variant: Variant): string => `${variant.id} ${PIECES} ${SOLUTION}`;

/** The bytes of the variant's database, in memory that threads share; takes seconds. */
export const solvedEndings = (variant: Variant): SharedArrayBuffer => solve(variant, PIECES).memory;

/** Endings that were solved elsewhere. */
export interface GivenEndings {
  /** The variant's database of few pieces, where it has one. */
  readonly memory: SharedArrayBuffer | null;
  /** What files say of those with more (`endings/more.ts`). */
  readonly inFiles: ((key: number, number: number) => number) | null;
}

/** All that is known, with endings that were solved elsewhere. A new object for every call. */
export function knowledgeWith(variant: Variant, { memory, inFiles }: GivenEndings): Knowledge {
  const endings = memory && endingsIn(variant, PIECES, memory);
  const more = inFiles && moreEndingsOf(variant);
  const learned = learnedKnowledge(variant);
  if (more && inFiles) return { ...learned, probe: probeWith(variant, more, endings, inFiles) };
  return endings ? { ...learned, probe: probeIn(groundOf(variant), endings) } : learned;
}

/** What tells the files of a group of endings from all others. */
export const groupName = (variant: Variant, key: number): string => `${variant.id} ${SOLUTION} ${key}`;

/** The database of endings of the variants that have one; solved anew by every call. */
export const endingsOf = (variant: Variant): Probe =>
  hasEndings(variant) ? probeIn(groundOf(variant), solve(variant, PIECES)) : unknown;

/** The file of the weights that a variant is judged by; `null` where nothing was learned. */
export function weightsFileOf({ id }: Variant): URL | null {
  const whose = WEIGHTS.get(id);
  return whose === undefined ? null : assetFile(`weights/${whose}.bin`);
}

/** The file of a variant's opening book. */
export const bookFileOf = ({ id }: Variant): URL => assetFile(`books/${id}.bin`);

const books = new Map<string, Book | null>();

/** The variant's opening book, read when it is first asked for; `null` where there is none. */
export function bookOf(variant: Variant): Book | null {
  const file = bookFileOf(variant);
  const known = books.get(variant.id);
  if (known !== undefined) return known;
  const book = existsSync(file) ? readBook(readFileSync(file)) : null;
  books.set(variant.id, book);
  return book;
}

/** How positions of a variant are judged by the weights in a file: of International also in WebAssembly. */
export function judgedBy(variant: Variant, file: URL | string): Omit<Knowledge, 'probe'> {
  const bytes = readFileSync(file);
  const weights = Int16Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(2 * i));
  const evaluate = learnedEvaluate(modelOf(variant), weights);
  return variant.id === 'international'
    ? { evaluate, quick: () => quickSearch(compiledSearch(), pack(weights)) }
    : { evaluate };
}

let compiled: WebAssembly.Module | null = null;

/** The module of `assembly/international.ts`, compiled once a thread. */
function compiledSearch(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(readFileSync(assetFile('engine/international.wasm')));
  return compiled;
}
