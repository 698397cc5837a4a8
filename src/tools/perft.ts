import { perft } from '../draughts/perft.ts';
import { startPosition } from '../draughts/position.ts';
import { variantOf, type VariantId } from '../draughts/variants.ts';
import { validPosition } from '../notation/valid.ts';
import { numberIn, readCommandLine, refuse, variantCalled } from './commandLine.ts';
import { affordable, PUBLISHED, type Table } from './published.ts';

const DEEPEST = 30;

function main(): number {
  const { values, positionals } = readCommandLine({
    options: { all: { type: 'boolean', default: false }, budget: { type: 'string', default: '1e9' } },
    allowPositionals: true,
    words: [0, 2],
    use: 'Use: npx crownhead perft VARIANT [DEPTH], or npx crownhead perft --all',
  });
  const [name, depth = '6'] = positionals;
  if (values.all) return compareAll(numberIn('--budget', values.budget, [1, Number.MAX_SAFE_INTEGER]));
  countStart(
    variantCalled(name ?? refuse('Which variant? npx crownhead perft russian')),
    numberIn('depth', depth, [1, DEEPEST]),
  );
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
  console.log(`${outcomes.filter(Boolean).length} of ${outcomes.length} counts match the published counts`);
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
  return perft(variant, fen === null ? startPosition(variant) : validPosition(variant, fen), depth);
}

process.exitCode = main();
