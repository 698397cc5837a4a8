/** The commands in Discord's format: names and descriptions in every language. */
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  Locale as DiscordLocale,
  PermissionFlagsBits,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandSubcommandGroupOption,
  type APIApplicationCommandSubcommandOption,
  type LocalizationMap,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js';
import type { Command, CommandOption } from '../app/ports/command.ts';
import { en } from '../i18n/en.ts';
import { localeFor } from '../i18n/locales.ts';
import { sayIn, type Key } from '../i18n/say.ts';

type WordKey = Extract<Key, `${'name' | 'command' | 'choice' | 'variant' | 'theme' | 'apps'}.${string}`>;

const isWordKey = (key: string): key is WordKey =>
  /^(?:name|command|choice|variant|theme|apps)\./u.test(key) && Object.hasOwn(en, key);

function wordKey(key: string): WordKey {
  if (!isWordKey(key)) throw new Error(`expected a key of the catalog, got ${key}`);
  return key;
}

/** Other locales get Discord's default, which is English. */
const TRANSLATED = Object.values(DiscordLocale).filter((locale) => localeFor(locale) !== 'en');

function translations(key: string): LocalizationMap {
  const known = wordKey(key);
  return Object.fromEntries(TRANSLATED.map((locale) => [locale, sayIn(locale)(known)]));
}

const english = (key: string): string => sayIn(DiscordLocale.EnglishUS)(wordKey(key));

const wordsOf = (path: string) => ({
  name_localizations: translations(`name.${path}`),
  description: english(`command.${path}`),
  description_localizations: translations(`command.${path}`),
});

const CHANNELS = [ChannelType.GuildText, ChannelType.GuildAnnouncement] as const;

function choiceOf(path: string, option: string, value: string): APIApplicationCommandOptionChoice<string> {
  const own = `choice.${path}.${value}`;
  const key = isWordKey(own) ? own : `${option}.${value}`;
  return { name: english(key), name_localizations: translations(key), value };
}

function optionOf(command: string, option: CommandOption): APIApplicationCommandBasicOption {
  const { name, kind, required = false, choices, suggests, bounds } = option;
  const path = `${command}.${name}`;
  const common = { name, ...wordsOf(path), required };
  if (kind === 'user') return { ...common, type: ApplicationCommandOptionType.User };
  if (kind === 'role') return { ...common, type: ApplicationCommandOptionType.Role };
  if (kind === 'flag') return { ...common, type: ApplicationCommandOptionType.Boolean };
  if (kind === 'file') return { ...common, type: ApplicationCommandOptionType.Attachment };
  if (kind === 'channel')
    return { ...common, type: ApplicationCommandOptionType.Channel, channel_types: [...CHANNELS] };
  if (kind === 'number') {
    const [min_value, max_value] = bounds ?? [];
    return {
      ...common,
      type: ApplicationCommandOptionType.Integer,
      ...(min_value !== undefined && { min_value }),
      ...(max_value !== undefined && { max_value }),
    };
  }
  const type = ApplicationCommandOptionType.String;
  if (choices) return { ...common, type, choices: choices.map((value) => choiceOf(path, name, value)) };
  return suggests ? { ...common, type, autocomplete: true } : { ...common, type };
}

const EVERYWHERE = [
  InteractionContextType.Guild,
  InteractionContextType.BotDM,
  InteractionContextType.PrivateChannel,
];

const pathOf = (name: string): string => name.replaceAll(' ', '.');

const optionsOf = ({ name, options }: Command): APIApplicationCommandBasicOption[] =>
  options.map((option) => optionOf(pathOf(name), option));

const partOf = (command: Command): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  name: lastWord(command.name),
  ...wordsOf(pathOf(command.name)),
  options: optionsOf(command),
});

const lastWord = (name: string): string => name.split(' ').at(-1) ?? name;

const firstWords = (name: string, count: number): string => name.split(' ').slice(0, count).join(' ');

type PartOrGroup = APIApplicationCommandSubcommandOption | APIApplicationCommandSubcommandGroupOption;

function partsOf(parts: readonly Command[]): PartOrGroup[] {
  const groups = Map.groupBy(parts, ({ name }) => firstWords(name, 2));
  return [...groups].flatMap<PartOrGroup>(([name, members]) =>
    members.every((each) => each.name === name) ? members.map(partOf) : [groupOf(name, members)],
  );
}

const groupOf = (name: string, members: readonly Command[]): APIApplicationCommandSubcommandGroupOption => ({
  type: ApplicationCommandOptionType.SubcommandGroup,
  name: lastWord(name),
  ...wordsOf(pathOf(name)),
  options: members.map(partOf),
});

const placesOf = (inServers: boolean | undefined) => ({
  integration_types: inServers
    ? [ApplicationIntegrationType.GuildInstall]
    : [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: inServers ? [InteractionContextType.Guild] : EVERYWHERE,
});

type Definition = RESTPostAPIChatInputApplicationCommandsJSONBody;

const definition = (
  { inServers, forAdmins }: Command,
  name: string,
  options: Definition['options'],
): Definition => ({
  type: ApplicationCommandType.ChatInput,
  name,
  ...wordsOf(name),
  options,
  ...placesOf(inServers),
  ...(forAdmins && { default_member_permissions: String(PermissionFlagsBits.ManageGuild) }),
});

export const definitionsOf = (commands: readonly Command[]): Definition[] =>
  [...Map.groupBy(commands, ({ name }) => firstWords(name, 1))].flatMap(([name, [first, ...others]]) => {
    if (!first) return [];
    const isWhole = first.name === name;
    return definition(first, name, isWhole ? optionsOf(first) : partsOf([first, ...others]));
  });

const menuKey = ({ name }: Command): string => `apps.${name}`;

/** The menu's name as it appears in interactions. */
export const menuName = (command: Command): string => english(menuKey(command));

type MenuDefinition = RESTPostAPIContextMenuApplicationCommandsJSONBody;

const menuOf = (command: Command, type: MenuDefinition['type']): MenuDefinition => ({
  type,
  name: menuName(command),
  name_localizations: translations(menuKey(command)),
  ...placesOf(command.inServers),
});

/** The "Apps" menus on people and messages. */
export const menusOf = (commands: readonly Command[]): MenuDefinition[] =>
  commands.flatMap((command) => [
    ...('onPerson' in command ? [menuOf(command, ApplicationCommandType.User)] : []),
    ...('onMessage' in command ? [menuOf(command, ApplicationCommandType.Message)] : []),
  ]);
