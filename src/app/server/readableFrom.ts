import { setTimeout as sleep } from 'node:timers/promises';
import type { Game } from '../../game/game.ts';
import type { App } from '../ports/app.ts';
import type { ServerAsker } from '../ports/command.ts';
import { isReadByAll, mayRead } from '../ports/subjects/servers.ts';
import type { GameRecord } from '../ports/subjects/games.ts';

/** How long to wait (ms) for Discord to say who reads the channels of the games. */
const DISCORD_TIMEOUT = 2000;

const channelOf = ({ place: { threadOf, channelId } }: Game): string => threadOf ?? channelId;

async function inReadable(
  records: readonly GameRecord[],
  isReadable: (channel: string, patience: AbortSignal) => Promise<boolean | 'unknown'>,
): Promise<readonly GameRecord[]> {
  const channels = [...new Set(records.map(({ game }) => channelOf(game)))];
  const signal = AbortSignal.timeout(DISCORD_TIMEOUT);
  const patience = sleep(DISCORD_TIMEOUT, 'unknown' as const, { ref: false });
  const open = await Promise.all(
    channels.map(async (id) =>
      (await Promise.race([isReadable(id, signal), patience])) === true ? [id] : [],
    ),
  );
  return records.filter(({ game }) => open.flat().includes(channelOf(game)));
}

interface Where {
  readonly guildId: string;
  readonly channelId: string;
}

/** Whether everyone here can read another channel now, so its content may be shown here. */
export const isOpenTo = async (
  { members }: Pick<App, 'members'>,
  { guildId, channelId }: Where,
  id: string,
  patience = AbortSignal.timeout(DISCORD_TIMEOUT),
): Promise<boolean> => id === channelId || isReadByAll(await members.readers(guildId, id, patience));

/** The same for games. */
export const readableFrom = (
  app: Pick<App, 'members'>,
  where: Where,
  records: readonly GameRecord[],
): Promise<readonly GameRecord[]> =>
  inReadable(records, (id, patience) => isOpenTo(app, where, id, patience));

/** The games in channels that a member can read, by Discord's answers from the last minutes. */
export const readableBy = (
  { memory }: Pick<App, 'memory'>,
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
