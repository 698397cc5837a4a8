import {
  ApplicationCommandOptionType,
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
} from 'discord-api-types/v10';
import type { Flaw } from '../refusal.ts';
import type { SuggestedChoice } from '../world/interaction.ts';
import { breach, demand, flaw, lengthOf, repeated, tooLong } from './rule.ts';

const NAME = /^[-_'\p{L}\p{N}\p{Script=Devanagari}\p{Script=Thai}]{1,32}$/u;
const MOST_VALUE = 100;

interface AnyOption {
  readonly name: string;
  readonly type: ApplicationCommandOptionType;
  readonly name_localizations?: Readonly<Partial<Record<string, string | null>>> | null;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly APIApplicationCommandOptionChoice[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly options?: readonly APIApplicationCommandOption[];
}

const isFine = (text: string): boolean => NAME.test(text) && text.toLowerCase() === text;

/** Names are lower case where that exists, and have only characters that can be typed. */
export function* nameFlaws(
  { name, name_localizations }: Pick<AnyOption, 'name' | 'name_localizations'>,
  path: Flaw['path'],
): Generator<Flaw> {
  if (!isFine(name)) yield breach([...path, 'name'], 'APPLICATION_COMMAND_INVALID_NAME');
  for (const [locale, text] of Object.entries(name_localizations ?? {}))
    if (text && !isFine(text))
      yield breach([...path, 'name_localizations', locale], 'APPLICATION_COMMAND_INVALID_NAME');
}

/** `depth` 0 means the command's own options. */
export function* optionFlaws(
  options: readonly AnyOption[],
  path: Flaw['path'],
  depth: number,
): Generator<Flaw> {
  yield* listFlaws(options, path);
  for (const [index, option] of options.entries()) {
    const here = [...path, index];
    yield* nameFlaws(option, here);
    yield* choiceFlaws(option, here);
    yield* boundFlaws(option, here);
    if (!nests(option)) continue;
    if (depth > 0 && (option.type === ApplicationCommandOptionType.SubcommandGroup || depth > 1))
      yield wrongType([...here, 'type']);
    yield* optionFlaws(option.options ?? [], [...here, 'options'], depth + 1);
  }
}

const nests = ({ type }: AnyOption): boolean =>
  type === ApplicationCommandOptionType.Subcommand || type === ApplicationCommandOptionType.SubcommandGroup;

const wrongType = (path: Flaw['path']): Flaw => breach(path, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID');

function* listFlaws(options: readonly AnyOption[], path: Flaw['path']): Generator<Flaw> {
  for (const { index } of repeated(options.map(({ name }) => name)))
    yield breach([...path, index, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE');
  const firstOptional = options.findIndex((option) => !nests(option) && option.required !== true);
  const late = options.findIndex((option, index) => option.required === true && index > firstOptional);
  if (firstOptional >= 0 && late >= 0)
    yield breach([...path, late], 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID');
  if (options.some(nests) && !options.every(nests)) yield wrongType(path);
}

function* choiceFlaws({ choices = [], autocomplete }: AnyOption, path: Flaw['path']): Generator<Flaw> {
  if (autocomplete === true && choices.length > 0)
    yield breach([...path, 'autocomplete'], 'APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES');
  for (const { index } of repeated(choices.map(({ name }) => name)))
    yield breach([...path, 'choices', index, 'name'], 'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE');
  yield* longValues(choices, [...path, 'choices']);
}

function* boundFlaws(option: AnyOption, path: Flaw['path']): Generator<Flaw> {
  const pairs = [
    ['min_value', 'max_value'],
    ['min_length', 'max_length'],
  ] as const;
  for (const [least, most] of pairs)
    if ((option[least] ?? -Infinity) > (option[most] ?? Infinity))
      yield flaw([...path, least], 'APPLICATION_COMMAND_OPTION_BOUNDS', `${least} is greater than ${most}`);
}

/** For suggestions, the schema accepts 6,000 characters. */
function* longValues(
  choices: readonly Pick<SuggestedChoice, 'value'>[],
  path: Flaw['path'],
): Generator<Flaw> {
  for (const [index, { value }] of choices.entries())
    if (typeof value === 'string' && lengthOf(value) > MOST_VALUE)
      yield tooLong([...path, index, 'value'], MOST_VALUE);
}

function* typeFlaws(
  choices: readonly SuggestedChoice[],
  optionType: ApplicationCommandOptionType,
): Generator<Flaw> {
  const wanted = optionType === ApplicationCommandOptionType.String ? 'string' : 'number';
  for (const [index, { value }] of choices.entries())
    if (typeof value !== wanted)
      yield flaw([index, 'value'], 'APPLICATION_COMMAND_OPTION_CHOICE_TYPE', `The value must be a ${wanted}`);
}

// interactions/application-commands#application-command-object-application-command-option-choice-structure
export function checkSuggestions(
  choices: readonly SuggestedChoice[],
  optionType: ApplicationCommandOptionType,
): void {
  demand([...longValues(choices, []), ...typeFlaws(choices, optionType)], ['data', 'choices']);
}
