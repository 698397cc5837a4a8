/**
 * Discord's rules beyond its published schema, each with its source in docs.discord.com/developers,
 * or "experience". Where Discord documents no error code, the code is the one that bots receive.
 */
import { invalidForm, type Flaw } from '../refusal.ts';

/** Throws a Refusal (50035) if there are any flaws. `at` is the subject's path in the body. */
export function demand(flaws: Iterable<Flaw>, at: Flaw['path'] = []): void {
  const all = [...flaws].map((found) => ({ ...found, path: [...at, ...found.path] }));
  if (all.length > 0) throw invalidForm(all);
}

export const flaw = (path: Flaw['path'], code: string, message: string): Flaw => ({ path, code, message });

const MESSAGES = {
  APPLICATION_COMMANDS_DUPLICATE_NAME: 'Application command names must be unique',
  APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES: 'An option has either choices or autocomplete',
  APPLICATION_COMMAND_INVALID_DESCRIPTION: 'Context menu commands cannot have description',
  APPLICATION_COMMAND_INVALID_NAME: 'Command name is invalid',
  APPLICATION_COMMAND_INVALID_OPTIONS: 'Context menu commands cannot have options',
  APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE: 'Option choice names must be unique',
  APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE: 'Option names must be unique',
  APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID: 'Required options must be placed before non-required options',
  APPLICATION_COMMAND_OPTIONS_TYPE_INVALID:
    'Sub-command and sub-command group option types are mutually exclusive to all other types',
  ATTACHMENT_REFERENCE_REQUIRED: 'Only attachments can be shown here',
  COMPONENT_INVALID_EMOJI: 'Invalid emoji',
  COMPONENT_LAYOUT_WIDTH_EXCEEDED: 'The specified component exceeds the maximum width',
  FILE_TYPE_INVALID: 'A file type is audio, image, video, or an extension with its dot',
  SELECT_COMPONENT_DEFAULT_VALUES_OUT_OF_RANGE:
    'There are fewer defaults than min_values or more than max_values',
  SELECT_COMPONENT_MAX_VALUES: 'max_values is greater than the options',
  SELECT_COMPONENT_MIN_GREATER_MAX: 'min_values is greater than max_values',
  SELECT_COMPONENT_OPTION_VALUE_DUPLICATED: 'The specified option value is already used',
  SELECT_COMPONENT_TOO_MANY_DEFAULTS: 'More defaults than max_values',
  TEXT_INPUT_LABEL_NOT_ALLOWED: 'A text input inside a label has no label of its own',
  TEXT_INPUT_MIN_GREATER_MAX: 'min_length is greater than max_length',
  UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND: 'The referenced attachment was not found',
  UNION_TYPE_CHOICES: 'Value of field "type" must be one of (1,).',
} as const;

export const breach = (path: Flaw['path'], code: keyof typeof MESSAGES): Flaw =>
  flaw(path, code, MESSAGES[code]);

export const required = (path: Flaw['path']): Flaw =>
  flaw(path, 'BASE_TYPE_REQUIRED', 'This field is required');

export const tooLong = (path: Flaw['path'], most: number): Flaw =>
  flaw(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`);

export const badLength = (path: Flaw['path'], least: number, most: number): Flaw =>
  flaw(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`);

export function* repeated(
  values: readonly string[],
): Generator<{ readonly value: string; readonly index: number }> {
  const seen = new Set<string>();
  for (const [index, value] of values.entries()) {
    if (seen.has(value)) yield { value, index };
    seen.add(value);
  }
}

/** Discord counts Unicode code points. */
export const lengthOf = (text: string): number => Array.from(text).length;
