/** Games with teams that vote: how a story begins such a game, votes, and waits for the boards. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { buttonsOf, findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { type Heard, isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { ROLES } from '../../playground/server/world/permissions.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { buttonTo, isCard } from './cards.ts';
import { anyMove, byHand } from './hands.ts';
import { openTable, type Table } from './table.ts';

export interface Scene {
  readonly table: Table;
  readonly clock: ReturnType<typeof standingClock>;
  readonly card: APIMessage;
  readonly bot: Awaited<ReturnType<Table['startBot']>>;
}

const WINDOW = MINUTE;
/** A vote that was cast at the last moment may still be in progress. */
export const AFTER = WINDOW + 6 * SECOND;

type Options = Readonly<Record<string, string | number | boolean>>;

export async function begin(options: Options = {}, at = Date.UTC(2026, 5, 1, 12)): Promise<Scene> {
  const clock = standingClock(at);
  const table = await openTable({ clock });
  const bot = await table.startBot({ now: () => clock.now() });
  const { anna, channel } = table;
  await anna.command(channel, 'team play', { color: 'white', level: '1', 'time-per-move': '1m', ...options });
  return { table, clock, bot, card: await anna.waitFor(isCard) };
}

export async function told(heard: Promise<Heard>): Promise<APIMessage> {
  const answer = await (await heard).answer();
  expect(isEphemeral(answer)).toBe(true);
  return answer;
}

export const vote = async (who: Visitor, card: APIMessage, move: string): Promise<string> =>
  textOf(await told(byHand(who, card, move)));

/** The next public board whose text contains this. */
export const board = ({ anna, channel }: Table, words: string): Promise<APIMessage> =>
  anna.waitFor(
    (message) => message.channel_id === channel && isCard(message) && textOf(message).includes(words),
  );

export const press = async (who: Visitor, on: APIMessage, action: string): Promise<string> =>
  textOf(await told(who.click(on.id, buttonTo(on, 'vote', action))));

export const GUESTS = ROLES.find(({ name }) => name === 'Guests')!.id;
export const PLAYERS = ROLES.find(({ name }) => name === 'Players')!.id;
/** Only Chidi is a guest, so every answer in the channel is known. */
export const KNOWN = { against: GUESTS, 'minimum-votes': 1 };

/** A member votes, even if the bot asks for confirmation. */
export async function surely(who: Visitor, card: APIMessage, pick: number): Promise<void> {
  const heard = await anyMove(who, card, pick);
  const way =
    heard?.message && buttonsOf(heard.message).find(({ custom_id: id }) => id.startsWith('vote|sure|'));
  if (heard?.message && way) await who.click(heard.message.id, way.custom_id);
}

export async function erase(who: Visitor, channel: string): Promise<void> {
  const overview = await (await who.command(channel, 'preferences', { open: 'privacy' })).answer();
  const sure = await (
    await who.click(overview.id, findButton(overview, 'Delete my data…').custom_id)
  ).answer();
  await (await who.click(sure.id, findButton(sure, 'Yes, delete my data').custom_id)).answer();
}
