/**
 * Whether a database may be played with: not when it holds games of real servers. For the stand-in these are gone, so the
 * bot would give their boards up and in the end erase them; a lost DISCORD_TOKEN in `.env` must not come to that.
 */
import { done, refused, type Attempt } from '../src/draughts/attempt.ts';
import { openDatabase } from '../src/store/opening/open.ts';

/**
 * Nothing, when the file holds games of this server alone or none yet; otherwise why it is left alone. The messages of a stand-in
 * go with it, so the boards of all games that go on are to be posted again.
 */
export async function ownGames(path: string, guildId: string, now: number): Promise<Attempt<null, string>> {
  const opened = await openDatabase(path, (error) => console.error(String(error)));
  if (!opened.ok) return refused(opened.problem.message);
  const { db } = opened.value;
  const real = await db
    .selectFrom('server')
    .select('guild_id')
    .where('guild_id', '<>', guildId)
    .limit(1)
    .executeTakeFirst();
  if (!real)
    await db
      .updateTable('game')
      .set({ shown_version: 0, card_channel_id: null, card_message_id: null, due_at: now })
      .where('state', '=', 'running')
      .execute();
  await db.destroy();
  return real === undefined ? done(null) : refused(realGames(path));
}

const realGames = (path: string): string =>
  `The database ${path} holds games of real servers, with which the playground must not play. Write the DISCORD_TOKEN of their bot into .env, or name another file by DATABASE_PATH.`;
