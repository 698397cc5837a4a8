/** Which variants have which rule: one table per fact, to compare with the official rules. */
import { expect, test } from 'vitest';
import { fourfold, threefold } from '../../src/draughts/draws/sudden.ts';
import { russianEndings } from '../../src/draughts/draws/russian.ts';
import { internationalEndings } from '../../src/draughts/draws/international.ts';
import { frisianEndings } from '../../src/draughts/draws/frisian.ts';
import { startPosition } from '../../src/draughts/position.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';

const forward = ({ man }: Variant): boolean => man.captures.every(({ rows }) => rows <= 0);

test.each<[string, (variant: Variant) => boolean, string]>([
  ['100 squares', ({ size }) => size === 10, 'international antidraughts frisian frysk breakthrough'],
  ['144 squares', ({ size }) => size === 12, 'canadian'],
  ['the dark corner at the right', ({ squares }) => squares === 'lower-right', 'italian spanish'],
  ['all squares', ({ squares }) => squares === 'all', 'turkish armenian'],
  ['men that capture forward only', forward, 'english italian spanish czech thai turkish armenian'],
  ['kings of one step', ({ king }) => !king.flies, 'english italian'],
  ['flying kings that land right behind', ({ king }) => king.flies && king.lands === 'next', 'thai'],
  [
    'crowning in passing',
    ({ crowning }) => crowning === 'goes-on-as-king',
    'russian poddavki bashni armenian',
  ],
  [
    'crowning that ends the move',
    ({ crowning }) => crowning === 'ends-move',
    'english italian spanish czech thai',
  ],
  ['captured pieces lifted at once', ({ removal }) => removal === 'at-once', 'thai turkish armenian'],
  ['towers', ({ captured }) => captured === 'joins-tower', 'bashni'],
  ['kings safe from men', ({ menTakeKings }) => !menTakeKings, 'italian'],
  [
    'free choice of capture',
    ({ captureValue }) =>
      captureValue({ by: 'king', taken: ['king', 'king'] }) === captureValue({ by: 'man', taken: ['man'] }),
    'russian poddavki bashni english pool thai',
  ],
  [
    'a duty to take most',
    ({ captureValue }) =>
      captureValue({ by: 'man', taken: ['man', 'man'] }) > captureValue({ by: 'man', taken: ['man'] }),
    'international brazilian antidraughts frisian frysk breakthrough italian spanish canadian turkish armenian',
  ],
  [
    'a duty to take with the king',
    ({ captureValue }) =>
      captureValue({ by: 'king', taken: ['man'] }) > captureValue({ by: 'man', taken: ['man'] }),
    'frisian frysk italian czech',
  ],
  ['kings that must rest', ({ kingRunLimit }) => kingRunLimit !== null, 'frisian frysk'],
  ['the goal to lose', ({ goal }) => goal === 'lose', 'poddavki antidraughts'],
  ['the goal to crown first', ({ goal }) => goal === 'first-king', 'breakthrough'],
  [
    'threefold repetition',
    ({ draws }) => draws.includes(threefold),
    'russian poddavki bashni international brazilian antidraughts english pool spanish czech thai canadian turkish armenian',
  ],
  ['fourfold repetition', ({ draws }) => draws.includes(fourfold), 'italian'],
  ['the Russian endings', ({ draws }) => draws.includes(russianEndings), 'russian brazilian'],
  [
    'the international endings',
    ({ draws }) => draws.includes(internationalEndings),
    'international canadian',
  ],
  ['the Frisian endings', ({ draws }) => draws.includes(frisianEndings), 'frisian frysk'],
  [
    'algebraic squares',
    ({ notation }) => notation.squares === 'algebraic',
    'russian poddavki bashni brazilian czech turkish armenian',
  ],
  ['Black to begin', ({ begins }) => begins === 'black', 'english pool'],
])('the variants with %s', (_axis, has, ids) => {
  expect(VARIANT_IDS.filter((id) => has(variantOf(id)))).toEqual(
    VARIANT_IDS.filter((id) => ids.split(' ').includes(id)),
  );
});

const MEN: Readonly<Record<number, string>> = {
  5: 'frysk',
  8: 'thai',
  12: 'russian poddavki bashni brazilian english pool italian spanish czech',
  16: 'turkish armenian',
  20: 'international antidraughts frisian breakthrough',
  30: 'canadian',
};

test.each(Object.entries(MEN))('%s men begin', (men, ids) => {
  const having = VARIANT_IDS.filter((id) => {
    const { board } = startPosition(variantOf(id));
    return board.filter((tower) => tower?.[0].color === 'white').length === Number(men);
  });
  expect(having).toEqual(VARIANT_IDS.filter((id) => ids.split(' ').includes(id)));
});
