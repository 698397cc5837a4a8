/**
 * `npm run match -- level:4 level:3 --variant russian --games 100`: plays two players against each other and prints the
 * first one's result with its error bar.
 *
 * Each opening of four random plies is played twice with the colours exchanged, so that neither a lucky opening nor the
 * right to begin decides. Players are named as in `referee/player.ts`; limits of nodes make a match repeatable.
 * With `--goal 65` it ends early once the share is clearly above or below; `--quiet` keeps the running score to itself.
 */
import { parseArgs } from 'node:util';
import { VARIANT_IDS, variantOf } from '../draughts/variants.ts';
import { openingOf, playOn } from './referee/game.ts';
import { playerOf } from './referee/player.ts';
import { isDecided, NO_SCORE, withPair, written, type Score } from './referee/score.ts';
import { chanceOf } from '../engine/play/chance.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variant: { type: 'string', default: 'russian' },
    games: { type: 'string', default: '100' },
    plies: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    /** Per cent of the points; without it all games are played. */
    goal: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
});
const id = VARIANT_IDS.find((known) => known === values.variant);
if (!id) throw new Error(`which variant? one of: ${VARIANT_IDS.join(', ')}`);
const [one = '', other = ''] = positionals;
const goal = values.goal === undefined ? null : Number(values.goal) / 100;

const chance = chanceOf(Number(values.seed));
const random = (): number => chance(2 ** 30) / 2 ** 30;
const variant = variantOf(id);
const first = await playerOf(one, variant, random);
const second = await playerOf(other, variant, random);

/** Pairs between two lines of the running score. */
const SHOW_EVERY = 10;

async function playPair(): Promise<readonly [number, number]> {
  const opening = openingOf(variant, Number(values.plies), random);
  const asWhite = await playOn(opening, { white: first, black: second });
  const asBlack = await playOn(opening, { white: second, black: first });
  return [asWhite, -asBlack];
}

async function playMatch(pairs: number): Promise<Score> {
  let score = NO_SCORE;
  for (let pair = 1; pair <= pairs; pair += 1) {
    score = withPair(score, await playPair());
    if (goal !== null && isDecided(score, goal)) break;
    if (!values.quiet && pair % SHOW_EVERY === 0) console.error(`${2 * pair} games: ${written(score)}`);
  }
  return score;
}

const begin = performance.now();
const score = await playMatch(Number(values.games) / 2);
const seconds = ((performance.now() - begin) / 1000).toFixed(0);
console.log(`${id}, ${one} against ${other}: ${written(score)}  (${seconds} s)`);
first.close();
second.close();
