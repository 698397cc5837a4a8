/** What people see in the channels of a life, and their interactions there. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ComponentType, InteractionType, type APIMessage } from 'discord-api-types/v10';
import { settle } from '../../playground/server/world/components.ts';
import { isOpenTo, type Channel, type Post } from '../../playground/server/world/channel.ts';
import { directChannel } from '../../playground/server/world/world.ts';
import type { Exchange } from '../../src/app/ports/exchange.ts';
import { endpointsOf } from '../../src/discord/outgoing/endpoints.ts';
import { openExchange } from '../../src/discord/incoming/exchange.ts';
import { readInteraction, type Answerable } from '../../src/discord/interaction.ts';
import type { MessageAddress, Place } from '../../src/game/game.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { dying, type Death } from './death.ts';
import { present, type Discord, type Line } from './discord.ts';
import { personNamed, type Name } from './people.ts';

/** The message with its surroundings, if it exists. */
export function postAt({ core }: Discord, card: MessageAddress | null): Post | null {
  return card && (core.world.channels.get(card.channelId)?.posts.get(card.messageId) ?? null);
}

export const isThere = ({ core }: Discord, channelId: string): boolean => core.world.channels.has(channelId);

/** Whether someone can see the channel. */
export function isOpenFor({ core }: Discord, by: Name, channelId: string): boolean {
  const channel = core.world.channels.get(channelId);
  return channel !== undefined && isOpenTo(channel, personNamed(by));
}

/** Everything that all members can read. */
export const publicPosts = ({ core }: Discord): readonly Post[] =>
  [...core.world.channels.values()]
    .filter(({ recipient }) => recipient === null)
    .flatMap(({ posts }) => [...posts.values()].filter(({ onlyFor }) => onlyFor === null));

/** The places where everyone can play this game. */
export const boardsOf = (discord: Discord, game: string): readonly string[] =>
  publicPosts(discord)
    .filter(({ message }) =>
      new RegExp(`"(?:move\\|\\w+|board\\|rest)\\|${game}\\|`, 'u').test(JSON.stringify(message.components)),
    )
    .map(({ message }) => message.id);

/** The places where everyone can accept this challenge. */
export function invitationTo(discord: Discord, challenge: string): MessageAddress | null {
  const post = publicPosts(discord).findLast(({ message }) =>
    JSON.stringify(message.components).includes(`"challenge|accept|${challenge}"`),
  );
  return post ? { channelId: post.message.channel_id, messageId: post.message.id } : null;
}

/** The components of this message if it showed this screen. */
export async function componentsFor({ attachments }: APIMessage, screen: Screen) {
  const { body } = await present(screen);
  return settle(body.components, attachments);
}

/** The messages that mentioned someone since an instant (ms), whether or not they still exist. */
export const callsTo = ({ core }: Discord, user: string, since: number): readonly APIMessage[] =>
  [
    ...[...core.world.channels.values()].flatMap(({ posts }) => [...posts.values()]),
    ...core.world.callsTakenAway.map(({ post }) => post),
  ]
    .filter(({ notified, message }) => notified.has(user) || isWrittenTo(core.world, user, message))
    .map(({ message }) => message)
    .filter(({ timestamp }) => Date.parse(timestamp) >= since);

/** A direct message notifies its recipient. */
const isWrittenTo = ({ channels }: Discord['core']['world'], user: string, message: APIMessage): boolean =>
  channels.get(message.channel_id)?.recipient?.id === user;

/**
 * Where someone acts: in the channel, elsewhere in the server if the channel was deleted, or in
 * direct messages with the bot.
 */
export function channelFor({ core }: Discord, by: Name, wanted: string | null): Channel {
  const { channels } = core.world;
  const person = personNamed(by);
  const found =
    (wanted === null ? undefined : channels.get(wanted)) ?? channels.values().find(({ guild }) => guild);
  const isOpen = found && isOpenTo(found, person) && found.guild?.hasBot !== false;
  return isOpen ? found : directChannel(core.world, person);
}

export const placeIn = ({ core }: Discord, { id, guild }: Channel): Place => ({
  guildId: guild?.id ?? null,
  channelId: id,
  locale: (guild ?? core.world.guild).locale,
});

/** An action as Discord delivers it: a press on a message, or a command. */
export function interactionBy(discord: Discord, by: Name, channel: Channel, source: Post | null): Answerable {
  const user = personNamed(by);
  if (!source) {
    const data = { id: '1', name: 'command', type: 1 };
    return answerable(discord.interaction({ type: InteractionType.ApplicationCommand, user, channel, data }));
  }
  const data = { custom_id: 'pressed', component_type: ComponentType.Button };
  return answerable(
    discord.interaction({ type: InteractionType.MessageComponent, user, channel, source, data }),
  );
}

function answerable(json: unknown): Answerable {
  const { data } = readInteraction(json);
  if (!data || data.type === InteractionType.ApplicationCommandAutocomplete)
    throw new Error('not to be answered');
  return data;
}

/** An age (ms) at which an interaction is deferred immediately. */
const LATE = 3000;

/**
 * The exchange for an interaction, with a process that may die around posting and deleting. A late
 * interaction was already deferred.
 */
export async function converse(
  line: Line,
  interaction: Answerable,
  death: Death,
  isLate: boolean,
): Promise<Exchange> {
  const endpoints = endpointsOf(line.rest, interaction);
  const report = (error: unknown): void => void line.log.push(`not deferred: ${String(error)}`);
  const exchange = openExchange(interaction, endpoints, present, isLate ? LATE : 0, report);
  // Timers of the same length fire in the order in which they were set.
  if (isLate) await sleep(0);
  const posting = <T>(work: () => Promise<T>): Promise<T> => dying(death, 'posting', work);
  return {
    ...exchange,
    speak: (screen) => posting(() => exchange.speak(screen)),
    prepare: async (screen) => {
      const speak = await exchange.prepare(screen);
      return () => posting(speak);
    },
    erase: () => dying(death, 'removing', () => exchange.erase()),
  };
}
