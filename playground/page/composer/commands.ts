/** Slash commands: their names, and finding them by what was typed. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import type { Session } from '../state/state.ts';

/** Discord adds the translation for the reader, but its types have it only for commands. */
interface Named {
  readonly name: string;
  readonly name_localized?: string;
}

interface Described {
  readonly description: string;
  readonly description_localized?: string;
}

export const shownName = ({ name, name_localized }: Named): string => name_localized ?? name;
export const shownDescription = ({ description, description_localized }: Described): string =>
  description_localized ?? description;

/** The reader's name and the original name; both can be typed. */
export const namesOf = (named: Named): readonly string[] => [
  shownName(named).toLowerCase(),
  named.name.toLowerCase(),
];

/** The text after the slash while the name is being typed, or `null`. */
export const commandQuery = (text: string): string | null =>
  /^\/([^\s/]*)$/u.exec(text)?.[1]?.toLowerCase() ?? null;

/** Like `commandQuery`, for the first words of a subcommand such as `/tournament jo`. */
export const partQuery = (commands: readonly APIApplicationCommand[], text: string): string | null => {
  const typed = text.toLowerCase();
  if (!/^\/\S+ /u.test(typed)) return null;
  return commands.some((command) => namesOf(command).some((name) => `/${name}`.startsWith(typed)))
    ? typed.slice(1)
    : null;
};

const isTyped = ({ type }: APIApplicationCommand): boolean => type === ApplicationCommandType.ChatInput;

export function matchingCommands(
  commands: readonly APIApplicationCommand[],
  query: string,
): readonly APIApplicationCommand[] {
  const rank = (command: APIApplicationCommand): number => {
    const names = namesOf(command);
    if (names.some((name) => name.startsWith(query))) return 0;
    return names.some((name) => name.includes(query)) ? 1 : 2;
  };
  return commands
    .filter((command) => isTyped(command) && rank(command) < 2)
    .toSorted((one, other) => rank(one) - rank(other) || shownName(one).localeCompare(shownName(other)));
}

/** A command with text typed or pasted after its name, and that text. */
export function typedCommand(
  commands: readonly APIApplicationCommand[],
  text: string,
): readonly [APIApplicationCommand, string] | null {
  for (const command of commands)
    for (const name of namesOf(command))
      if (/^\s[^\n]*$/u.test(text.slice(name.length + 1)) && text.startsWith(`/${name}`))
        return [command, text.slice(name.length + 2)];
  return null;
}

/** The subcommands of a command under their full names, or the command itself. */
function partsOf(command: APIApplicationCommand): readonly APIApplicationCommand[] {
  const parts = (command.options ?? []).filter((option) => !isBasic(option));
  if (parts.length === 0) return [command];
  return parts.flatMap((part) =>
    partsOf({
      ...command,
      ...part,
      type: command.type,
      name: `${command.name} ${part.name}`,
      name_localized: `${shownName(command)} ${shownName(part)}`,
      options: part.options ?? [],
    }),
  );
}

export const optionsOf = (command: APIApplicationCommand): readonly APIApplicationCommandBasicOption[] =>
  (command.options ?? []).filter(isBasic);

const isBasic = (option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption =>
  option.type !== ApplicationCommandOptionType.Subcommand &&
  option.type !== ApplicationCommandOptionType.SubcommandGroup;

/** The commands available in a channel: server-only commands are missing from direct messages. */
export function offeredIn(
  { commands, channels }: Pick<Session, 'commands' | 'channels'>,
  channelId: string,
): readonly APIApplicationCommand[] {
  const context = channels.find(({ id }) => id === channelId)?.context;
  return commands
    .filter(({ contexts }) => context === undefined || !contexts || contexts.includes(context))
    .flatMap(partsOf);
}

/** A command as a message mentions it. Subcommands share the id of their command. */
export interface CommandMention {
  readonly id: string;
  readonly name: string;
}

/** The composers on the page, for commands that are pressed elsewhere on it. */
export const composers = new Set<{ readonly begin: (command: CommandMention) => void }>();

export const beginHere = (command: CommandMention): void =>
  composers.forEach((composer) => composer.begin(command));
