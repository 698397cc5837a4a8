/**
 * Openings are random plies that a short search finds even. Each is played twice, with colors
 * exchanged. Node limits make a match repeatable. `--goal` ends the match once the share of points
 * is clearly above or below the goal. `--sprt 0,10` ends it once it is clear (5 % error) whether
 * the first player is 0 or 10 Elo stronger. `--equal` adjusts the other program's `move-time` after
 * each pair of games, so that both use the same CPU time.
 */
import { isEven, openingOf, playOn, type Player } from './referee/game.ts';
import { playerOf } from './referee/player.ts';
import {
  type Bounds,
  NO_SCORE,
  type Score,
  decisionOf,
  isDecided,
  likelihoodOf,
  withPair,
  written,
} from './referee/score.ts';
import { variantOf } from '../src/draughts/variants.ts';
import { chanceOf } from '../src/engine/play/chance.ts';
import { numberIn, readCommandLine, reasonOf, refuse, variantCalled } from '../src/tools/commandLine.ts';

const { values, positionals } = readCommandLine({
  allowPositionals: true,
  options: {
    variant: { type: 'string', default: 'russian' },
    games: { type: 'string', default: '100' },
    plies: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    /** In percent of the points; default: play all games. */
    goal: { type: 'string' },
    sprt: { type: 'string' },
    equal: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
});
const id = variantCalled(values.variant);
const pairs = numberIn('--games', values.games, [2, 1e9]) / 2;
const plies = numberIn('--plies', values.plies, [0, 100]);
const [one = '', other = ''] = positionals;
const goal = values.goal === undefined ? null : numberIn('--goal', values.goal, [1, 99], false) / 100;

const RISK = 0.05;

const strengthIn = (word: string): number => numberIn('--sprt', word, [-1000, 1000], false);

function boundsIn(text: string): Bounds {
  const [low = '', high = '', ...more] = text.split(',');
  const bounds = { low: strengthIn(low), high: strengthIn(high), risk: RISK };
  return bounds.low < bounds.high && more.length === 0
    ? bounds
    : refuse(`--sprt ${text}: use two numbers, the lower one first, such as 0,10`);
}

const sprt = values.sprt === undefined ? null : boundsIn(values.sprt);

const chance = chanceOf(numberIn('--seed', values.seed, [1, 1e9]));
const random = (): number => chance(2 ** 30) / 2 ** 30;
const variant = variantOf(id);
const playerCalled = (word: string) =>
  playerOf(word, variant, random).catch((error: unknown) => refuse(reasonOf(error)));
const first = await playerCalled(one);
const second = await playerCalled(other);
if (values.equal && !second.aimAt) refuse('--equal: the second player has to be hub:move-time=…@command');

const SHOW_EVERY = 10;

async function playPair(): Promise<readonly [number, number]> {
  const opening = openingOf(variant, plies, random, isEven);
  const asWhite = await playOn(opening, { white: first, black: second });
  const asBlack = await playOn(opening, { white: second, black: first });
  return [asWhite, -asBlack];
}

const writtenWhole = (score: Score): string =>
  sprt ? `${written(score)}  ${verdictOn(score, sprt)}` : written(score);

function verdictOn(score: Score, bounds: Bounds): string {
  const decision = decisionOf(score, bounds);
  const likelihood = likelihoodOf(score, bounds).toFixed(2);
  return decision ? `${bounds[decision]} Elo (${likelihood})` : `undecided (${likelihood})`;
}

/** Ctrl+C ends the match after the current pair; a second Ctrl+C ends it at once. */
let isInterrupted = false;
process.once('SIGINT', () => {
  isInterrupted = true;
});

async function playMatch(): Promise<Score> {
  let score = NO_SCORE;
  for (let pair = 1; pair <= pairs; pair += 1) {
    score = withPair(score, await playPair());
    if (values.equal) second.aimAt?.(first.cpuTime() ?? 0);
    if (goal !== null && isDecided(score, goal)) break;
    if (sprt && decisionOf(score, sprt)) break;
    if (isInterrupted) break;
    if (!values.quiet && pair % SHOW_EVERY === 0) console.error(`${2 * pair} games: ${writtenWhole(score)}`);
  }
  return score;
}

const begin = performance.now();
const score = await playMatch();
const seconds = ((performance.now() - begin) / 1000).toFixed(0);
const both = (of: (player: Player) => number | null, digits: number): string =>
  [first, second].map((player) => of(player)?.toFixed(digits) ?? 'unknown').join(' and ');
const positions = both((player) => player.visited(), 0);
const cpuTime = both((player) => player.cpuTime(), 1);
console.log(
  `${id}, ${one} against ${other}: ${writtenWhole(score)}  (${seconds} s; per move: ${positions} positions, ${cpuTime} ms of CPU time)`,
);
first.close();
second.close();
