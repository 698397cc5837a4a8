/** Writes the names of time zones in other languages, from the npm package `cldr-dates-full`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rawTimeZones, timeZonesNames } from '@vvo/tzdb';
import { Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import { parseZone } from '../src/game/calendar/parseZone.ts';
import { own } from '../src/kit/own.ts';
import { folded, sharedName } from '../src/game/calendar/zoneNames.ts';
import { LOCALES } from '../src/i18n/locales.ts';
import { refuse } from '../src/tools/commandLine.ts';

/** Languages that Discord's client doesn't have, from countries where draughts is played. */
const OTHERS = ['ar', 'az', 'be', 'bn', 'ca', 'et', 'fa', 'he', 'hy', 'ka', 'kk', 'ky', 'lv', 'mn', 'ms'];
const MORE = ['sk', 'sl', 'sr', 'ur', 'uz'];

const out = fileURLToPath(new URL('../assets/zones/names.json', import.meta.url));
const [folder = ''] = process.argv.slice(2);
const fileOf = (tag: string): string => `${folder}/main/${tag}/timeZoneNames.json`;
if (!existsSync(fileOf('en'))) refuse(`“${folder}” is not the folder of the npm package cldr-dates-full`);

const written = [...LOCALES, ...Object.values(Locale), ...OTHERS, ...MORE];
const languages = [...new Set(written.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]))];

const File = z.object({
  main: z.record(
    z.string(),
    z.object({ dates: z.object({ timeZoneNames: z.object({ zone: z.unknown() }) }) }),
  ),
});
const City = z.object({ exemplarCity: z.string() });

/** Turns `{ Europe: { Kiev: { exemplarCity } } }` into pairs. */
function* citiesIn(node: unknown, path: readonly string[] = []): Generator<readonly [string, string]> {
  const city = City.safeParse(node);
  if (city.success) yield [path.join('/'), city.data.exemplarCity];
  else if (typeof node === 'object' && node !== null)
    for (const [part, inner] of Object.entries(node)) yield* citiesIn(inner, [...path, part]);
}

/** Cities by the name that equivalent zones share. */
function citiesOf(tag: string): ReadonlyMap<string, readonly string[]> {
  if (!existsSync(fileOf(tag))) return new Map();
  const { main } = File.parse(JSON.parse(readFileSync(fileOf(tag), 'utf8')));
  const cities = [...citiesIn(own(main, tag)?.dates.timeZoneNames.zone)].filter(([zone]) => parseZone(zone));
  const grouped = Map.groupBy(cities, ([zone]) => sharedName(zone));
  return new Map([...grouped].map(([zone, each]) => [zone, each.map(([, city]) => city)]));
}

const cities = languages.map(citiesOf);
const countries = languages.map((tag) => new Intl.DisplayNames(tag, { type: 'region' }));
const countryOf = new Map(rawTimeZones.map(({ name, countryCode }) => [name, countryCode]));
const lines = timeZonesNames.map((zone): readonly [string, string] => {
  const called = cities.flatMap((each) => each.get(sharedName(zone)) ?? []);
  const country = countryOf.get(zone);
  const lands = country === undefined ? [] : countries.flatMap((names) => names.of(country) ?? []);
  const texts = [...called, ...lands].map(folded);
  return [zone, [...new Set(texts)].filter((text) => text !== '').join(' ')];
});
writeFileSync(out, `${JSON.stringify(Object.fromEntries(lines), null, 1)}\n`);
console.log(out);
