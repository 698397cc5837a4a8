/** Shards stay readable: a record has the squares of a 10x10 board in two words of 25 bits. */
import { expect, test } from 'vitest';
import { keep, restore, widthOf } from '../../../lab/tuning/record.ts';
import { validPosition } from '../../../src/notation/valid.ts';
import { coreOf } from '../../../src/draughts/numeric/coreOf.ts';
import { variantOf } from '../../../src/draughts/variants.ts';

test.each([
  // In the lower words, square 50 is bit 4 and square 26 is bit 20. In the upper words, square 21
  // is bit 0 and square 1 is bit 20.
  ['international', 'W:W50,26,K21:BK1,6', [0x100010, 1, 0, 0x108000, 0, 0x100001]],
  ['russian', 'W:Wa1,Kh8:Bb8', [0x80000001 | 0, 0x10000000, 0x80000000 | 0]],
] as const)('%s', (id, fen, words) => {
  const variant = variantOf(id);
  const core = coreOf(variant);
  core.load(validPosition(variant, fen), core.root);
  const [hash, lock] = [core.hash(core.root), core.lock(core.root)];
  const record = new Int32Array(widthOf(variant));
  keep(core, record, 0);
  expect([...record]).toEqual([...words, 0]);
  core.clear(core.root);
  restore(core, record, 0);
  expect([core.hash(core.root), core.lock(core.root)]).toEqual([hash, lock]);
});
