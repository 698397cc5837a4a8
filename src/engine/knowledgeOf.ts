/**
 * Weights, the opening book and, for 8x8 games, endings. Endings take seconds to solve and use
 * seven megabytes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { layoutOf, type Layout } from '../draughts/numeric/layout.ts';
import { once } from '../draughts/once.ts';
import type { Variant } from '../draughts/variant.ts';
import { assetFile } from '../files.ts';
import { probeIn, probeWith } from './endings/probe.ts';
import { endingsIn, moreEndingsOf, solve } from './endings/solve.ts';
import { learnedly, plainly } from './judged.ts';
import { WEIGHTS } from './learned.ts';
import { readBook, type Book } from './play/book.ts';
import { UNKNOWN } from './search/score.ts';
import { startSearcher } from './search/searcher.ts';
import type { Judgment, Knowledge, Probe, Searcher } from './search/tree.ts';

export const PIECES = 4;
/** Increase it when solving gives different results, so that existing files are solved again. */
const SOLUTION = 2;

const unknown: Probe = () => UNKNOWN;

export const plainKnowledge = once((variant: Variant): Knowledge => ({
  judgment: plainly(variant, start),
  probe: unknown,
}));

/** Has no endings, so it is available at once. */
export const learnedKnowledge = once((variant: Variant): Knowledge => {
  const file = weightsFileOf(variant);
  return { judgment: file === null ? plainly(variant, start) : judgedBy(variant, file), probe: unknown };
});

/** The first call for a variant takes several seconds. */
export const fullKnowledge = once((variant: Variant): Knowledge => ({
  ...learnedKnowledge(variant),
  probe: endingsOf(variant),
}));

export const hasEndings = (variant: Variant): boolean =>
  layoutOf(variant) === 'small' && variant.goal !== 'first-king';

export const endingsName = (variant: Variant): string => `${variant.id} ${PIECES} ${SOLUTION}`;
export const groupName = (variant: Variant, key: number): string => `${variant.id} ${SOLUTION} ${key}`;

export const solvedEndings = (variant: Variant): SharedArrayBuffer => solve(variant, PIECES).memory;

/** Solves the endings again on every call. */
export const endingsOf = (variant: Variant): Probe =>
  hasEndings(variant) ? probeIn(solve(variant, PIECES)) : unknown;

export interface GivenEndings {
  readonly memory: SharedArrayBuffer | null;
  readonly inFiles: ((key: number, number: number) => number) | null;
}

export function knowledgeWith(variant: Variant, { memory, inFiles }: GivenEndings): Knowledge {
  const endings = memory && endingsIn(variant, PIECES, memory);
  const more = inFiles && moreEndingsOf(variant);
  const learned = learnedKnowledge(variant);
  if (more && inFiles) return { ...learned, probe: probeWith(variant, more, endings, inFiles) };
  return endings ? { ...learned, probe: probeIn(endings) } : learned;
}

export function weightsFileOf({ id }: Variant): URL | null {
  const whose = WEIGHTS.get(id);
  return whose === undefined ? null : assetFile(`weights/${whose}.bin`);
}

export const bookFileOf = ({ id }: Variant): URL => assetFile(`books/${id}.bin`);

export const bookOf = once((variant: Variant): Book | null => {
  const file = bookFileOf(variant);
  return existsSync(file) ? readBook(readFileSync(file)) : null;
});

/** The evaluation that a file of weights defines. */
export function judgedBy(variant: Variant, file: URL | string): Judgment {
  const bytes = readFileSync(file);
  const weights = Int16Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(2 * i));
  return learnedly(variant, weights, start);
}

const start = (layout: Layout): Searcher => startSearcher(compiled(layout));

const modules = new Map<Layout, WebAssembly.Module>();

function compiled(layout: Layout): WebAssembly.Module {
  const module =
    modules.get(layout) ?? new WebAssembly.Module(readFileSync(assetFile(`engine/${layout}.wasm`)));
  modules.set(layout, module);
  return module;
}
