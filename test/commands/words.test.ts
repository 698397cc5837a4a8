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

/** The choices with their own texts; a variant or a theme has the same name everywhere. */
const choices = ({ name, options }: Command): readonly string[] =>
  options.flatMap((option) =>
    (option.choices ?? [])
      .filter(
        (choice) =>
          !['variant', 'theme'].includes(option.name) || !Object.hasOwn(WORDS, `${option.name}.${choice}`),
      )
      .map((choice) => `${pathOf(name)}.${option.name}.${choice}`),
  );

test.each([
  ['name', paths],
  ['command', paths],
  ['choice', choices],
] as const)('the catalog has a %s only of existing commands', (kind, found) => {
  expect(
    Object.keys(en)
      .filter((key) => key.startsWith(`${kind}.`))
      .toSorted(),
  ).toEqual([...new Set(commands.flatMap(found))].map((path) => `${kind}.${path}`).toSorted());
});

describe.each(commands.map((command) => [command.name, command] as const))('/%s', (name, command) => {
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
