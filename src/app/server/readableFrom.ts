import type { Game } from '../../game/game.ts';
import type { App } from '../ports/app.ts';
import { isReadByAll } from '../ports/servers.ts';
import type { GameRecord } from '../ports/games.ts';

/** How long to wait (ms) for Discord to say who reads the channels of the games. */
const PATIENCE = 2000;

const channelOf = ({ place: { threadOf, channelId } }: Game): string => threadOf ?? channelId;

/** Games of other channels may be shown here only if everyone in the server can read those. */
export async function readableFrom(
  { members }: Pick<App, 'members'>,
  where: { readonly guildId: string; readonly channelId: string },
  records: readonly GameRecord[],
): Promise<readonly GameRecord[]> {
  const patience = AbortSignal.timeout(PATIENCE);
  const channels = [...new Set(records.map(({ game }) => channelOf(game)))];
  const isOpen = async (id: string): Promise<boolean> =>
    id === where.channelId || isReadByAll(await members.readers(where.guildId, id, patience));
  const open = await Promise.all(channels.map(async (id) => ((await isOpen(id)) ? [id] : [])));
  return records.filter(({ game }) => open.flat().includes(channelOf(game)));
}
