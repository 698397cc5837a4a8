/**
 * Everything that sentences and the README tell people to type can be typed, because it matches the
 * name of a choice in Discord.
 */
import { readFileSync } from 'node:fs';
import { Locale as DiscordLocale } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { definitionsOf } from '../../src/discord/commandDefinitions.ts';
import { catalogueIn } from '../../src/i18n/catalogues.ts';
import { renamingBy } from '../../src/i18n/commandNames.ts';
import { en } from '../../src/i18n/en.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import type { Sentence } from '../../src/i18n/sentence.ts';

interface Named {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null | undefined>> | null | undefined;
}

/** The name for readers of a language. Discord has more than one locale for some languages. */
const shownIn = (locale: Locale, { name, name_localizations: names }: Named): string =>
  Object.entries(names ?? {}).find(([tag]) => tag.split('-')[0] === locale.split('-')[0])?.[1] ?? name;

type Options = NonNullable<ReturnType<typeof definitionsOf>[number]['options']>;

/** The names of each option's choices, by the localized names of the command and the option. */
function choicesIn(locale: Locale): ReadonlyMap<string, readonly string[]> {
  const shown = (each: Named): string => shownIn(locale, each);
  const within = (path: string, options: Options = []): readonly (readonly [string, readonly string[]])[] =>
    options.flatMap((option) => {
      const name = `${path} ${shown(option)}`;
      if ('options' in option) return within(name, option.options);
      if (!('choices' in option) || !option.choices) return [];
      return [[name, option.choices.map((choice) => shown(choice).toLowerCase())] as const];
    });
  return new Map(definitionsOf(commands).flatMap((command) => within(shown(command), command.options)));
}

/** Values that a text gives for such options, but that match none of the names. */
function untypable(text: string, choices: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return [...text.matchAll(/`\/(\S+(?: [^\s:`]+(?= ))*) ([^`]*)`/gu)].flatMap(([, command, rest = '']) =>
    [...rest.matchAll(/(?<=^| )([^\s:]+):(.+?)(?= [^\s:]+:|$)/gu)].flatMap(([whole, option, value = '']) => {
      const names = choices.get(`${command} ${option}`);
      return !names || names.some((name) => name.includes(value.toLowerCase()))
        ? []
        : [`/${command} ${whole}`];
    }),
  );
}

/** Whether Discord has the language. If not, it shows English names in our sentences. */
const isDiscords = (locale: Locale): boolean =>
  Object.values(DiscordLocale).some((tag) => tag.split('-')[0] === locale.split('-')[0]);

const textsOf = (sentences: readonly Sentence[]): string =>
  sentences
    .flatMap((sentence) => (typeof sentence === 'string' ? [sentence] : Object.values(sentence)))
    .join('\n');

test.each(LOCALES)('examples in %s can be typed', (locale) => {
  const own = catalogueIn(locale);
  const names = isDiscords(locale) ? own : en;
  const said = textsOf(Object.values({ ...en, ...own }).map(renamingBy({ ...en, ...names })));
  expect(untypable(said, choicesIn(locale))).toEqual([]);
});

test('the README’s example commands can be typed', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(untypable(readme, choicesIn('en'))).toEqual([]);
});

test('wrong examples are reported', () => {
  expect(untypable('`/server season do:begin name:Winter`', choicesIn('en'))).toEqual([
    '/server season do:begin',
  ]);
});
