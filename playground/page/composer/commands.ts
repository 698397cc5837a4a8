import {
  type APIApplicationCommand as Command,
  type APIApplicationCommandBasicOption as Option,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import type { Session } from '../../protocol.ts';

export type { Command, Option };

/** Discord adds the reader's translation, but its types include it only for commands. */
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

const namesOf = (named: Named): readonly string[] => [
  shownName(named).toLowerCase(),
  named.name.toLowerCase(),
];

/** The commands to list while `/name` is typed, which may contain spaces; otherwise, `null`. */
export function matchingCommands(commands: readonly Command[], text: string): readonly Command[] | null {
  const typed = text.slice(1).toLowerCase();
  const rank = (command: Command): number =>
    Math.min(...namesOf(command).map((name) => (name.startsWith(typed) ? 0 : name.includes(typed) ? 1 : 2)));
  const ranked = commands.map((command) => [command, rank(command)] as const);
  if (!text.startsWith('/') || (/[\s/]/u.test(typed) && ranked.every(([, at]) => at > 0))) return null;
  return ranked
    .filter(([, at]) => at < 2)
    .toSorted(([one, at], [other, than]) => at - than || shownName(one).localeCompare(shownName(other)))
    .map(([command]) => command);
}

/** A command with text typed or pasted after its name, and that text. */
export function typedCommand(commands: readonly Command[], text: string): readonly [Command, string] | null {
  for (const command of commands)
    for (const name of namesOf(command))
      if (/^\s[^\n]*$/u.test(text.slice(name.length + 1)) && text.startsWith(`/${name}`))
        return [command, text.slice(name.length + 2)];
  return null;
}

/** The text without the name of the field itself, which some people type again. */
export function withoutName(option: Option, text: string): string {
  const [, called = ''] = /^\s*([^\s:]+):/u.exec(text) ?? [];
  return namesOf(option).includes(called.toLowerCase()) ? text.slice(text.indexOf(':') + 1) : text;
}

/** Options typed as `name:value`. `rest` is the text before the first name. */
export function typedOptions(
  options: readonly Option[],
  text: string,
): { readonly given: ReadonlyMap<string, string>; readonly rest: string } {
  const named = new Map(options.flatMap((option) => namesOf(option).map((name) => [name, option] as const)));
  const given = new Map<string, string>();
  let [rest, end] = ['', text.length];
  for (const { 0: head, 1: called = '', index } of [...text.matchAll(NAME)].toReversed()) {
    const option = named.get(called.toLowerCase());
    if (!option || given.has(option.name)) continue;
    const value = text.slice(index + head.length, end).trim();
    // A file can't be typed.
    const isFile = option.type === ApplicationCommandOptionType.Attachment;
    if (isFile) rest = `${rest} ${value}`;
    given.set(option.name, isFile ? '' : value);
    end = index;
  }
  return { given: new Map([...given].toReversed()), rest: `${text.slice(0, end)}${rest}`.trim() };
}

const NAME = /(?<=^|\s)([^\s:]+):/gu;

export function partsOf(command: Command): readonly Command[] {
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

export const optionsOf = (command: Command): readonly Option[] => (command.options ?? []).filter(isBasic);

const isBasic = (option: NonNullable<Command['options']>[number]): option is Option =>
  option.type !== ApplicationCommandOptionType.Subcommand &&
  option.type !== ApplicationCommandOptionType.SubcommandGroup;

type Offering = Pick<Session, 'commands' | 'channels'>;

/** The commands of the "Apps" menu on people, or on messages. */
export function menusOn(
  { commands, channels }: Offering,
  channelId: string,
  wanted: ApplicationCommandType,
): readonly Command[] {
  const context = channels.find(({ id }) => id === channelId)?.context;
  return commands.filter(
    ({ type, contexts }) =>
      type === wanted && (context === undefined || !contexts || contexts.includes(context)),
  );
}

export const offeredIn = (offering: Offering, channelId: string): readonly Command[] =>
  menusOn(offering, channelId, ApplicationCommandType.ChatInput).flatMap(partsOf);

export interface CommandMention {
  readonly id: string;
  readonly name: string;
}

export const commandMentioned = (
  offered: readonly Command[],
  { id, name }: CommandMention,
): Command | undefined => {
  const ofCommand = offered.filter((each) => each.id === id);
  return ofCommand.find((each) => namesOf(each).includes(name.toLowerCase())) ?? ofCommand[0];
};
