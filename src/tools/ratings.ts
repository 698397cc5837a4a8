import { openStore } from '../store/opening/open.ts';
import { existingDatabase, readCommandLine, refuse } from './commandLine.ts';

const MOST_TOLD = 20;

const { values } = readCommandLine({
  options: { check: { type: 'boolean' }, rebuild: { type: 'boolean' } },
});
if (values.check === values.rebuild) refuse('Use: npx crownhead ratings --check | --rebuild');

const place = await existingDatabase();
const opened = await openStore(place, (error) => console.error(error));
if (!opened.ok) refuse(opened.problem.message);
const store = opened.value;
const mends = values.rebuild === true;
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
console.log(`${games} games of ${servers} servers: ${differences} differences${mends ? ', corrected' : ''}`);
process.exitCode = differences > 0 && !mends ? 1 : 0;
