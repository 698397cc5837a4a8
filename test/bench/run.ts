/**
 * `npm run --silent bench -- peers`: prints one JSON object per line; without a name, it runs all
 * benches.
 */
import type { Bench } from './bench.ts';
import { board } from './board.ts';
import { bot, botByDoor, traffic, trafficByDoor } from './bot.ts';
import { cold } from './cold.ts';
import { engine } from './engine.ts';
import { frames } from './frames.ts';
import { growth } from './growth.ts';
import { hostile } from './hostile.ts';
import { migrateMillion } from './migrate.ts';
import { page } from './page.ts';
import { peers } from './peers.ts';
import { presses } from './presses.ts';
import { soakOnPostgres, soakOnSqlite } from './soak.ts';
import { standings, standingsWithMillion } from './standings.ts';
import { startWithMillion } from './start.ts';
import { store, storeWithMillion } from './store.ts';

const BENCHES: Readonly<Record<string, Bench>> = {
  board,
  bot,
  'bot-door': botByDoor,
  cold,
  engine,
  frames,
  growth,
  hostile,
  'migrate-million': migrateMillion,
  page,
  peers,
  presses,
  'soak-postgres': soakOnPostgres,
  'soak-sqlite': soakOnSqlite,
  standings,
  'standings-million': standingsWithMillion,
  'start-million': startWithMillion,
  store,
  'store-million': storeWithMillion,
  traffic,
  'traffic-door': trafficByDoor,
};

const given = process.argv.slice(2);
const checkout = given.find((word) => word.includes('/')) ?? null;
const asked = given.filter((word) => word !== checkout);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`no bench ${unknown.join(', ')}: use one of ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}

for (const [bench, measure] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(bench)) continue;
  for await (const figure of measure(checkout)) console.log(JSON.stringify({ bench, ...figure }));
}
