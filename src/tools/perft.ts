import { perft } from '../draughts/perft.ts';
import { startPosition } from '../draughts/position.ts';
import { VARIANT_IDS, variantOf, type VariantId } from '../draughts/variants.ts';
import { parseFen } from '../notation/fen.ts';
import { readCommandLine } from './commandLine.ts';
import { affordable, PUBLISHED, type Table } from './published.ts';

const USAGE = `usage: perft -- <variant> [depth]   or   perft -- --all [--budget nodes]
variants: ${VARIANT_IDS.join(', ')}`;

function main(args: readonly string[]): number {
  const { values, positionals } = readCommandLine({
    args: [...args],
    options: { all: { type: 'boolean', default: false }, budget: { type: 'string', default: '1e9' } },
    allowPositionals: true,
  });
  if (values.all) return compareAll(Number(values.budget));
  const variant = VARIANT_IDS.find((id) => id === positionals[0]);
  const depth = Number(positionals[1] ?? 6);
  if (!variant || !Number.isInteger(depth)) {
    console.error(USAGE);
    return 2;
  }
  countStart(variant, depth);
  return 0;
}

function countStart(id: VariantId, deepest: number): void {
  const variant = variantOf(id);
  for (let depth = 1; depth <= deepest; depth += 1) {
    const begin = performance.now();
    const nodes = perft(variant, startPosition(variant), depth);
    const ms = performance.now() - begin;
    console.log(`${depth}\t${nodes}\t${ms.toFixed(1)} ms\t${Math.round((1000 * nodes) / ms)} nodes/s`);
  }
}

function compareAll(budget: number): number {
  const outcomes = PUBLISHED.flatMap((table) => affordable(table, budget).map(isRight(table)));
  console.log(`${outcomes.filter(Boolean).length} of ${outcomes.length} figures match the published ones`);
  return outcomes.length > 0 && outcomes.every(Boolean) ? 0 : 1;
}

const isRight =
  (table: Table) =>
  ([depth, expected]: readonly [number, number]): boolean => {
    const nodes = count(table, depth);
    const verdict = nodes === expected ? 'ok' : `WRONG: published ${expected}`;
    console.log(`${table.variant}\t${table.position}\t${depth}\t${nodes}\t${verdict}`);
    return nodes === expected;
  };

function count({ variant: id, fen }: Table, depth: number): number {
  const variant = variantOf(id);
  if (fen === null) return perft(variant, startPosition(variant), depth);
  const position = parseFen(variant, fen);
  if (!position.ok) throw new Error(`unreadable position ${fen}`);
  return perft(variant, position.value, depth);
}

process.exitCode = main(process.argv.slice(2));
