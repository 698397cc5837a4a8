/**
 * Each command as it is registered stays within Discord's 8,000 characters: all names, descriptions and values of it, its parts,
 * options and choices, of each text the longest translation.
 *
 * Source: docs.discord.com/developers/interactions/application-commands#registering-a-command
 */
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { definitionsOf } from '../../src/discord/definition.ts';

const MOST = 8000;

type Translations = Readonly<Record<string, string | null | undefined>> | null | undefined;

/** A command, a part of one, an option or a choice, as far as it is counted. */
interface Counted {
  readonly name: string;
  readonly name_localizations?: Translations;
  readonly description?: string;
  readonly description_localizations?: Translations;
  readonly value?: unknown;
  readonly options?: readonly Counted[] | undefined;
  readonly choices?: readonly Counted[];
}

const longest = (text: string, translations: Translations): number =>
  Math.max(text.length, ...Object.values(translations ?? {}).map((each) => each?.length ?? 0));

const sizeOf = (part: Counted): number =>
  longest(part.name, part.name_localizations) +
  longest(part.description ?? '', part.description_localizations) +
  (typeof part.value === 'string' ? part.value.length : 0) +
  [...(part.options ?? []), ...(part.choices ?? [])].reduce((sum, each) => sum + sizeOf(each), 0);

test.each(definitionsOf(commands).map((definition) => [definition.name, definition] as const))(
  '/%s is short enough for Discord in every language',
  (_, definition) => {
    expect(sizeOf(definition)).toBeLessThanOrEqual(MOST);
  },
);

test('of each text the longest translation counts', () => {
  const translated = {
    name_localizations: { de: 'schlagen' },
    description_localizations: { fr: 'Prendre !' },
  };
  const choices = [{ name: 'a', value: 'b' }];
  expect(
    sizeOf({ name: 'take', description: 'Capture', ...translated, options: [{ name: 'x', choices }] }),
  ).toBe(20);
});
