/** People who are notified of their games, and the messages they get. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { type Visitor, isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { directChannel } from '../../playground/server/world/world.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { cardAfter } from './cards.ts';
import { type Table, openTable } from './table.ts';

export const say = sayIn('en-US');

/** The time between sweeps is one second. */
export const SOON = { timeout: 20_000 };

export const START = Date.UTC(2026, 5, 1, 12);

export async function openScene(parts: Parameters<Table['startBot']>[0] = {}) {
  const clock = standingClock(START);
  const table = await openTable({ clock });
  const bot = await table.startBot(parts);
  return { table, clock, bot };
}

export async function challenged(table: Table, time: string, boris = table.boris): Promise<APIMessage> {
  const { anna, channel } = table;
  const options = { opponent: boris.person.id, color: 'white', time };
  const { message } = await anna.command(channel, 'play', options);
  await boris.click(message!.id, findButton(message!, 'Accept').custom_id);
  return cardAfter(table, message!);
}

/**
 * Waits until the messages that the card replaces are deleted. Once the clock jumps past their
 * tokens' lifetime, Discord refuses to delete them.
 */
export async function alone({ anna }: Table, card: APIMessage): Promise<APIMessage> {
  await expect.poll(() => anna.messages(card.channel_id).map(({ id }) => id)).toEqual([card.id]);
  return card;
}

export const direct = ({ discord }: Table, who: Visitor): readonly APIMessage[] =>
  who.messages(directChannel(discord.world, who.person).id).filter((message) => !isEphemeral(message));

export const written = ({ discord }: Table, who: Visitor, words: string): Promise<APIMessage> => {
  const { id } = directChannel(discord.world, who.person);
  return who.waitFor((message) => message.channel_id === id && textOf(message).includes(words));
};

export const pinged = (who: Visitor): readonly string[] => who.notifications().map(({ id }) => id);

/** The private threads that someone has with the bot, with their messages. */
export const privateThreads = ({ discord }: Table, who: Visitor) =>
  [...discord.world.channels.values()]
    .filter(({ members }) => members?.has(who.person.id))
    .map(({ id, name }) => ({ id, name, messages: who.messages(id) }));

export const toldInThreads = (table: Table, who: Visitor): readonly string[] =>
  privateThreads(table, who).flatMap(({ messages }) => messages.map((message) => textOf(message)));
