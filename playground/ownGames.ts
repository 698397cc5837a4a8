/**
 * Whether a database may be played with: not when it holds games of real servers. For the stand-in these are gone, so the
 * bot would give their boards up and in the end erase them; a lost DISCORD_TOKEN in `.env` must not come to that.
 */
import { done, refused, type Attempt } from '../src/draughts/attempt.ts';
import type { Database } from '../src/store/database/database.ts';
import { openDatabase } from '../src/store/opening/open.ts';

/** Nothing, when the file holds games of this server alone or none yet; otherwise why it is left alone. */
export const ownGames = (path: string, guildId: string): Promise<Attempt<null, string>> =>
  inDatabase(path, async ({ db }) => {
    const others = db.selectFrom('server').select('guild_id').where('guild_id', '<>', guildId);
    return (await others.limit(1).executeTakeFirst()) === undefined ? done(null) : refused(realGames(path));
  });

/** Has the boards of all games that go on posted again: the messages that showed them are gone. */
export const postAgain = (path: string, now: number): Promise<Attempt<null, string>> =>
  inDatabase(path, async ({ db }) => {
    const shownNowhere = { shown_version: 0, card_channel_id: null, card_message_id: null, due_at: now };
    await db.updateTable('game').set(shownNowhere).where('state', '=', 'running').execute();
    return done(null);
  });

async function inDatabase(
  path: string,
  work: (database: Database) => Promise<Attempt<null, string>>,
): Promise<Attempt<null, string>> {
  const opened = await openDatabase(path, (error) => console.error(String(error)));
  if (!opened.ok) return refused(opened.problem.message);
  try {
    return await work(opened.value);
  } finally {
    await opened.value.db.destroy();
  }
}

const realGames = (path: string): string =>
  `The database ${path} holds games of real servers, with which the playground must not play. Write the DISCORD_TOKEN of their bot into .env, or name another file by DATABASE_PATH.`;
