/** The request in a Discord interaction, without Discord's JSON. */
import { ApplicationCommandType, InteractionType } from 'discord.js';
import type { Conversation, Request, Typing } from '../../app/answer/perform.ts';
import { type Answers, parsePress, type Press } from '../../views/presses/presses.ts';
import { answersIn } from '../showing/modal.ts';
import {
  type Answerable,
  type CommandInteraction,
  type CompletionInteraction,
  isPrivate,
  type PressInteraction,
} from '../interaction.ts';
import { menuNamed, personIn, resolvedIn, typedCommand, typedOf, valuesOf } from './asker.ts';
import { messageIn } from './givenMessage.ts';

const NO_ANSWERS: Answers = new Map();

function commandRequest(
  { commands, presses }: Conversation,
  { data }: CommandInteraction,
  botId: string,
): Request {
  if (data.type === ApplicationCommandType.ChatInput)
    return { kind: 'typed', command: typedCommand(data).name, values: valuesOf(data) };
  const command = menuNamed(commands, data)?.name ?? data.name;
  if (data.type === ApplicationCommandType.User) {
    const person = personIn(data);
    return { kind: 'on-person', command, person };
  }
  const isOwnPress = ({ command: group }: Press) => presses.some(({ name }) => name === group);
  const message = messageIn(data, isOwnPress, botId);
  return { kind: 'on-message', command, message };
}

function pressRequest(interaction: PressInteraction): Request {
  const { data, message } = interaction;
  const press = parsePress(data.custom_id);
  if (!press) return { kind: 'pressed', pressed: null };
  const pressed = {
    ...press,
    values: 'values' in data ? (data.values ?? []) : [],
    answers: interaction.type === InteractionType.ModalSubmit ? answersIn(interaction) : NO_ANSWERS,
    ...resolvedIn(data.resolved),
    message: message ? { channelId: message.channel_id, messageId: message.id } : null,
    isPrivate: message !== undefined && isPrivate(message),
  };
  return { kind: 'pressed', pressed };
}

export const requestOf = (conversation: Conversation, interaction: Answerable, botId: string): Request =>
  interaction.type === InteractionType.ApplicationCommand
    ? commandRequest(conversation, interaction, botId)
    : pressRequest(interaction);

export const typingOf = (interaction: CompletionInteraction): Typing => ({
  command: typedCommand(interaction.data).name,
  ...typedOf(interaction),
  values: valuesOf(interaction.data),
});
