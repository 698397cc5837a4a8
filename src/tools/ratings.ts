/** Compares the ratings, boards and statistics of every server with its games. */
import { parseArgs } from 'node:util';
import { databaseOf, readConfig } from '../config.ts';
import { openStore } from '../store/opening/open.ts';

/** How many differences of a server are printed. */
const MOST_TOLD = 20;
const USAGE = 'Use: npx crownhead ratings --check | --rebuild';

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, rebuild: { type: 'boolean' } },
  strict: false,
});
if (values['check'] === values['rebuild']) {
  console.error(USAGE);
  process.exit(2);
}

const config = readConfig();
const opened = config.ok
  ? await openStore(databaseOf(config.value), (error) => console.error(error))
  : config;
if (!opened.ok) {
  const { problem } = opened;
  console.error('message' in problem ? problem.message : problem.join('\n'));
  process.exit(2);
}

const store = opened.value;
const mends = values['rebuild'] === true;
let [servers, games, differences] = [0, 0, 0];
for await (const audit of store.standings.audit(mends)) {
  servers += 1;
  games += audit.games;
  differences += audit.differences.length;
  const told = audit.differences.slice(0, MOST_TOLD);
  for (const difference of told) console.log(`server ${audit.guildId}: ${difference}`);
  const rest = audit.differences.length - told.length;
  if (rest > 0) console.log(`server ${audit.guildId}: and ${rest} more`);
}
await store.close();
console.log(`${games} games of ${servers} servers: ${differences} differences${mends ? ', mended' : ''}`);
process.exitCode = differences > 0 && !mends ? 1 : 0;
