/**
 * Cards in the stand-in's channels, and the settings that connect a bot to it. This file is
 * independent of the test runner, because benches use it too.
 */
import { setTimeout } from 'node:timers/promises';
import type { APIMessage, APISelectMenuComponent } from 'discord-api-types/v10';
import type { StandIn } from '../../playground/server/standIn.ts';
import {
  buttonsOf,
  findButton,
  linksOf,
  menusOf,
  picturesOf,
  textOf,
} from '../../playground/server/visitor/reading.ts';
import { type Heard, isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import type { Config } from '../../src/config.ts';
import { ENDINGS_FOLDER } from '../endingsFolder.ts';

/** Discord's limits assume people who think before they move. Tests don't think. */
const HASTE = { requests: 100_000, perMs: 1000 };
export const UNHURRIED = {
  global: HASTE,
  createMessage: HASTE,
  editMessage: HASTE,
  deleteMessage: HASTE,
  webhook: HASTE,
};

export const settingsFor = (discord: StandIn, databasePath: string): Config => ({
  token: discord.token,
  apiUrl: `${discord.url}/api`,
  guildId: undefined,
  requestShare: 1,
  shards: null,
  door: null,
  page: null,
  databasePath,
  databaseUrl: undefined,
  databaseConnections: 10,
  backups: { folder: null, keep: 7 },
  logLevel: 'silent',
  engineThreads: 1,
  endingsFolder: ENDINGS_FOLDER,
  moreEndings: false,
  health: null,
  playground: { host: '127.0.0.1', port: 0 },
});

const OF_CARDS = /^board\|(?:turn|rest)\|/u;

/** Whether the message shows a game's board to everyone. A shared replay has no such board. */
export const isCard = (message: APIMessage): boolean =>
  picturesOf(message).length > 0 &&
  !isEphemeral(message) &&
  buttonsOf(message).some(({ custom_id }) => OF_CARDS.test(custom_id));

/** The button for this action, whatever its label in the message's language. */
export function buttonTo(message: APIMessage, command: string, action: string): string {
  const ids = buttonsOf(message).map(({ custom_id }) => custom_id);
  const found = ids.find((id) => id.startsWith(`${command}|${action}`));
  if (found === undefined) throw new Error(`no button to ${action} among: ${ids.join(', ')}`);
  return found;
}

/** A reply that only its user can see. */
export function whispered({ message }: Heard): string {
  if (!message || !isEphemeral(message)) throw new Error('the answer is not private');
  return textOf(message);
}

/** The menu on a message that offers this value. */
export function menuWith(message: APIMessage, value: string): APISelectMenuComponent {
  const menu = menusOf(message).find(
    (each) => 'options' in each && each.options.some((option) => option.value === value),
  );
  if (!menu) throw new Error(`no menu offers ${value}`);
  return menu;
}

/** Anna, who manages the server, makes a choice in its settings panel. */
export async function chooseSetting(
  { anna, channel }: { readonly anna: Visitor; readonly channel: string },
  setting: string,
  ...values: readonly string[]
): Promise<APIMessage> {
  const panel = (await anna.command(channel, 'server settings')).message!;
  const opened = await anna.choose(panel.id, menuWith(panel, setting).custom_id, [setting]);
  return (await anna.choose(panel.id, menusOf(opened.message!).at(-1)!.custom_id, values)).message!;
}

/** Presses the control with this label, on the message or behind the message's "More…". */
export async function pressNamed(who: Visitor, message: APIMessage, label: string): Promise<Heard> {
  const isThere = buttonsOf(message).some((button) => button.label === label);
  const shown = isThere ? message : (await who.click(message.id, buttonTo(message, 'board', 'rest'))).message;
  if (!shown) throw new Error('there is nothing more');
  return who.click(shown.id, findButton(shown, label).custom_id);
}

/** The card's button that contains the game and the ply. */
function subjectOf(card: APIMessage): readonly string[] {
  const found = buttonsOf(card).find(({ custom_id }) => OF_CARDS.test(custom_id));
  if (!found) throw new Error('the message is no card');
  return found.custom_id.split('|');
}

export const gameOn = (card: APIMessage): string => subjectOf(card)[2] ?? '';

/** The number of plies on the card. */
export const plyOn = (card: APIMessage): number => Number(subjectOf(card)[3]);

/** Whether the message is later, or is the same message with changes. */
const isLater = (message: APIMessage, before: APIMessage): boolean =>
  message.id === before.id
    ? JSON.stringify(message.components) !== JSON.stringify(before.components)
    : BigInt(message.id) > BigInt(before.id);

/** The next card of a game (any game by default): after a message, or replacing it. */
export const cardAfter = (
  { anna }: { readonly anna: Visitor },
  before: APIMessage,
  game?: string,
): Promise<APIMessage> =>
  anna.waitFor(
    (message) =>
      message.channel_id === before.channel_id &&
      isCard(message) &&
      isLater(message, before) &&
      (game === undefined || buttonsOf(message).some(({ custom_id }) => custom_id.split('|').includes(game))),
  );

/** The card with the next move. The bot may change the old card before it posts the new one. */
export const cardAfterMove = (
  { anna }: { readonly anna: Visitor },
  before: APIMessage,
): Promise<APIMessage> =>
  anna.waitFor(
    (message) => isCard(message) && gameOn(message) === gameOn(before) && plyOn(message) > plyOn(before),
  );

/** The link behind *More…*, for this user. */
export async function shareOf(who: Visitor, card: APIMessage): Promise<string> {
  const more = await who.click(card.id, buttonTo(card, 'board', 'turn'));
  const { message } = await who.click(more.message!.id, buttonTo(more.message!, 'board', 'share'));
  return linksOf(message!)[0] ?? textOf(message!);
}

/** How long a card may take after the bot was killed or was stuck, in ms. */
const RECOVERY = 30_000;

/**
 * The card of a game (of any game by default) with these words, present now or awaited. A bot that
 * recovers may first change the card several times.
 */
export const cardWith = (
  { anna }: { readonly anna: Visitor },
  words: string,
  game?: string,
): Promise<APIMessage> =>
  anna.waitFor(
    (message) =>
      isCard(message) && textOf(message).includes(words) && (game === undefined || gameOn(message) === game),
    RECOVERY,
  );

/** The message was deleted, or has no controls left. */
async function closed({ anna }: { readonly anna: Visitor }, { channel_id, id }: APIMessage): Promise<void> {
  const isOpen = (): boolean =>
    anna.messages(channel_id).some((message) => message.id === id && buttonsOf(message).length > 0);
  while (isOpen()) await setTimeout(1);
}

/**
 * Discord's refusals to the bot, except for an old card (10008) that is looked up before the new
 * card is recorded.
 */
export const refusalsIn = ({ refusals }: StandIn): StandIn['refusals'] =>
  refusals.filter(({ code }) => code !== 10008);

/** White challenges Black, and Black accepts. Returns the first card. */
export async function begin(
  table: { readonly anna: Visitor; readonly channel: string },
  white: Visitor,
  black: Visitor,
  channel: string = table.channel,
  more: Readonly<Record<string, string>> = {},
): Promise<APIMessage> {
  const options = { opponent: black.person.id, color: 'white', ...more };
  const message = await (await white.command(channel, 'play', options)).answer();
  await black.click(message.id, buttonTo(message, 'challenge', 'accept'));
  const card = await cardAfter(table, message);
  await closed(table, message);
  return card;
}

/** Anna and Boris make these moves in turn, starting on the card. Returns the last card. */
export async function playMoves(
  { anna, boris }: { readonly anna: Visitor; readonly boris: Visitor },
  first: APIMessage,
  moves: readonly string[],
): Promise<APIMessage> {
  let card = first;
  for (const [ply, move] of moves.entries()) {
    await (ply % 2 === 0 ? anna : boris).command(card.channel_id, 'move', { move, game: gameOn(first) });
    card = await cardAfter({ anna }, card, gameOn(first));
  }
  return card;
}

/** Someone resigns on the card and confirms it. Returns the last card. */
export async function resign(
  table: { readonly anna: Visitor },
  who: Visitor,
  card: APIMessage,
): Promise<APIMessage> {
  const ended = cardAfter(table, card, gameOn(card));
  const { message } = await who.command(card.channel_id, 'games', { do: 'resign', game: gameOn(card) });
  if (!message) throw new Error('resigning was not asked about');
  await who.click(message.id, buttonTo(message, 'resign', 'confirm'));
  return ended;
}

/** How often to check whether a message still exists, in ms. */
const GLANCE = 10;

/**
 * Waits until a private message is deleted. Advancing the clock earlier would let the press that
 * triggers the deletion expire.
 */
export async function goneFrom(who: Visitor, { id, channel_id: channel }: APIMessage): Promise<void> {
  while (who.messages(channel).some((message) => message.id === id)) await setTimeout(GLANCE);
}
