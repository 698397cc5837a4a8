/** All games of a server as PDN files that other programs read, several thousand in each. */
import { setImmediate } from 'node:timers/promises';
import { recordOf } from '../../game/record.ts';
import { makePdn } from '../../notation/pdn/writer.ts';
import type { Using } from '../ports/app.ts';

/** Games per file: several megabytes with their moves, which Discord accepts when compressed. */
export const A_PART = 5000;
/** How many games to write at a time. Between two batches, the bot answers players. */
const BATCH = 20;

interface Archive {
  readonly games: number;
  readonly parts: number;
  readonly text: string;
}

/** A part of a server's games, finished ones first; an empty text after the last part. */
export async function archiveOf(
  { store }: Using<'servers'>,
  guildId: string,
  part: number,
  size: number = A_PART,
): Promise<Archive> {
  const all = await store.servers.countGames(guildId);
  const ids = await store.servers.gameIds(guildId, { from: part * size, limit: size });
  const texts: string[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    const games = await store.servers.games(ids.slice(from, from + BATCH));
    texts.push(...games.map((game) => makePdn(recordOf(game))));
    await setImmediate();
  }
  return { games: all, parts: Math.max(1, Math.ceil(all / size)), text: texts.join('\n') };
}
