/** Writes the zones of large cities, by all their names, from GeoNames' file `cities500.txt`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { timeZonesNames } from '@vvo/tzdb';
import { folded, sharedName } from '../src/game/calendar/zoneNames.ts';
import { refuse } from '../src/tools/commandLine.ts';

/** People of a city whose names are kept, and of one with all its names in other languages. */
const [LARGE, VERY_LARGE] = [100_000, 200_000] as const;
/** A name in another language counts less than a city's own. */
const FOREIGN = 1 / 8;
/** Codes of airports, and Latin letters for the sounds of other scripts. */
const NOT_WRITTEN = /^(?:[A-Z]{3}|[a-z].*|.{0,3}[a-z].{0,2}|[A-Za-z]{2})$/u;

const out = fileURLToPath(new URL('../assets/zones/cities.json', import.meta.url));
const [file = ''] = process.argv.slice(2);
if (!existsSync(file)) refuse(`“${file}” is not the file cities500.txt of GeoNames`);

const zones = new Map(timeZonesNames.flatMap((zone) => [[sharedName(zone), zone] as const]));
const current = new Set(timeZonesNames);

/** The weights of each name, by zone. */
const weights = new Map<string, Map<string, number>>();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [, name = '', ascii = '', others = '', , , , kind, , , , , , , people = '', , , place = ''] =
    line.split('\t');
  const size = Number(people);
  // A part of a city has its own line.
  if (size < LARGE || kind === 'PPLX') continue;
  const zone = current.has(place) ? place : zones.get(sharedName(place));
  if (zone === undefined) continue;
  const foreign = size < VERY_LARGE ? [] : others.split(',').filter((each) => !NOT_WRITTEN.test(each));
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

/** The names of which the zone has the largest city, and its other names. */
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
