/** Writing a command, key by key, without a browser: chips, values, and what Discord says when one is wrong. */
import { describe, expect, test } from 'vitest';
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType as Kind,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import {
  commandQuery,
  matchingCommands,
  offeredIn,
  partQuery,
  typedCommand,
} from '../../../playground/page/composer/commands.ts';
import {
  addOption,
  backspace,
  beginCommand,
  type CommandDraft,
  optionsLeft,
  optionsMatching,
  pick,
  typeInto,
} from '../../../playground/page/composer/draft.ts';
import { readCommand, readForCompletion } from '../../../playground/page/composer/values.ts';

const command = (
  name: string,
  options: readonly APIApplicationCommandOption[] = [],
): APIApplicationCommand => ({
  id: name,
  application_id: '1',
  type: ApplicationCommandType.ChatInput,
  name,
  description: name,
  options: [...options],
  version: '1',
  default_member_permissions: null,
});
const move = command('move', [
  { type: Kind.String, name: 'move', description: 'd', required: true, autocomplete: true },
  { type: Kind.String, name: 'game', description: 'd' },
]);
const challenge = command('challenge', [
  { type: Kind.User, name: 'opponent', description: 'd' },
  { type: Kind.String, name: 'colour', description: 'd', choices: [{ name: 'White', value: 'white' }] },
  { type: Kind.Boolean, name: 'rated', description: 'd' },
  { type: Kind.Integer, name: 'days', description: 'd', min_value: 1, max_value: 14 },
]);
const commands = [move, challenge, command('remove'), command('board')];
const names = {
  users: [
    { id: '10', name: 'Anna', avatarUrl: '', bot: false },
    { id: '11', name: 'Boris', avatarUrl: '', bot: false },
  ],
  channels: [],
  roles: [],
};

test.each([
  ['/', ''],
  ['/mo', 'mo'],
  ['/MO', 'mo'],
  ['/move c3', null],
  ['hello /mo', null],
  ['', null],
])('%j asks for commands with %j', (text, query) => expect(commandQuery(text)).toBe(query));

test('commands that begin so come first', () => {
  expect(matchingCommands(commands, 'mo').map(({ name }) => name)).toEqual(['move', 'remove']);
});

test('a pasted command puts its rest into the first option', () => {
  const found = typedCommand(commands, '/move c3-d4');
  expect(found && readCommand(beginCommand(...found), names)).toEqual([
    { name: 'move', type: Kind.String, value: 'c3-d4' },
  ]);
});

