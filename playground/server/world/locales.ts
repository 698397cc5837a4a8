/**
 * In which language people have their Discord, and the server its own: what interactions then say of them.
 *
 * Source: docs.discord.com/developers/reference#locales
 */
import { Locale } from 'discord-api-types/v10';
import type { Person } from './people.ts';
import { announce, type World } from './world.ts';

/** CLDR's accented English. Discord never sends it; here it shows which words are nobody's translation. */
export const PSEUDO_LOCALE = 'en-XA';

const KNOWN: ReadonlySet<string> = new Set([...Object.values(Locale), PSEUDO_LOCALE]);

/** The language in which this person has their Discord. */
export const localeOf = ({ locales }: World, { id, locale }: Person): string => locales.get(id) ?? locale;

/** The person changes the language in their settings. Throws when Discord has no such language. */
export function setLocale(world: World, { id }: Person, locale: string): void {
  demandKnown(locale);
  world.locales.set(id, locale);
  announce(world, { kind: 'locales' });
}

/** An admin changes the language of the server. Throws when Discord has no such language. */
export function setGuildLocale(world: World, locale: string): void {
  demandKnown(locale);
  world.guildLocale = locale;
  announce(world, { kind: 'locales' });
}

function demandKnown(locale: string): void {
  if (!KNOWN.has(locale)) throw new Error(`Discord has no language ${locale}`);
}

/**
 * The languages in which somebody here would read something else than English: those of the commands' translations,
 * English itself, and the accented one.
 */
export function offeredLocales({ commands }: World): readonly string[] {
  const translated = [...commands.values()].flatMap((command) =>
    Object.keys(command.description_localizations ?? {}),
  );
  const offered = new Set<string>([Locale.EnglishUS, Locale.EnglishGB, ...translated, PSEUDO_LOCALE]);
  return [...KNOWN].filter((locale) => offered.has(locale));
}
