/** Counts the positions that the side to move wins, loses and draws, and finds the longest win. */
import { variantOf } from '../src/draughts/variants.ts';
import { canBeSolved, solve } from '../src/engine/endings/solve.ts';
import { chanceOf } from '../src/engine/play/chance.ts';
import { checkEndings } from './checkEndings.ts';
import { numberIn, readCommandLine, refuse, variantCalled } from '../src/tools/commandLine.ts';
import { openProgress } from '../src/tools/progress.ts';
import { playOut } from './playOut.ts';
import { hasPieces, isThreeKingsToOne, tallyOf, type Tally } from './tallyEndings.ts';

const { values, positionals } = readCommandLine({
  allowPositionals: true,
  options: { play: { type: 'boolean', default: false }, check: { type: 'string' } },
});
const [name = 'russian', most = '4'] = positionals;
const id = variantCalled(name);
if (!canBeSolved(variantOf(id)))
  refuse(
    `Endings are solved for variants on dark squares of 8x8 and 10x10 boards; ${id} is not one of them, or has another goal or kings that must rest.`,
  );
const pieces = numberIn('pieces', most, [values.play ? 4 : 2, variantOf(id).size === 8 ? 5 : 4]);
const positions = numberIn('--check', values.check ?? '0', [0, 1e6]);

const row = (what: string, { won, lost, drawn, longest }: Tally): string =>
  [what, won + lost + drawn, won, lost, drawn, longest].join('\t');

const begin = performance.now();
const progress = openProgress(`Solving ${id}`);
const endings = solve(variantOf(id), pieces, (done, all) => progress.say(`${done} of ${all} groups`));
progress.end();
const seconds = (performance.now() - begin) / 1000;
console.log('pieces\tall\twon\tlost\tdrawn\tlongest');
for (let n = 2; n <= pieces; n += 1) {
  console.log(row(String(n), tallyOf(endings, hasPieces(n))));
}
if (pieces > 3) console.log(row('KKK-K', tallyOf(endings, isThreeKingsToOne)));
console.log(`${id}: ${endings.memory.byteLength} bytes in ${seconds.toFixed(1)} s`);
if (positions > 0) {
  const { wrong, searched, refuted } = checkEndings(endings, hasPieces(pieces), positions, chanceOf(1));
  console.log(
    `${positions} positions checked: ${wrong} differ from their moves; ${refuted} of ${searched} differ from a search`,
  );
}
if (values.play) {
  const { games, won, longest } = playOut(variantOf(id), endings, isThreeKingsToOne);
  const all = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`KKK-K played out: ${won} of ${games} won, the longest in ${longest} plies (${all} s)`);
}