const part = (
  name: string,
  options: APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption => ({ type: Kind.Subcommand, name, description: name, options });

test('a command with parts is offered as these, each by its whole name', () => {
  const cup = command('cup', [
    part('join', [{ type: Kind.String, name: 'which', description: 'd' }]),
    { type: Kind.SubcommandGroup, name: 'manage', description: 'm', options: [part('start')] },
  ]);
  const offered = offeredIn({ commands: [cup, move], channels: [] }, '1');
  expect(offered.map(({ name }) => name)).toEqual(['cup join', 'cup manage start', 'move']);
  expect(partQuery(offered, '/cup jo')).toBe('cup jo');
  for (const text of ['', '/', '/cup', '/move c3']) expect(partQuery(offered, text)).toBeNull();
  expect(matchingCommands(offered, 'cup jo').map(({ name }) => name)).toEqual(['cup join']);
  const found = typedCommand(offered, '/cup join Friday');
  expect(found && readCommand(beginCommand(...found), names)).toMatchObject([
    { name: 'which', value: 'Friday' },
  ]);
});

test('required options are there at once, others are offered', () => {
  expect(beginCommand(move).chips.map(({ option }) => option.name)).toEqual(['move']);
  expect(optionsMatching({ ...beginCommand(challenge), tail: 'r' }).map(({ name }) => name)).toEqual(
    ['colour', 'rated'].toSorted(),
  );
  expect(optionsMatching(beginCommand(move)).map(({ name }) => name)).toEqual(['game']);
});

test('backspace takes an optional chip away, and leaves a command that holds nothing', () => {
  const option = optionsMatching(beginCommand(move))[0]!;
  const draft = addOption(beginCommand(move), option);
  expect(backspace(draft)).toMatchObject({ chips: [{ option: { name: 'move' } }], at: 0 });
  expect(backspace(beginCommand(move))).toEqual({ kind: 'text', text: '/move' });
});

test('a picked suggestion is worth its value until it is typed over', () => {
  const picked = pick(beginCommand(move), 0, 'c3-d4 (short)', 'c3-d4');
  expect(readCommand(picked, names)).toEqual([{ name: 'move', type: Kind.String, value: 'c3-d4' }]);
  expect(readCommand(typeInto(picked, 0, 'e3'), names)).toEqual([
    { name: 'move', type: Kind.String, value: 'e3' },
  ]);
});

const withOption = (name: string, text: string): CommandDraft => {
  const empty = beginCommand(challenge);
  return typeInto(addOption(empty, optionsMatching({ ...empty, tail: name })[0]!), 0, text);
};

describe('values', () => {
  test.each([
    ['opponent', '@boris', '11'],
    ['opponent', 'Anna', '10'],
    ['colour', 'white', 'white'],
    ['rated', 'True', true],
    ['days', '3', 3],
  ])('%s: %s', (name, text, value) => {
    expect(readCommand(withOption(name, text), names)).toMatchObject([{ name, value }]);
  });

  test('an optional chip left empty is not sent', () => {
    expect(readCommand(withOption('days', ' '), names)).toEqual([]);
  });

  test.each([
    ['opponent', 'Nobody', 'Input a valid user.'],
    ['colour', 'green', 'Input a valid choice.'],
    ['rated', 'perhaps', 'Input a valid boolean.'],
    ['days', '1.5', 'Input a valid integer.'],
    ['days', '15', 'Input a value of at most 14.'],
  ])('%s: %s is refused', (name, text, problem) => {
    expect(readCommand(withOption(name, text), names)).toMatchObject({ at: 0, chips: [{ problem }] });
  });

  test('a missing required option is refused', () => {
    expect(readCommand(beginCommand(move), names)).toMatchObject({
      chips: [{ problem: 'This option is required. Specify a value.' }],
    });
  });
});

describe('in the language of the reader', () => {
  const translated = {
    ...challenge,
    name_localized: 'вызов',
    options: [
      {
        type: Kind.String as const,
        name: 'colour',
        name_localized: 'цвет',
        description: 'd',
        choices: [{ name: 'White', name_localized: 'Белые', value: 'white' }],
      },
    ],
  };

  test.each(['выз', 'chall'])('/%s finds the command', (query) => {
    expect(matchingCommands([...commands, translated], query)).toContain(translated);
  });

  test.each(['/вызов ', '/challenge '])('%sbegins it', (text) => {
    expect(typedCommand([translated], text)?.[0]).toBe(translated);
  });

  test.each(['цв', 'col'])('%s finds the option', (tail) => {
    expect(optionsMatching({ ...beginCommand(translated), tail })).toHaveLength(1);
  });

  test.each(['белые', 'White'])('%s is the choice, and the bot is sent its own names', (text) => {
    const [option] = translated.options;
    const draft = addOption(beginCommand(translated), option!);
    expect(readCommand(typeInto(draft, 0, text), names)).toEqual([
      { name: 'colour', type: Kind.String, value: 'white' },
    ]);
  });
});

test('the bot is told what is being typed', () => {
  expect(readForCompletion(typeInto(beginCommand(move), 0, 'c'), names)).toEqual([
    { name: 'move', type: Kind.String, value: 'c', focused: true },
  ]);
});

test('a file goes as its content with its name, and is not told of while something else is completed', () => {
  const imported = command('import', [
    { type: Kind.Attachment, name: 'file', description: 'd' },
    { type: Kind.String, name: 'game', description: 'd', autocomplete: true },
  ]);
  const [file, game] = optionsLeft(beginCommand(imported));
  const bare = addOption(beginCommand(imported), file!);
  expect(readCommand(typeInto(bare, 0, 'x'), names)).toMatchObject({
    chips: [{ problem: 'Choose a file.' }],
  });
  const chosen = pick(bare, 0, 'game.pdn', 'MSAq');
  const sent = { name: 'file', type: Kind.Attachment, value: 'MSAq', fileName: 'game.pdn' };
  expect(readCommand(chosen, names)).toEqual([sent]);
  expect(readForCompletion(typeInto(addOption(chosen, game!), 1, 'a'), names)).toEqual([
    { name: 'game', type: Kind.String, value: 'a', focused: true },
  ]);
});
