/**
 * What the engine knows of a variant, made when it is first asked for: the weights from `assets/weights`, and for the 8x8
 * games the database of endings, which takes a few seconds to solve and seven megabytes to keep.
 */
import { readFileSync } from 'node:fs';
import { layoutOf } from '../draughts/numeric/coreOf.ts';
import type { Variant } from '../draughts/variant.ts';
import type { VariantId } from '../draughts/variantIds.ts';
import { probeOf } from './endings/probe.ts';
import { solve } from './endings/solve.ts';
import { evaluateOf } from './evaluate/evaluateOf.ts';
import { learnedEvaluate } from './evaluate/learned.ts';
import type { Knowledge } from './search/knowledge.ts';
import { UNKNOWN, type Evaluate, type Probe } from './search/tree.ts';

/** The variants that have weights of their own. */
const LEARNED: ReadonlySet<VariantId> = new Set(['russian', 'poddavki']);
/** Pieces in the databases of endings. */
const PIECES = 4;

const unknown: Probe = () => UNKNOWN;

const plain = new WeakMap<Variant, Knowledge>();
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
    evaluate: LEARNED.has(variant.id) ? learned(variant) : evaluateOf(variant),
    probe:
      layoutOf(variant) === 'small' && variant.goal !== 'first-king'
        ? probeOf(solve(variant, PIECES))
        : unknown,
  };
  full.set(variant, known);
  return known;
}

const learned = ({ id }: Variant): Evaluate =>
  weightsFrom(new URL(`../../assets/weights/${id}.bin`, import.meta.url));

/** The evaluation by the weights in a file. */
export function weightsFrom(file: URL | string): Evaluate {
  const bytes = readFileSync(file);
  return learnedEvaluate(Int16Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(2 * i)));
}
