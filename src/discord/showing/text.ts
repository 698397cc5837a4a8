/** Source: https://docs.discord.com/developers/reference#message-formatting */
import * as tokens from '../../views/screen/tokens.ts';
import type { CommandIds } from './commandMentions.ts';

const SITE = 'https://discord.com/channels';

const LETTERS: Readonly<Record<tokens.InstantStyle, string>> = {
  distance: 'R',
  moment: 'f',
  time: 't',
  second: 'T',
};

const styleOf = (letter: string): tokens.InstantStyle =>
  tokens.INSTANT_STYLES.find((style) => LETTERS[style] === letter) ?? 'moment';

/** A command has an id once it is registered. Until then, it is written as a code span. */
export const markupWith = (ids: CommandIds): tokens.Markup => ({
  person: (id) => `<@${id}>`,
  role: (id) => `<@&${id}>`,
  channel: (id) => `<#${id}>`,
  instant: (at, style) => `<t:${at / 1000}:${LETTERS[style]}>`,
  message: ({ guildId, channelId, messageId }) => `${SITE}/${guildId ?? '@me'}/${channelId}/${messageId}`,
  command: (name) => {
    const id = ids.get(name);
    return id === undefined ? tokens.command(name) : `</${name}:${id}>`;
  },
});

export const MARKUP = markupWith(new Map());

/** The text of a screen, read from its message. */
export const textOfMessage = (content: string): string =>
  content
    .replaceAll(/<@(\w+)>/gu, (_, id: string) => tokens.person(id))
    .replaceAll(/<@&(\w+)>/gu, (_, id: string) => tokens.role(id))
    .replaceAll(/<#(\w+)>/gu, (_, id: string) => tokens.channel(id))
    .replaceAll(/<\/([^:>]+):\w+>/gu, (_, name: string) => tokens.command(name))
    .replaceAll(/<t:(\d+):([RftT])>/gu, (_, at: string, style: string) =>
      tokens.instant(Number(at) * 1000, styleOf(style)),
    )
    .replaceAll(
      /https:\/\/discord\.com\/channels\/(\d+|@me)\/(\d+)\/(\d+)/gu,
      (_, guildId: string, channelId: string, messageId: string) =>
        tokens.message({ guildId: guildId === '@me' ? null : guildId, channelId, messageId }),
    );
