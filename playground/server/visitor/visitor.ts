/** A person on Discord, who can do and see exactly what Discord's client allows. */
import {
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { refusal } from '../refusal.ts';
import type { MessageBody, SentFile } from '../rules/body.ts';
import { there } from '../there.ts';
import { type Question, ask } from './ask.ts';
import { type OptionValue, commandData, menuData, typeOfOption } from './command.ts';
import { componentData, modalData, personCalled } from './component.ts';
import { type Sight, sightOf } from './sight.ts';
import { launch, leave } from '../world/activities.ts';
import { type Channel, type Instance, type Post, isOpenTo } from '../world/channel.ts';
import type { Interaction, SuggestedChoice } from '../world/interaction.ts';
import { setGuildLocale, setLocale } from '../world/locales.ts';
import type { Person } from '../world/people.ts';
import { forward, loading, remove, send } from '../world/posts.ts';
import { keepUpload } from '../world/uploads.ts';
import { homeOf } from '../world/world.ts';

/** Discord's limit without a subscription, in bytes. */
const LARGEST_UPLOAD = 10 * 2 ** 20;

export interface Heard {
  readonly interactionId: string;
  /** thinking: deferred; quiet: nothing visible; update: the message changed. */
  readonly kind: 'message' | 'thinking' | 'quiet' | 'update' | 'choices' | 'modal' | 'launch';
  readonly afterMs: number;
  readonly message: APIMessage | null;
  readonly choices: readonly SuggestedChoice[];
  readonly modal: OpenModal | null;
  /** The Activity that it launched. */
  readonly launched: Instance | null;
  answer(): Promise<APIMessage>;
}

export interface OpenModal {
  readonly data: APIModalInteractionResponseCallbackData;
  readonly channelId: string;
  readonly source: Post | null;
}

/**
 * Rejects after the deadline with Discord's message, and if Discord's client wouldn't allow the
 * action.
 */
export type Visitor = ReturnType<typeof visit>;

/** A person and everything they can reach. */
interface Reach {
  readonly core: Core;
  readonly person: Person;
  readonly sight: Sight;
  readonly put: (question: Question) => Promise<Heard>;
  /** A channel that they see; a channel where they can write. */
  readonly place: (channelId: string) => Channel;
  readonly open: (channelId: string) => Channel;
}

const useMenu = (person: Person, channel: Channel, commandName: string, data: unknown): Question => ({
  type: InteractionType.ApplicationCommand,
  user: person,
  channel,
  commandName,
  data,
});

const commands = ({ core: { world }, person, sight, put, place }: Reach) => ({
  /** A subcommand follows its command after a space. People are given by their ids. */
  command: async (
    channelId: string,
    name: string,
    options: Readonly<Record<string, OptionValue>> = {},
  ): Promise<Heard> => {
    const channel = place(channelId);
    const data = commandData(world, person, channel, { name, options });
    return put(useMenu(person, channel, name, data));
  },
  /** A command from the "Apps" menu on a person, by id. */
  commandOnUser: async (channelId: string, name: string, id: string): Promise<Heard> => {
    const channel = place(channelId);
    const data = menuData(world, person, channel, name, { user: id });
    return put({ ...useMenu(person, channel, name, data), target: { user: personCalled(world, id) } });
  },
  /** The same on a message. Discord shows no such menu on private messages. */
  commandOnMessage: async (messageId: string, name: string): Promise<Heard> => {
    const { channel, post } = sight.find(messageId);
    if (post.onlyFor !== null) throw new Error('A private message has no "Apps" menu');
    const data = menuData(world, person, channel, name, { message: post.message });
    return put({ ...useMenu(person, channel, name, data), target: { message: messageId } });
  },
  complete: async (
    channelId: string,
    name: string,
    options: Readonly<Record<string, OptionValue>>,
    focused: string,
  ): Promise<readonly SuggestedChoice[]> => {
    const channel = place(channelId);
    const data = commandData(world, person, channel, { name, options, focused });
    const type = InteractionType.ApplicationCommandAutocomplete;
    const focusedType = typeOfOption(world, channel, name, focused);
    const response = await put({ type, user: person, channel, commandName: name, focusedType, data });
    return response.choices;
  },
});

function presses({ core: { world }, person, sight, put, place }: Reach) {
  const use = async (
    messageId: string,
    type: ComponentType | 'menu',
    customId: string,
    values: readonly string[],
  ): Promise<Heard> => {
    const { channel, post } = sight.find(messageId);
    const data = componentData(world, channel.guild, post.message, type, customId, values);
    return put({ type: InteractionType.MessageComponent, user: person, channel, source: post, data });
  };
  return {
    click: (messageId: string, customId: string): Promise<Heard> =>
      use(messageId, ComponentType.Button, customId, []),
    choose: (messageId: string, customId: string, values: readonly string[]): Promise<Heard> =>
      use(messageId, 'menu', customId, values),
    submit: async (modal: OpenModal, fields: Readonly<Record<string, string>>): Promise<Heard> => {
      const { source } = modal;
      const channel = place(modal.channelId);
      const data = modalData(world, channel.guild, modal.data, fields);
      return put({ type: InteractionType.ModalSubmit, user: person, channel, source, data });
    },
    dismiss: (messageId: string): void => {
      const { channel, post } = sight.find(messageId);
      if (post.onlyFor === null) throw new Error('Only an ephemeral message can be dismissed');
      remove(world, channel, post);
    },
  };
}

const posts = ({ core: { world }, person, sight, place, open }: Reach) => ({
  attach: (channelId: string, file: Pick<SentFile, 'name' | 'bytes'>): string => {
    if (file.bytes.length > LARGEST_UPLOAD) throw new Error('Your files are too powerful');
    const attachment = keepUpload(world, place(channelId).id, file, undefined);
    world.attached.set(attachment.id, attachment);
    return attachment.id;
  },
  say: (
    channelId: string,
    content: string,
    files: readonly Pick<SentFile, 'name' | 'bytes'>[] = [],
    /** The message as their webhook would send it. */
    shown: Pick<MessageBody, 'embeds' | 'components'> = {},
  ): APIMessage => {
    const channel = open(channelId);
    const sent = files.map((file, index) => ({ ...file, key: String(index) }));
    return send(world, { author: person, channel, body: { content, ...shown }, files: sent }).message;
  },
  forward: (channelId: string, messageId: string): APIMessage =>
    forward(world, { author: person, channel: open(channelId), of: sight.find(messageId).post.message }),
});

/** `began` runs for every interaction before it is delivered. */
export function visit(core: Core, person: Person, began: (interaction: Interaction) => void = () => {}) {
  const { world } = core;
  const sight = sightOf(core, person);
  const put = (question: Question): Promise<Heard> => {
    const interaction = ask(core, question);
    began(interaction);
    return hear(sight, interaction);
  };
  const place = (channelId: string): Channel => {
    const channel = there(world.channels.get(channelId), `channel ${channelId}`);
    if (!isOpenTo(channel, person)) throw new Error(`${person.name} can't see the channel ${channelId}`);
    return channel;
  };
  const open = (channelId: string): Channel => {
    const channel = place(channelId);
    if (channel.locked) throw refusal('threadArchived');
    return channel;
  };
  const reach = { core, person, sight, put, place, open };
  return {
    ...sight,
    person,
    ...commands(reach),
    ...presses(reach),
    ...posts(reach),
    /** Launches the Activity as from the channel's list of Activities. */
    launch: (channelId: string): Instance => launch(world, place(channelId), person),
    leaveActivity: (channelId: string): void => leave(world, place(channelId), person),
    speak: (locale: string): void => setLocale(world, person, locale),
    speakInServer: (locale: string): void => {
      const guild = homeOf(world, person);
      if (!guild.managers.has(person.id)) throw new Error(`${person.name} does not manage the server`);
      setGuildLocale(world, guild, locale);
    },
  };
}

async function hear(sight: Sight, interaction: Interaction): Promise<Heard> {
  const began = performance.now();
  const how = await interaction.acknowledged.promise;
  const { channel, source } = interaction;
  return {
    interactionId: interaction.id,
    kind: how.kind,
    afterMs: performance.now() - began,
    message: 'message' in how ? how.message : null,
    choices: how.kind === 'choices' ? how.choices : [],
    modal: how.kind === 'modal' ? { data: how.modal, channelId: channel.id, source } : null,
    launched: how.kind === 'launch' ? how.instance : null,
    answer: () => sight.waitFor((message) => isAnswer(interaction, message)),
  };
}

/** The bot deletes a private deferral that must become public. Its next message is the answer. */
function isAnswer({ id, channel, originalId }: Interaction, message: APIMessage): boolean {
  if (loading(message)) return false;
  if (originalId !== null && channel.posts.has(originalId)) return message.id === originalId;
  return message.interaction_metadata?.id === id;
}

export const isEphemeral = (message: APIMessage): boolean =>
  ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
