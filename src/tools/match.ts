/**
 * `npm run match -- level:4 level:3 --variant russian --games 100`: plays two players against each other and prints the
 * first one's result with its error bar.
 *
 * Each opening of four random plies is played twice with the colours exchanged, so that neither a lucky opening nor the
 * right to begin decides. Players are named as in `referee/player.ts`; limits of nodes make a match repeatable.
 */
import { parseArgs } from 'node:util';
import { VARIANT_IDS, variantOf } from '../draughts/variants.ts';
import { openingOf, playOn } from './referee/game.ts';
import { playerOf } from './referee/player.ts';
import { NO_SCORE, withPair, written } from './referee/score.ts';
import { chanceOf } from './tuning/chance.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variant: { type: 'string', default: 'russian' },
    games: { type: 'string', default: '100' },
    plies: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});
const id = VARIANT_IDS.find((known) => known === values.variant);
if (!id) throw new Error(`which variant? one of: ${VARIANT_IDS.join(', ')}`);
const [one = '', other = ''] = positionals;

const chance = chanceOf(Number(values.seed));
const random = (): number => chance(2 ** 30) / 2 ** 30;
const variant = variantOf(id);
const first = playerOf(one, variant, random);
const second = playerOf(other, variant, random);

const begin = performance.now();
let score = NO_SCORE;
for (let pair = 0; pair < Number(values.games) / 2; pair += 1) {
  const opening = openingOf(variant, Number(values.plies), random);
  const asWhite = playOn(opening, { white: first, black: second });
  const asBlack = playOn(opening, { white: second, black: first });
  score = withPair(score, [asWhite, -asBlack]);
}
const seconds = ((performance.now() - begin) / 1000).toFixed(0);
console.log(`${id}, ${one} against ${other}: ${written(score)}  (${seconds} s)`);
