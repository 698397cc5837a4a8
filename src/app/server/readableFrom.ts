import { setTimeout as sleep } from 'node:timers/promises';
import type { Game } from '../../game/game.ts';
import type { App } from '../ports/app.ts';
import type { ServerAsker } from '../ports/command.ts';
import { isReadByAll, mayRead } from '../ports/servers.ts';
import type { GameRecord } from '../ports/games.ts';

type Needs = Pick<App, 'memory'>;

/** How long to wait (ms) for Discord to say who reads the channels of the games. */
const PATIENCE = 2000;

const channelOf = ({ place: { threadOf, channelId } }: Game): string => threadOf ?? channelId;

async function inReadable(
  records: readonly GameRecord[],
  isReadable: (channel: string) => Promise<boolean | 'unknown'>,
): Promise<readonly GameRecord[]> {
  const channels = [...new Set(records.map(({ game }) => channelOf(game)))];
  const patience = sleep(PATIENCE, 'unknown' as const, { ref: false });
  const open = await Promise.all(
    channels.map(async (id) => ((await Promise.race([isReadable(id), patience])) === true ? [id] : [])),
  );
  return records.filter(({ game }) => open.flat().includes(channelOf(game)));
}

/** Games of other channels may be shown here only if everyone in the server can read those. */
export const readableFrom = (
  { memory }: Needs,
  where: { readonly guildId: string; readonly channelId: string },
  records: readonly GameRecord[],
): Promise<readonly GameRecord[]> =>
  inReadable(
    records,
    async (id) => id === where.channelId || isReadByAll(await memory.readers(where.guildId, id)),
  );

/** Games of the channels that a member can read, as far as Discord says. */
export const readableBy = (
  { memory }: Needs,
  { user, roles, place, threadOf }: ServerAsker,
  records: readonly GameRecord[],
): Promise<readonly GameRecord[]> =>
  inReadable(
    records,
    async (id) =>
      id === place.channelId ||
      id === threadOf ||
      mayRead(memory, { guildId: place.guildId, channelId: id }, { id: user.id, roles }),
  );
