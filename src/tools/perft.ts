/** `npm run --silent perft -- russian 9`: counts the lines of play from the start of a variant, one row a depth. */
import { perft } from '../draughts/perft.ts';
import { startPosition } from '../draughts/position.ts';
import { VARIANT_IDS, variantOf } from '../draughts/variants.ts';

const [name, depth = '6'] = process.argv.slice(2);
const id = VARIANT_IDS.find((known) => known === name);
if (!id) throw new Error(`which variant? one of: ${VARIANT_IDS.join(', ')}`);

const variant = variantOf(id);
for (let ply = 1; ply <= Number(depth); ply += 1) {
  const begin = performance.now();
  const nodes = perft(variant, startPosition(variant), ply);
  const ms = performance.now() - begin;
  console.log(`${ply}\t${nodes}\t${ms.toFixed(0)} ms\t${Math.round(nodes / (ms / 1000))} nodes/s`);
}
