/** Finding a slash command by what was typed. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import type { Session } from '../state/state.ts';
import { namesOf, shownName } from './shownName.ts';

/** What was typed after the slash while only a name is being typed; `null` when the text is no command. */
export const commandQuery = (text: string): string | null =>
  /^\/([^\s/]*)$/u.exec(text)?.[1]?.toLowerCase() ?? null;

/** The same where the first words of a command with parts were typed, as `/tournament jo`. */
export const partQuery = (commands: readonly APIApplicationCommand[], text: string): string | null => {
  const typed = text.toLowerCase();
  if (!/^\/\S+ /u.test(typed)) return null;
  return commands.some((command) => namesOf(command).some((name) => `/${name}`.startsWith(typed)))
    ? typed.slice(1)
    : null;
};

const isTyped = ({ type }: APIApplicationCommand): boolean => type === ApplicationCommandType.ChatInput;

/** The commands that fit, those that begin so first. */
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

/** A command typed or pasted with something after its name, and that something. */
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

/** A command with parts as these, each under its whole name; any other as it is. */
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

/** A command's options, required ones first as Discord demands. */
export const optionsOf = (command: APIApplicationCommand): readonly APIApplicationCommandBasicOption[] =>
  (command.options ?? []).filter(isBasic);

const isBasic = (option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption =>
  option.type !== ApplicationCommandOptionType.Subcommand &&
  option.type !== ApplicationCommandOptionType.SubcommandGroup;

/** The commands that Discord offers in a channel: one for servers only is not there in direct messages. */
export function offeredIn(
  { commands, channels }: Pick<Session, 'commands' | 'channels'>,
  channelId: string,
): readonly APIApplicationCommand[] {
  const context = channels.find(({ id }) => id === channelId)?.context;
  return commands
    .filter(({ contexts }) => context === undefined || !contexts || contexts.includes(context))
    .flatMap(partsOf);
}
