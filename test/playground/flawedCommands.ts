/** Commands that Discord refuses, with the reason. */
import { many } from './flawedMessages.ts';

export const command = (more: object = {}) => ({ name: 'move', description: 'Move', ...more });
export const param = (more: object = {}) => ({ type: 3, name: 'to', description: 'Where', ...more });
export const choice = (value: string, name = value) => ({ name, value });

export const commands: readonly (readonly [flaw: string, command: unknown])[] = [
  ['0.name: APPLICATION_COMMAND_INVALID_NAME', command({ name: 'Move' })],
  ['0.name: APPLICATION_COMMAND_INVALID_NAME', command({ name: 'my move' })],
  [
    '0.name_localizations.de: APPLICATION_COMMAND_INVALID_NAME',
    command({ name_localizations: { de: 'Zug' } }),
  ],
  ['0.description: BASE_TYPE_BAD_LENGTH', command({ description: '' })],
  ['0.description: BASE_TYPE_MAX_LENGTH', command({ description: 'x'.repeat(101) })],
  ['0.description: APPLICATION_COMMAND_INVALID_DESCRIPTION', command({ type: 2 })],
  ['0.options: APPLICATION_COMMAND_INVALID_OPTIONS', { type: 3, name: 'Read', options: [param()] }],
  ['0.name: BASE_TYPE_MAX_LENGTH', { type: 3, name: 'x'.repeat(33) }],
  [
    '0.description_localizations.en: BASE_TYPE_CHOICES',
    command({ description_localizations: { en: 'Move' } }),
  ],
  [
    '0.options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    command({ options: [param(), param({ name: 'from', required: true })] }),
  ],
  ['0.options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE', command({ options: [param(), param()] })],
  [
    '0.options.0.autocomplete: APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES',
    command({ options: [param({ autocomplete: true, choices: [choice('a')] })] }),
  ],
  [
    '0.options.0.choices.1.name: APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE',
    command({ options: [param({ choices: [choice('a'), choice('b', 'a')] })] }),
  ],
  [
    '0.options.0.choices.0.value: BASE_TYPE_MAX_LENGTH',
    command({ options: [param({ choices: [choice('x'.repeat(101), 'a')] })] }),
  ],
  [
    '0.options.0.min_value: APPLICATION_COMMAND_OPTION_BOUNDS',
    command({ options: [param({ type: 4, min_value: 2, max_value: 1 })] }),
  ],
  [
    '0.options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    command({ options: [param(), { type: 1, name: 'sub', description: 'Sub' }] }),
  ],
  ['0.options: BASE_TYPE_MAX_LENGTH', command({ options: many(26, (i) => param({ name: `o${i}` })) })],
  [
    '0: APPLICATION_COMMAND_TOO_LARGE',
    command({
      options: many(4, (i) =>
        param({ name: `o${i}`, choices: many(25, (j) => choice('x'.repeat(98), `${j}`)) }),
      ),
    }),
  ],
  [
    '0: APPLICATION_COMMAND_TOO_LARGE',
    command({
      options: many(4, (i) =>
        param({
          name: `o${i}`,
          choices: many(25, (j) => ({ ...choice('x', `${j}`), name_localizations: { ru: 'я'.repeat(98) } })),
        }),
      ),
    }),
  ],
];
