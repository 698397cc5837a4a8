/** Writes the time zones of large cities, under all the cities' names, from GeoNames data. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { timeZonesNames } from '@vvo/tzdb';
import { folded, sharedName } from '../src/game/calendar/zoneNames.ts';
import { LOCALES } from '../src/i18n/locales.ts';
import { refuse } from '../src/tools/commandLine.ts';

/**
 * The smallest populations at which names are kept: in the bot's languages, for a regional capital
 * and for another city; in all languages, for any city.
 */
const [CAPITAL, LARGE, VERY_LARGE] = [25_000, 50_000, 200_000] as const;
const CAPITALS: ReadonlySet<string> = new Set(['PPLA', 'PPLC']);
/** A name in another language has less weight than the city's own name. */
const FOREIGN = 1 / 8;
/** Airport codes, and transliterations into Latin letters. */
const NOT_WRITTEN = /^(?:[A-Z]{3}|[a-z].*|[A-Za-z]{2})$/u;

const out = fileURLToPath(new URL('../assets/zones/cities.json', import.meta.url));
const [file = '', folder = ''] = process.argv.slice(2);
const fileOf = (language: string): string => `${folder}/${language}/LC_MESSAGES/geonames.mo`;
if (!existsSync(file)) refuse(`“${file}” is not the file cities500.txt of GeoNames`);
if (!existsSync(fileOf('en'))) refuse(`“${folder}” is not the folder locale of libgeonames-common`);

/** The names of cities in a language, by GeoNames id. */
function translated(language: string): ReadonlyMap<string, string> {
  const path = fileOf(language);
  if (!existsSync(path)) return new Map();
  const mo = readFileSync(path);
  // https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html
  const [count = 0, ids = 0, names = 0] = [8, 12, 16].map((at) => mo.readUInt32LE(at));
  const textAt = (place: number): string =>
    mo.toString('utf8', mo.readUInt32LE(place + 4), mo.readUInt32LE(place + 4) + mo.readUInt32LE(place));
  return new Map(Array.from({ length: count }, (_, at) => [textAt(ids + at * 8), textAt(names + at * 8)]));
}
const translations = LOCALES.map((tag) => translated(tag.split('-')[0] ?? tag));

const zones = new Map(timeZonesNames.flatMap((zone) => [[sharedName(zone), zone] as const]));
const current = new Set(timeZonesNames);

/** The weights of each name, by zone. */
const weights = new Map<string, Map<string, number>>();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [
    id = '',
    name = '',
    ascii = '',
    others = '',
    ,
    ,
    ,
    kind = '',
    ,
    ,
    ,
    ,
    ,
    ,
    people = '',
    ,
    ,
    place = '',
  ] = line.split('\t');
  const size = Number(people);
  // The parts of a city have their own lines.
  if (size < (CAPITALS.has(kind) ? CAPITAL : LARGE) || kind === 'PPLX') continue;
  const zone = current.has(place) ? place : zones.get(sharedName(place));
  if (zone === undefined) continue;
  const foreign = translations.flatMap((names) => names.get(id) ?? []);
  if (size >= VERY_LARGE) foreign.push(...others.split(',').filter((each) => !NOT_WRITTEN.test(each)));
  const named = [
    ...foreign.map((each) => [each, size * FOREIGN] as const),
    [name, size],
    [ascii, size],
  ] as const;
  for (const [each, weight] of named) {
    const of = weights.get(folded(each)) ?? new Map<string, number>();
    of.set(zone, Math.max(of.get(zone) ?? 0, weight));
    weights.set(folded(each), of);
  }
}
weights.delete('');

/** The names whose largest city is in the zone, and the zone's other names. */
const namesIn = (zone: string): readonly [string, string] => {
  const own = [...weights].filter(([, of]) => of.has(zone));
  const isLargest = ([, of]: (typeof own)[number]): boolean =>
    [...of.values()].every((weight) => weight <= (of.get(zone) ?? 0));
  const [largest = [], others = []] = [true, false].map((is) => own.filter((each) => isLargest(each) === is));
  return [largest.map(([name]) => name).join(' '), others.map(([name]) => name).join(' ')];
};
const lines = timeZonesNames
  .map((zone) => [zone, namesIn(zone)] as const)
  .filter(([, [names]]) => names !== '');
writeFileSync(out, `${JSON.stringify(Object.fromEntries(lines), null, 1)}\n`);
console.log(out);
