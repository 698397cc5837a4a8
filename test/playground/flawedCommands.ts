/** Commands that Discord refuses, and why. */
import { many } from './flawedMessages.ts';

export const command = (more: object = {}) => ({ name: 'move', description: 'Move', ...more });
export const param = (more: object = {}) => ({ type: 3, name: 'to', description: 'Where', ...more });
export const choice = (value: string, name = value) => ({ name, value });

export const commands: readonly (readonly [what: string, command: unknown, flaw: string])[] = [
  ['a capital in the name', command({ name: 'Move' }), '0.name: APPLICATION_COMMAND_INVALID_NAME'],
  ['a blank in the name', command({ name: 'my move' }), '0.name: APPLICATION_COMMAND_INVALID_NAME'],
  [
    'a capital in a translated name',
    command({ name_localizations: { de: 'Zug' } }),
    '0.name_localizations.de: APPLICATION_COMMAND_INVALID_NAME',
  ],
  ['no description', command({ description: '' }), '0.description: BASE_TYPE_BAD_LENGTH'],
  [
    'a description over 100 characters',
    command({ description: 'x'.repeat(101) }),
    '0.description: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a description of a context menu',
    command({ type: 2 }),
    '0.description: APPLICATION_COMMAND_INVALID_DESCRIPTION',
  ],
  [
    'a locale that Discord does not have',
    command({ description_localizations: { en: 'Move' } }),
    '0.description_localizations.en: BASE_TYPE_CHOICES',
  ],
  [
    'an optional option before a required one',
    command({ options: [param(), param({ name: 'from', required: true })] }),
    '0.options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'an option twice',
    command({ options: [param(), param()] }),
    '0.options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE',
  ],
  [
    'choices beside autocomplete',
    command({ options: [param({ autocomplete: true, choices: [choice('a')] })] }),
    '0.options.0.autocomplete: APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES',
  ],
  [
    'a choice twice',
    command({ options: [param({ choices: [choice('a'), choice('b', 'a')] })] }),
    '0.options.0.choices.1.name: APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE',
  ],
  [
    'a choice of more than 100 characters',
    command({ options: [param({ choices: [choice('x'.repeat(101), 'a')] })] }),
    '0.options.0.choices.0.value: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a bound above the other',
    command({ options: [param({ type: 4, min_value: 2, max_value: 1 })] }),
    '0.options.0.min_value: APPLICATION_COMMAND_OPTION_BOUNDS',
  ],
  [
    'a subcommand beside an option',
    command({ options: [param(), { type: 1, name: 'sub', description: 'Sub' }] }),
    '0.options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    '26 options',
    command({ options: many(26, (i) => param({ name: `o${i}` })) }),
    '0.options: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'more than 8,000 characters in all',
    command({
      options: many(4, (i) =>
        param({ name: `o${i}`, choices: many(25, (j) => choice('x'.repeat(98), `${j}`)) }),
      ),
    }),
    '0: APPLICATION_COMMAND_TOO_LARGE',
  ],
  [
    'more than 8,000 characters with the longest translation of each text',
    command({
      options: many(4, (i) =>
        param({
          name: `o${i}`,
          choices: many(25, (j) => ({ ...choice('x', `${j}`), name_localizations: { ru: 'я'.repeat(98) } })),
        }),
      ),
    }),
    '0: APPLICATION_COMMAND_TOO_LARGE',
  ],
];
