/** Commands without a browser: finding them by the typed text, and reading their fields. */
import { expect, test } from 'vitest';
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType as Kind,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import {
  commandMentioned,
  matchingCommands,
  offeredIn,
  optionsOf,
  typedCommand,
  typedOptions,
} from '../../../playground/page/composer/commands.ts';
import { readFiles, readOptions } from '../../../playground/page/composer/fields.ts';

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

const found = (text: string, among = commands): readonly string[] | undefined =>
  matchingCommands(among, text)?.map(({ name }) => name);

test.each([
  ['/', ['board', 'challenge', 'move', 'remove']],
  ['/mo', ['move', 'remove']],
  ['/MO', ['move', 'remove']],
  ['/move c3', undefined],
  ['hello /mo', undefined],
  ['', undefined],
])('%j lists %j, with prefix matches first', (text, listed) => expect(found(text)).toEqual(listed));

test('a pasted command is found with the rest of the text', () => {
  expect(typedCommand(commands, '/move c3-d4')).toEqual([move, 'c3-d4']);
  expect(typedCommand(commands, '/move')).toBeNull();
});

const part = (
  name: string,
  options: APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption => ({ type: Kind.Subcommand, name, description: name, options });

test('a command with subcommands is offered as its subcommands, by their full names', () => {
  const cup = command('cup', [
    part('join', [{ type: Kind.String, name: 'which', description: 'd' }]),
    { type: Kind.SubcommandGroup, name: 'manage', description: 'm', options: [part('start')] },
  ]);
  const offered = offeredIn({ commands: [cup, move], channels: [] }, '1');
  expect(offered.map(({ name }) => name)).toEqual(['cup join', 'cup manage start', 'move']);
  expect(matchingCommands(offered, '/cup jo')?.map(({ name }) => name)).toEqual(['cup join']);
  expect(matchingCommands(offered, '/move c3')).toBeNull();
  expect(typedCommand(offered, '/cup join Friday')).toMatchObject([{ name: 'cup join' }, 'Friday']);
  expect(commandMentioned(offered, { id: 'cup', name: 'cup manage start' })?.name).toBe('cup manage start');
});

function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const options = optionsOf(challenge);
const anna = { id: '11', name: 'Anna', avatarUrl: '', bot: false };
const offered = { users: [anna], channels: [] };

test.each([
  ['opponent', '11', '11'],
  ['opponent', '@anna', '11'],
  ['colour', 'White', 'white'],
  ['colour', 'white', 'white'],
  ['rated', 'true', true],
  ['rated', 'false', false],
  ['days', '3', 3],
])('the field %s with %j is sent as %j', (name, text, value) => {
  expect(readOptions(formOf({ [name]: text }), options, new Map(), offered)).toMatchObject([{ name, value }]);
});

test('an empty field is not sent, and a chosen suggestion is sent as its value', () => {
  expect(readOptions(formOf({ days: ' ' }), options, new Map(), offered)).toEqual([]);
  const picked = new Map([['opponent', 'b']]);
  expect(readOptions(formOf({ opponent: 'Boris' }), options, picked, offered)).toMatchObject([
    { value: 'b' },
  ]);
});

test.each([
  ['opponent:@Anna days:3', { opponent: '@Anna', days: '3' }, ''],
  ['Boris  days: 3', { days: '3' }, 'Boris'],
  ['colour:white times:2 days:', { colour: 'white times:2', days: '' }, ''],
  ['days:3 days:4', { days: '4' }, 'days:3'],
  ['W:W21:B5', {}, 'W:W21:B5'],
])('%j is split into options, without losing a word', (text, named, rest) => {
  const typed = typedOptions(options, text);
  expect(Object.fromEntries(typed.given)).toEqual(named);
  expect(typed.rest).toBe(rest);
});

test('an option’s name followed by a file’s text opens the field, and the text is kept', () => {
  const file = { type: Kind.Attachment, name: 'file', description: 'd' } as const;
  const typed = typedOptions([file], 'file:game.pdn');
  expect([...typed.given]).toEqual([['file', '']]);
  expect(typed.rest).toBe('game.pdn');
});

const translated = { ...challenge, name_localized: 'вызов' };

test.each(['/выз', '/chall'])('in the reader’s language, %s finds the command', (text) => {
  expect(matchingCommands([...commands, translated], text)).toContain(translated);
});

test.each(['/вызов ', '/challenge '])('in the reader’s language, %sbegins the command', (text) => {
  expect(typedCommand([translated], text)?.[0]).toBe(translated);
});

test('a file is sent as its content with its name, apart from the other options', async () => {
  const file = { type: Kind.Attachment, name: 'file', description: 'd' } as const;
  const form = formOf({ file: new File(['1. *'], 'game.pdn') });
  expect(readOptions(form, [file], new Map(), offered)).toEqual([]);
  const sent = { name: 'file', type: Kind.Attachment, value: 'MS4gKg==', fileName: 'game.pdn' };
  expect(await readFiles(form, [file])).toEqual([sent]);
  expect(await readFiles(formOf({ file: new File([], '') }), [file])).toEqual([]);
});
