/**
 * Brings the bot's database to the newest schema, as each start of the bot does by itself:
 *
 *     npm run migrate
 *
 * For those who want it done before the bot is started, by another user of the database for example.
 */
import { databaseOf, readConfig } from '../config.ts';
import { placeName } from '../store/opening/address.ts';
import { seenMigrations } from '../store/opening/migrate.ts';
import { openDatabase } from '../store/opening/open.ts';

/** What is said in the end, and whether all is well. */
async function migrate(): Promise<readonly [boolean, string]> {
  const config = readConfig();
  if (!config.ok) return [false, ['The settings are not right:', ...config.problem].join('\n')];
  const place = databaseOf(config.value);
  const opened = await openDatabase(place, (error) => console.error(String(error)));
  if (!opened.ok) return [false, opened.problem.message];
  const seen = await seenMigrations(opened.value.db);
  await opened.value.db.destroy();
  return [true, `${placeName(place)} has the newest schema: ${seen.toSorted().join(', ')}`];
}

const [isWell, words] = await migrate();
if (isWell) console.log(words);
else console.error(words);
process.exitCode = isWell ? 0 : 1;
