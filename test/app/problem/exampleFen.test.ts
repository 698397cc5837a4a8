import { expect, test } from 'vitest';
import { VARIANT_IDS, variantOf } from '../../../src/draughts/variants.ts';
import { parseStartFen } from '../../../src/notation/fen.ts';
import { exampleFen } from '../../../src/app/problem/recordRefusal.ts';

test.each(VARIANT_IDS)('the example position in %s can start a game', (id) => {
  expect(parseStartFen(variantOf(id), exampleFen(variantOf(id)))).toMatchObject({ ok: true });
});
