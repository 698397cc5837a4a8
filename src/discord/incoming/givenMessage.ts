/** The texts and files of a message that someone chose. */
import type { ApplicationCommandType } from 'discord.js';
import type { GivenFile } from '../../app/ports/reading.ts';
import type { TargetMessage } from '../../app/ports/command.ts';
import { own } from '../../kit/own.ts';
import { parsePress, type Press } from '../../views/presses/presses.ts';
import { gameOn } from '../../views/presses/subject.ts';
import type { AttachmentJson, EmbedJson, MenuOn, ShownJson, WrittenJson } from '../interaction.ts';

/** The most texts to try, each as a game, so that a message with many parts doesn't cost more. */
const MOST_TEXTS = 12;

export const fileOf = ({ filename, size, url }: AttachmentJson): GivenFile => ({ name: filename, size, url });

const textsInEmbed = ({ title, description, fields, footer }: EmbedJson): readonly string[] =>
  [
    title,
    description,
    ...(fields ?? []).map(({ name, value }) => `${name ?? ''}\n${value ?? ''}`),
    footer?.text,
  ].map((text) => text ?? '');

const textsIn = (shown: readonly ShownJson[]): readonly string[] =>
  shown.flatMap(({ content, components }) => [content ?? '', ...textsIn(components ?? [])]);

const pressesIn = (shown: readonly ShownJson[]): readonly Press[] =>
  shown.flatMap(({ custom_id, components }) =>
    [parsePress(custom_id ?? '') ?? [], ...pressesIn(components ?? [])].flat(),
  );

interface Texts {
  readonly content: string;
  /** The parts of each embed, and of all components together. */
  readonly blocks: readonly (readonly string[])[];
}

const textsOf = ({ content, embeds, components }: WrittenJson): Texts => ({
  content,
  blocks: [...(embeds ?? []).map(textsInEmbed), textsIn(components ?? [])],
});

const isWord = (text: string): boolean => text.trim() !== '';

/**
 * The most likely text first: the author's own words, then the texts that the message shows, as a
 * whole and in parts. The bot's own messages mention only the last move, so only their board
 * counts. A forwarded message has no author, but it still has the bot's buttons.
 */
export function messageIn(
  { target_id, resolved }: MenuOn<ApplicationCommandType.Message>,
  isOwnPress: (press: Press) => boolean,
  botId: string,
): TargetMessage | undefined {
  const message = own(resolved.messages, target_id);
  if (!message) return undefined;
  const forwarded = (message.message_snapshots ?? []).map((snapshot) => snapshot.message);
  const written = [message, ...forwarded];
  const isByBot = message.author?.id === botId && forwarded.length === 0;
  const isOwn = ({ components }: WrittenJson): boolean =>
    isByBot || pressesIn(components ?? []).some(isOwnPress);
  const found = written.map((each) => (isOwn(each) ? { content: each.content, blocks: [] } : textsOf(each)));
  const texts = [
    ...found.flatMap(({ content, blocks }) => [
      content,
      ...blocks.map((parts) => parts.filter(isWord).join('\n')),
    ]),
    ...found.flatMap(({ blocks }) => blocks.flat()),
  ];
  const board = gameOn(written.filter(isOwn).flatMap(({ components }) => pressesIn(components ?? [])));
  return {
    board: board?.id,
    texts: [...new Set(texts.filter(isWord))].slice(0, MOST_TEXTS),
    files: written.flatMap(({ attachments }) => attachments.map(fileOf)),
  };
}
