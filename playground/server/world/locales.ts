/** Source: docs.discord.com/developers/reference#locales */
import { Locale } from 'discord-api-types/v10';
import type { Guild } from './guild.ts';
import type { Person } from './people.ts';
import { announce, type World } from './world.ts';

/** CLDR's accented English. Discord never sends it; here it reveals untranslated text. */
const PSEUDO_LOCALE = 'en-XA';

const KNOWN: ReadonlySet<string> = new Set([...Object.values(Locale), PSEUDO_LOCALE]);

export const localeOf = ({ locales }: World, { id, locale }: Person): string => locales.get(id) ?? locale;

export function setLocale(world: World, { id }: Person, locale: string): void {
  demandKnown(locale);
  world.locales.set(id, locale);
  announce(world, { kind: 'locales' });
}

export function setGuildLocale(world: World, guild: Guild, locale: string): void {
  demandKnown(locale);
  guild.locale = locale;
  announce(world, { kind: 'locales' });
}

function demandKnown(locale: string): void {
  if (!KNOWN.has(locale)) throw new Error(`Discord has no language ${locale}`);
}

/** The languages of the commands' translations, English, and accented English. */
export function offeredLocales({ commands }: World): readonly string[] {
  const translated = [...commands.values()].flatMap((command) =>
    Object.keys(command.description_localizations ?? {}),
  );
  const offered = new Set<string>([Locale.EnglishUS, Locale.EnglishGB, ...translated, PSEUDO_LOCALE]);
  return [...KNOWN].filter((locale) => offered.has(locale));
}
