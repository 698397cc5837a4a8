/**
 * `npm run endings -- russian 4`: solves all endings of an 8x8 variant with up to so many pieces, and prints what they
 * come to.
 *
 * The engine does the same when a variant is first played, since that takes seconds; this is for looking at the numbers and for other
 * people's recounts. One row for each number of pieces: positions, and of these won, lost and drawn for the side to move
 * (which sits at the bottom), and the longest way to a result in plies. Then the same for three kings against one.
 *
 * With `--play` all won positions of three kings against one are played out by the search against the longest defence, under
 * the draw rules; that takes minutes.
 */
import { variantOf } from '../draughts/variants.ts';
import { hasEndings } from '../engine/knowledgeOf.ts';
import { solve } from '../engine/endings/solve.ts';
import { numberIn, readCommandLine, refuse, variantCalled } from './commandLine.ts';
import { playOut } from './playOut.ts';
import { isThreeKingsToOne, piecesOf, tallyOf, type Tally } from '../engine/endings/tally.ts';

const { values, positionals } = readCommandLine({
  allowPositionals: true,
  options: { play: { type: 'boolean', default: false } },
});
const [name = 'russian', most = '4'] = positionals;
const id = variantCalled(name);
const pieces = numberIn('pieces', most, [values.play ? 4 : 2, 5]);
if (!hasEndings(variantOf(id)))
  refuse(`Endings are solved for variants on 8x8 boards, ${id} is none of them.`);

const row = (what: string, { won, lost, drawn, longest }: Tally): string =>
  [what, won + lost + drawn, won, lost, drawn, longest].join('\t');

const begin = performance.now();
const endings = solve(variantOf(id), pieces);
const seconds = (performance.now() - begin) / 1000;
console.log('pieces\tall\twon\tlost\tdrawn\tlongest');
for (let n = 2; n <= pieces; n += 1) {
  console.log(
    row(
      String(n),
      tallyOf(endings, (group) => piecesOf(group) === n),
    ),
  );
}
if (pieces > 3) console.log(row('KKK-K', tallyOf(endings, isThreeKingsToOne)));
console.log(`${id}: ${endings.bytes.length} bytes in ${seconds.toFixed(1)} s`);
if (values.play) {
  const { games, won, longest } = playOut(variantOf(id), endings, isThreeKingsToOne);
  const all = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`KKK-K played out: ${won} of ${games} won, the longest in ${longest} plies (${all} s)`);
}
