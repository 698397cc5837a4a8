import { ApplicationCommandType, Locale, type APIApplicationCommand } from 'discord-api-types/v10';
import type { Flaw } from '../refusal.ts';
import { nameFlaws, optionFlaws } from './commandOptions.ts';
import { badLength, breach, demand, flaw, lengthOf, repeated, tooLong } from './rule.ts';

export type CommandBody = Pick<APIApplicationCommand, 'name'> &
  Partial<Omit<APIApplicationCommand, 'id' | 'application_id' | 'guild_id' | 'version' | 'name'>>;

const MOST_TEXT = 8_000;
const MOST_OF_A_TYPE = [
  [ApplicationCommandType.ChatInput, 100],
  [ApplicationCommandType.User, 15],
  [ApplicationCommandType.Message, 15],
  [ApplicationCommandType.PrimaryEntryPoint, 1],
] as const;
const LOCALES: ReadonlySet<string> = new Set(Object.values(Locale));

const typeOf = ({ type }: CommandBody): ApplicationCommandType => type ?? ApplicationCommandType.ChatInput;
const isTyped = (command: CommandBody): boolean => typeOf(command) === ApplicationCommandType.ChatInput;

function* commandFlaws(command: CommandBody): Generator<Flaw> {
  // The name of a slash command is lower case: letters, digits, dashes and underscores
  // (interactions/application-commands#application-command-object-application-command-naming).
  if (isTyped(command)) yield* nameFlaws(command, []);
  // A slash command has a description of 1 to 100 characters; a context menu has none
  // (interactions/application-commands#application-command-object-application-command-structure).
  const length = lengthOf(command.description ?? '');
  if (isTyped(command) && length === 0) yield badLength(['description'], 1, 100);
  if (!isTyped(command) && length > 0)
    yield breach(['description'], 'APPLICATION_COMMAND_INVALID_DESCRIPTION');
  // Only slash commands have options (same source).
  if (!isTyped(command) && (command.options ?? []).length > 0)
    yield breach(['options'], 'APPLICATION_COMMAND_INVALID_OPTIONS');
  // Translations are for Discord's locales (reference#locales).
  yield* localeFlaws(command, []);
  // Options: names, order, choices, bounds, nesting
  // (interactions/application-commands#application-command-object-application-command-option-structure).
  yield* optionFlaws(command.options ?? [], ['options'], 0);
  // The names, descriptions and values of a command have at most 8,000 characters in total
  // (interactions/application-commands#registering-a-command).
  if (sizeOf(command) > MOST_TEXT)
    yield flaw([], 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MOST_TEXT})`);
}

function* listFlaws(list: readonly CommandBody[]): Generator<Flaw> {
  // No two commands of the same type have the same name
  // (interactions/application-commands#registering-a-command).
  for (const { index } of repeated(list.map((command) => `${typeOf(command)}:${command.name}`)))
    yield breach([index, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME');
  // At most 100 slash commands and 15 of each context menu
  // (interactions/application-commands#registering-a-command). The schema accepts 130 of any type.
  for (const [type, most] of MOST_OF_A_TYPE)
    if (list.filter((command) => typeOf(command) === type).length > most) yield tooLong([], most);
}

export function checkCommandList(list: readonly CommandBody[]): void {
  demand(listFlaws(list));
  for (const [index, command] of list.entries()) demand(commandFlaws(command), [index]);
}

function* localeFlaws(part: Sized, path: Flaw['path']): Generator<Flaw> {
  for (const member of ['name_localizations', 'description_localizations'] as const)
    for (const locale of Object.keys(part[member] ?? {}))
      if (!LOCALES.has(locale))
        yield flaw(
          [...path, member, locale],
          'BASE_TYPE_CHOICES',
          `Value must be one of {${[...LOCALES].join(', ')}}.`,
        );
  for (const member of ['options', 'choices'] as const)
    for (const [index, inner] of (part[member] ?? []).entries())
      yield* localeFlaws(inner, [...path, member, index]);
}

type Texts = Readonly<Partial<Record<string, string | null>>> | null;

interface Sized {
  readonly name: string;
  readonly name_localizations?: Texts;
  readonly description?: string | null;
  readonly description_localizations?: Texts;
  readonly value?: string | number;
  readonly options?: readonly Sized[];
  readonly choices?: readonly Sized[];
}

const longestOf = (text: string, translations: Texts | undefined): number =>
  Math.max(...[text, ...Object.values(translations ?? {})].map((each) => lengthOf(each ?? '')));

/** Source: interactions/application-commands#registering-a-command */
function sizeOf(part: Sized): number {
  const { name, description, value, options, choices } = part;
  const own =
    longestOf(name, part.name_localizations) +
    longestOf(description ?? '', part.description_localizations) +
    (typeof value === 'string' ? lengthOf(value) : 0);
  const inner = [...(options ?? []), ...(choices ?? [])].map(sizeOf);
  return inner.reduce((sum, size) => sum + size, own);
}
