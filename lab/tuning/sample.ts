/** One position per game and number of pieces, so that no game dominates. */
import { readdirSync } from 'node:fs';
import { shared } from '../../src/draughts/numeric/stack.ts';
import { startLine, type Line } from '../../src/draughts/line.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { modelOf } from '../../src/engine/evaluate/learned/modelOf.ts';
import { groundOf } from '../../src/engine/ground/groundOf.ts';
import { ROOT } from '../../src/engine/search/tree.ts';
import { HELD_OUT } from './lessons.ts';
import { gameIn, keptOf, widthOf } from './record.ts';
import { readShard } from './shard.ts';

const { stack } = shared;

export function sampleOf(
  variant: Variant,
  folder: string,
  [least, most]: readonly [number, number],
  count: number,
): readonly Line[] {
  const width = widthOf(variant);
  const kept = keptOf(variant);
  const ground = groundOf(variant);
  const model = modelOf(variant);
  const [terms, patterns] = [new Float64Array(model.terms.length), new Int32Array(model.blocks)];
  const lines: Line[] = [];
  for (const name of readdirSync(folder).toSorted()) {
    if (!name.endsWith('.shard')) continue;
    const { records } = readShard(`${folder}/${name}`);
    let last = -1;
    for (let at = 0; at < records.length && lines.length < count; at += width) {
      const game = gameIn(records[at + width - 1]!);
      if (game % HELD_OUT !== 0 || game === last) continue;
      stack.fill(0, ROOT, ROOT + ground.words);
      kept.forEach((word, i) => (stack[ROOT + word] = records[at + i]!));
      const full = model.look(ROOT, terms, patterns);
      if (full < least || full >= most) continue;
      last = game;
      lines.push(startLine(variant, { ...ground.successorAt('white', ROOT), turn: 'white' }));
    }
  }
  return lines;
}
