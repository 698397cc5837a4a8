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
  const [, name = '', rest = ''] = /^\/(\S+)\s([^\n]*)$/u.exec(text) ?? [];
  const command = commands.find((candidate) => namesOf(candidate).includes(name));
  return command ? [command, rest] : null;
}

/** A command's options, required ones first as Discord demands; subcommands are not drawn by this page. */
export const optionsOf = (command: APIApplicationCommand): readonly APIApplicationCommandBasicOption[] =>
  (command.options ?? []).filter(isBasic);

const isBasic = (option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption =>
  option.type !== ApplicationCommandOptionType.Subcommand &&
  option.type !== ApplicationCommandOptionType.SubcommandGroup;

/** The commands that Discord offers in a channel: one for servers only is not there in direct messages. */
export function offeredIn(
  { commands, channels }: Session,
  channelId: string,
): readonly APIApplicationCommand[] {
  const context = channels.find(({ id }) => id === channelId)?.context;
  return commands.filter(({ contexts }) => context === undefined || !contexts || contexts.includes(context));
}
