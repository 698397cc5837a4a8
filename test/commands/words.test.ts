/** The commands as Discord lists them: every name, option and choice has a text that it accepts. */
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Command } from '../../src/app/ports/command.ts';
import { en } from '../../src/i18n/en.ts';

const WORDS: Readonly<Record<string, unknown>> = en;

/** A command's name with dots between its words, and its listed name. */
const pathsTo = (name: string): readonly string[] =>
  name.split(' ').map((_, at, words) => words.slice(0, at + 1).join('.'));
const pathOf = (name: string): string => name.replaceAll(' ', '.');

const paths = ({ name, options }: Command): readonly string[] => [
  ...pathsTo(name),
  ...options.map((option) => `${pathOf(name)}.${option.name}`),
];

/** The choices with their own texts; a variant has the same name everywhere. */
const choices = ({ name, options }: Command): readonly string[] =>
  options.flatMap((option) =>
    (option.choices ?? [])
      .filter((choice) => option.name !== 'variant' || !Object.hasOwn(WORDS, `variant.${choice}`))
      .map((choice) => `${pathOf(name)}.${option.name}.${choice}`),
  );

const keysOf = (kind: 'name' | 'command'): readonly string[] =>
  Object.keys(en).filter((key) => key.startsWith(`${kind}.`));

test('the catalog describes only existing commands', () => {
  expect(keysOf('name').toSorted()).toEqual(
    [...new Set(commands.flatMap(paths))].map((path) => `name.${path}`).toSorted(),
  );
  expect(keysOf('command').toSorted()).toEqual(
    [...new Set(commands.flatMap((command) => [...paths(command), ...choices(command)]))]
      .map((path) => `command.${path}`)
      .toSorted(),
  );
});

describe.each(commands.map((command) => [command.name, command] as const))('/%s', (name, command) => {
  test('each command and each of its options has the same name in English as in the code', () => {
    expect(paths(command).map((path) => WORDS[`name.${path}`])).toEqual([
      ...name.split(' '),
      ...command.options.map((option) => option.name),
    ]);
  });

  test('each command’s name is accepted by Discord: lower case, at most 32 letters', () => {
    for (const each of [...name.split(' '), ...command.options.map((option) => option.name)]) {
      expect(each).toMatch(/^[-_'\p{Ll}\p{N}]{1,32}$/u);
    }
  });

  test('required options come first, and no option has both choices and suggestions', () => {
    const required = command.options.map((option) => option.required === true);
    expect(required).toEqual(required.toSorted((a, b) => Number(b) - Number(a)));
    expect(command.options.filter((option) => option.suggests && option.choices)).toEqual([]);
    expect(command.options.some((option) => option.suggests) && !command.suggest).toBe(false);
  });
});

test('no name is used twice', () => {
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
});
