/** What is stored of whole servers: that one is forgotten, and when to ask Discord whether the bot is still in it. */
import type { Servers } from '../../app/ports/servers.ts';
import type { Database } from '../database/database.ts';
import { eraseServer } from './erase.ts';

/** An open database with the newest schema as `Servers`, but for their games. */
export const serversOver = (database: Database): Omit<Servers, 'gameIds' | 'games'> => ({
  erase: (guildId) => eraseServer(database, guildId),
});
