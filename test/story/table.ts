/**
 * A channel of the stand-in for Discord with the bot in it, joined by real HTTP and WebSocket, and three people who do
 * what Discord's client lets people do.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { onTestFinished } from 'vitest';
import type { StandInOptions } from '../../playground/server/options.ts';
import { startStandIn } from '../../playground/server/standIn.ts';
import type { StandIn } from '../../playground/server/standIn.ts';
import { buttonsOf, findButton, picturesOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import type { Config } from '../../src/config.ts';
import { openLog } from '../../src/log.ts';
import { startBot } from '../../src/main.ts';
import type { Bot, Parts } from '../../src/main.ts';
import { pathInNewFolder } from '../store/folder.ts';

export interface Table {
  readonly discord: StandIn;
  readonly channel: string;
  readonly anna: Visitor;
  readonly boris: Visitor;
  readonly chidi: Visitor;
  /** Another bot on the same database, such as the one after a restart. */
  startBot(parts?: Partial<Parts>): Promise<Bot>;
}

/** Discord's limits for people who think before they move; tests do not. */
const HASTE = { requests: 100_000, perMs: 1000 };
const UNHURRIED = {
  global: HASTE,
  createMessage: HASTE,
  editMessage: HASTE,
  deleteMessage: HASTE,
  webhook: HASTE,
};

/** The settings that join a bot to a stand-in. */
export const settingsFor = (discord: StandIn, databasePath: string): Config => ({
  token: discord.token,
  apiUrl: `${discord.url}/api`,
  guildId: undefined,
  databasePath,
  logLevel: 'silent',
  playground: { host: '127.0.0.1', port: 0 },
});

/** A bot that has started. Throws when it could not. */
export async function started(config: Config, parts: Partial<Parts>): Promise<Bot> {
  const attempt = await startBot(config, parts);
  if (!attempt.ok) throw new Error(attempt.problem);
  return attempt.value;
}

/** A stand-in without a bot, which is closed when the test is over. */
export async function openDiscord(options: StandInOptions = {}): Promise<StandIn> {
  const discord = await startStandIn({ limits: UNHURRIED, ...options });
  onTestFinished(() => discord.close());
  return discord;
}

/** People and a channel, without a bot yet; bots that are started stop when the test is over. */
export async function openTable(options: StandInOptions = {}): Promise<Table> {
  const discord = await openDiscord(options);
  const config = settingsFor(discord, await pathInNewFolder('games.sqlite'));
  return {
    discord,
    channel: discord.channel('draughts'),
    anna: discord.visitor('Anna'),
    boris: discord.visitor('Boris'),
    chidi: discord.visitor('Chidi'),
    startBot: async (parts = {}) => {
      const bot = await started(config, { now: () => discord.clock.now(), log: openLog('silent'), ...parts });
      onTestFinished(() => bot.stop());
      return bot;
    },
  };
}

/** People, a channel and the bot. */
export async function sitDown(parts: Partial<Parts> = {}, options: StandInOptions = {}): Promise<Table> {
  const table = await openTable(options);
  await table.startBot(parts);
  return table;
}

/** Whether the message shows a board to everyone. */
export const isCard = (message: APIMessage): boolean =>
  picturesOf(message).length > 0 && !isEphemeral(message);

/** The id of the game on a card, from the button that turns its board. */
export const gameOn = (card: APIMessage): string => findButton(card, 'Flip').custom_id.split('|')[2] ?? '';

/** The next card of a game (of any, without one) after a message. */
export const cardAfter = (
  { anna }: Pick<Table, 'anna'>,
  { id, channel_id }: APIMessage,
  game?: string,
): Promise<APIMessage> =>
  anna.waitFor(
    (message) =>
      message.channel_id === channel_id &&
      isCard(message) &&
      BigInt(message.id) > BigInt(id) &&
      (game === undefined || buttonsOf(message).some(({ custom_id }) => custom_id.split('|').includes(game))),
  );

/** White challenges Black, who accepts; gives the first card. */
export async function begin(
  table: Table,
  white: Visitor,
  black: Visitor,
  channel: string = table.channel,
): Promise<APIMessage> {
  const options = { opponent: black.person.id, color: 'white' };
  const { message } = await white.command(channel, 'challenge', options);
  if (!message) throw new Error('there is no invitation');
  await black.click(message.id, findButton(message, 'Accept').custom_id);
  return cardAfter(table, message);
}
