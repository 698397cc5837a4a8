/**
 * Someone who sits before Discord: the one way in which tests and the page use the stand-in. A visitor can do what
 * Discord's client lets people do and nothing else, and sees what they would see.
 */
import {
  ComponentType,
  InteractionType,
  MessageFlags,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import type { Interaction, SuggestedChoice } from '../world/interaction.ts';
import { setGuildLocale, setLocale } from '../world/locales.ts';
import type { Person } from '../world/people.ts';
import { loading, remove, send } from '../world/posts.ts';
import type { Channel, Post } from '../world/channel.ts';
import { ask, type Question } from './ask.ts';
import { commandData, typeOfOption, type OptionValue } from './command.ts';
import { componentData } from './component.ts';
import { modalData } from './modal.ts';
import { keepUpload } from '../world/uploads.ts';
import type { SentFile } from '../rules/body.ts';
import { sightOf, type Sight } from './sight.ts';

/** Discord's limit for a file of someone without a subscription, in bytes. */
const LARGEST_UPLOAD = 10 * 2 ** 20;

/** What came back on an interaction. */
export interface Heard {
  readonly interactionId: string;
  /** message: a new one; thinking: one that is still to come; quiet: nothing to see; update: the clicked one changed. */
  readonly kind: 'message' | 'thinking' | 'quiet' | 'update' | 'choices' | 'modal';
  /** From the click to the acknowledgement, ms. */
  readonly afterMs: number;
  /** The new or changed message as it was at the acknowledgement. */
  readonly message: APIMessage | null;
  readonly choices: readonly SuggestedChoice[];
  /** To be passed to `submit`. */
  readonly modal: OpenModal | null;
  /** The answer itself: waits for the one that is still to come, also where what was deferred is taken away for it. */
  answer(): Promise<APIMessage>;
}

export interface OpenModal {
  readonly data: APIModalInteractionResponseCallbackData;
  readonly channelId: string;
  readonly source: Post | null;
}

/** Every act rejects with Discord's "The application did not respond" when nothing came in time, and with another
 * Error when Discord's client would not have let it through. */
export interface Visitor extends Sight {
  readonly person: Person;
  /** Types a slash command; a subcommand follows its command after a blank. People are given by their ids. */
  command(channelId: string, name: string, options?: Readonly<Record<string, OptionValue>>): Promise<Heard>;
  /** Uploads a file, to be given to a command by the id that comes back. */
  attach(channelId: string, file: Pick<SentFile, 'name' | 'bytes'>): string;
  /** Asks for suggestions for the option `focused`. */
  complete(
    channelId: string,
    name: string,
    options: Readonly<Record<string, OptionValue>>,
    focused: string,
  ): Promise<readonly SuggestedChoice[]>;
  /** Clicks a button by its custom id. */
  click(messageId: string, customId: string): Promise<Heard>;
  /** Chooses from a menu by its custom id. */
  choose(messageId: string, customId: string, values: readonly string[]): Promise<Heard>;
  /** Sends a modal in: the texts by the custom ids of its inputs. */
  submit(modal: OpenModal, fields: Readonly<Record<string, string>>): Promise<Heard>;
  /** Has one's Discord in another language from now on. */
  speak(locale: string): void;
  /** Gives the server another language, if one manages it. */
  speakInServer(locale: string): void;
  /** Takes an ephemeral message off one's own screen. */
  dismiss(messageId: string): void;
  /** Writes in a channel. */
  say(channelId: string, content: string): APIMessage;
}

/** The visitor who is this person; `began` hears of every interaction as it leaves for the bot. */
export function visit(
  core: Core,
  person: Person,
  began: (interaction: Interaction) => void = () => {},
): Visitor {
  const { world } = core;
  const sight = sightOf(core, person);
  const put = (question: Question): Promise<Heard> => {
    const interaction = ask(core, question);
    began(interaction);
    return hear(sight, interaction);
  };
  const place = (channelId: string): Channel => {
    const channel = world.channels.get(channelId);
    if (channel === undefined) throw new Error(`There is no channel ${channelId}`);
    return channel;
  };
  const use = async (
    messageId: string,
    type: ComponentType | 'menu',
    customId: string,
    values: readonly string[],
  ) => {
    const { channel, post } = sight.find(messageId);
    const data = componentData(world, post.message, type, customId, values);
    return put({ type: InteractionType.MessageComponent, user: person, channel, source: post, data });
  };
  return {
    ...sight,
    person,
    command: async (channelId, name, options = {}) => {
      const channel = place(channelId);
      const data = commandData(world, person, channel, { name, options });
      const type = InteractionType.ApplicationCommand;
      return put({ type, user: person, channel, commandName: name, data });
    },
    attach: (channelId, file) => {
      if (file.bytes.length > LARGEST_UPLOAD) throw new Error('Your files are too powerful');
      const attachment = keepUpload(world, place(channelId).id, file, undefined);
      world.attached.set(attachment.id, attachment);
      return attachment.id;
    },
    complete: async (channelId, name, options, focused) => {
      const channel = place(channelId);
      const data = commandData(world, person, channel, { name, options, focused });
      const type = InteractionType.ApplicationCommandAutocomplete;
      const focusedType = typeOfOption(world, name, focused);
      const response = await put({ type, user: person, channel, commandName: name, focusedType, data });
      return response.choices;
    },
    click: (messageId, customId) => use(messageId, ComponentType.Button, customId, []),
    choose: (messageId, customId, values) => use(messageId, 'menu', customId, values),
    submit: async (modal, fields) => {
      const data = modalData(modal.data, fields);
      const { source } = modal;
      const channel = place(modal.channelId);
      return put({ type: InteractionType.ModalSubmit, user: person, channel, source, data });
    },
    speak: (locale) => setLocale(world, person, locale),
    speakInServer: (locale) => {
      if (!person.manages) throw new Error(`${person.name} does not manage the server`);
      setGuildLocale(world, locale);
    },
    dismiss: (messageId) => {
      const { channel, post } = sight.find(messageId);
      if (post.onlyFor === null) throw new Error('Only an ephemeral message can be dismissed');
      remove(world, channel, post);
    },
    say: (channelId, content) => {
      const channel = place(channelId);
      return send(world, { author: person, channel, body: { content } }).message;
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
    answer: () => sight.waitFor((message) => isAnswer(interaction, message)),
  };
}

/** A private deferral cannot become public: it is taken away, and what is sent further is the answer. */
function isAnswer({ id, channel, originalId }: Interaction, message: APIMessage): boolean {
  if (loading(message)) return false;
  if (originalId !== null && channel.posts.has(originalId)) return message.id === originalId;
  return message.interaction_metadata?.id === id;
}

/** Whether only one person sees the message. */
export const isEphemeral = (message: APIMessage): boolean =>
  ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
