/**
 * A command as Discord registers it: its shape from the command, every word from the catalogue in all our languages.
 * A command or option without words is a mistake in the house and throws when the bot starts.
 */
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  Locale as DiscordLocale,
  PermissionFlagsBits,
} from 'discord.js';
import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandOptionChoice,
  LocalizationMap,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Command, CommandOption } from '../app/ports/command.ts';
import { en } from '../i18n/en.ts';
import { localeFor } from '../i18n/locales.ts';
import { sayIn } from '../i18n/say.ts';
import type { Key } from '../i18n/say.ts';

/** A name, a description or what is chosen: a plain text of the catalogue. */
type WordKey = Extract<Key, `${'name' | 'command' | 'variant'}.${string}`>;

const isWordKey = (key: string): key is WordKey =>
  /^(?:name|command|variant)\./u.test(key) && Object.hasOwn(en, key);

function word(key: string, locale: string): string {
  if (!isWordKey(key)) throw new Error(`the catalogue has no ${key}`);
  return sayIn(locale)(key);
}

/** Discord's locales in which the bot has words of its own; the others get Discord's default, which is English. */
const TRANSLATED = Object.values(DiscordLocale).filter((locale) => localeFor(locale) !== 'en');

const translations = (key: string): LocalizationMap =>
  Object.fromEntries(TRANSLATED.map((locale) => [locale, word(key, locale)]));

const ENGLISH = DiscordLocale.EnglishUS;

const wordsOf = (path: string) => ({
  name_localizations: translations(`name.${path}`),
  description: word(`command.${path}`, ENGLISH),
  description_localizations: translations(`command.${path}`),
});

/** A choice has words of its own, or those that its kind has everywhere, as every `variant` has. */
function choiceOf(path: string, option: string, value: string): APIApplicationCommandOptionChoice<string> {
  const own = `command.${path}.${value}`;
  const key = isWordKey(own) ? own : `${option}.${value}`;
  return { name: word(key, ENGLISH), name_localizations: translations(key), value };
}

function optionOf(command: string, option: CommandOption): APIApplicationCommandBasicOption {
  const { name, kind, required = false, choices, suggests } = option;
  const path = `${command}.${name}`;
  const common = { name, ...wordsOf(path), required };
  if (kind === 'user') return { ...common, type: ApplicationCommandOptionType.User };
  if (kind === 'flag') return { ...common, type: ApplicationCommandOptionType.Boolean };
  if (kind === 'file') return { ...common, type: ApplicationCommandOptionType.Attachment };
  if (kind === 'channel') {
    return {
      ...common,
      type: ApplicationCommandOptionType.Channel,
      channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
    };
  }
  if (kind === 'number') return { ...common, type: ApplicationCommandOptionType.Integer };
  const type = ApplicationCommandOptionType.String;
  if (choices) return { ...common, type, choices: choices.map((value) => choiceOf(path, name, value)) };
  return suggests ? { ...common, type, autocomplete: true } : { ...common, type };
}

/** In servers, in direct messages with the bot, and in those of people among themselves. */
const EVERYWHERE = [
  InteractionContextType.Guild,
  InteractionContextType.BotDM,
  InteractionContextType.PrivateChannel,
];

/**
 * What is registered for a command: for servers only, or also for members who added the bot to their account, who have it
 * wherever they write.
 */
export const definitionOf = ({
  name,
  options,
  inServers,
  forAdmins,
}: Command): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.ChatInput,
  name,
  ...wordsOf(name),
  options: options.map((option) => optionOf(name, option)),
  integration_types: inServers
    ? [ApplicationIntegrationType.GuildInstall]
    : [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: inServers ? [InteractionContextType.Guild] : EVERYWHERE,
  ...(forAdmins && { default_member_permissions: String(PermissionFlagsBits.ManageGuild) }),
});
