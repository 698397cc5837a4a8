/** A game in a troubled channel, and waiting for the consequences. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import type { StandIn } from '../../playground/server/standIn.ts';
import { standingClock, type Clock } from '../../playground/server/world/clock.ts';
import { HOUR } from '../../src/game/calendar/span.ts';
import { openNotebook } from '../discord/notebook.ts';
import { cardAfter, isCard } from './cards.ts';
import { byCommand } from './hands.ts';
import { openTable, type Table } from './table.ts';

const FLAG = /^## 🏆 <@\d+> beat \S+ on time/mu;
const START = Date.UTC(2026, 5, 1, 12);
/** Sweeps are a second apart. */
export const SOON = { timeout: 20_000 };

/**
 * Until the messages that the card replaces are gone: once the clock jumps over the life of their
 * tokens, Discord refuses to remove them.
 */
export async function alone({ anna }: Table, card: APIMessage): Promise<APIMessage> {
  await expect.poll(() => anna.messages(card.channel_id).map(({ id }) => id)).toEqual([card.id]);
  return card;
}

/** A game with a day per move and Boris to move, and the log of its bot. */
export async function openScene(place?: (discord: StandIn) => string) {
  const clock = standingClock(START);
  const table = await openTable({ clock });
  const log = openNotebook();
  const bot = await table.startBot({ log });
  const { anna, boris, discord } = table;
  const channel = place?.(discord) ?? table.channel;
  const options = { opponent: boris.person.id, color: 'white', time: '1d' };
  const { message } = await anna.command(channel, 'play', options);
  await boris.click(message!.id, findButton(message!, 'Accept').custom_id);
  const first = await cardAfter(table, message!);
  await byCommand(anna, first, 'c3-d4');
  const card = await alone(table, await cardAfter(table, first));
  const warnings = () => log.entries.filter(({ level }) => level === 'warn' || level === 'error');
  return { table, clock, bot, channel, card, warnings };
}

export const isFlag = (message: APIMessage): boolean => isCard(message) && FLAG.test(textOf(message));

/** Hour after hour passes until it has happened, because the bot may count from any of them. */
export async function whileTimePasses(clock: Clock, hasHappened: () => boolean): Promise<void> {
  const anHourLater = () => {
    clock.advance(HOUR);
    return hasHappened();
  };
  await expect.poll(anHourLater, { ...SOON, interval: 100 }).toBe(true);
}
