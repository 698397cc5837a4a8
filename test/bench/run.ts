/** `npm run --silent bench -- pictures`: prints one JSON object a line; without a name, the figures of all benches. */
import type { Bench } from './bench.ts';
import { bot } from './bot.ts';
import { brain } from './brain.ts';
import { engine } from './engine.ts';
import { rapidMatch } from './rapid.ts';
import { pictures } from './pictures.ts';
import { rules } from './rules.ts';
import { soak } from './soak.ts';
import { standings, standingsWithMillion } from './standings.ts';
import { store, storeWithMillion } from './store.ts';

const BENCHES: Readonly<Record<string, Bench>> = {
  bot,
  brain,
  engine,
  'engine-rapid': rapidMatch,
  pictures,
  'pictures-soak': soak,
  rules,
  standings,
  'standings-million': standingsWithMillion,
  store,
  'store-million': storeWithMillion,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`no bench ${unknown.join(', ')}: use one of ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}

for (const [bench, measure] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(bench)) continue;
  for await (const figure of measure()) console.log(JSON.stringify({ bench, ...figure }));
}
