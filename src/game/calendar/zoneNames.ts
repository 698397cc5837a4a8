/** What people call time zones: a city, an older name, an abbreviation, or an offset. */
import { rawTimeZones, timeZonesNames } from '@vvo/tzdb';
import { own } from '../../kit/own.ts';
import { citiesWithin, namesInOtherLanguages } from './zoneFiles.ts';

/** One zone for each populous part of the world. Among zones of the same name, these come first. */
export const USUAL_ZONES: readonly string[] = [
  'UTC',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Europe/Kyiv',
  'Europe/Istanbul',
  'Europe/Moscow',
  'Africa/Nairobi',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** For other abbreviations that several zones share, the most populous zone. */
const POPULOUS: readonly string[] = [
  ...USUAL_ZONES,
  'America/Halifax',
  'America/Manaus',
  'America/Santiago',
  'Europe/Lisbon',
  'Africa/Maputo',
  'Asia/Seoul',
  'Australia/Perth',
  'Australia/Adelaide',
  'Pacific/Guam',
  'Pacific/Pago_Pago',
];

const MOSCOW = /^(?:msk|мск)/u;

/** The name that equivalent names share in `Intl`, often an old one (`Europe/Kiev`). */
export const sharedName = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/** Folded names, one per line, because one long text is searched faster than a list. */
type Names = string;

interface KnownZone {
  readonly zone: string;
  /** All names, including those with regions. */
  readonly names: Names;
  /** Names in the order of `TIERS`, from the most usual to the least usual. */
  readonly called: readonly Names[];
}

/** The kinds of names in `called`, in order. */
const TIERS = [
  'city',
  'older city',
  'place',
  'abbreviation',
  'other language',
  'large city',
  // Another zone has a larger city with that name.
  'smaller city',
] as const;
const ABBREVIATION = TIERS.indexOf('abbreviation');
/** How far a tier is moved down the list. Only tiers after abbreviations are moved. */
const lateness = (tier: number): number => Math.max(0, tier - ABBREVIATION) * 100;

/** Removes case, accents, spaces and punctuation. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MOSCOW, 'msk')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const listed = (names: readonly string[]): Names => `\n${names.join('\n')}\n`;

const isOne = (names: Names, wanted: string): boolean => names.includes(`\n${wanted}\n`);
const beginsOne = (names: Names, wanted: string): boolean => names.includes(`\n${wanted}`);

/** `Asia/Ho_Chi_Minh` becomes `hochiminh`. */
const cityOf = (name: string): string => folded(name.slice(name.lastIndexOf('/') + 1));

const ZERO = ['Etc/UTC', 'Etc/UCT', 'UCT', 'Etc/Universal', 'Etc/Zulu', 'GMT', 'Etc/GMT', 'Etc/Greenwich'];

function readZones(): readonly KnownZone[] {
  const current = new Set(timeZonesNames);
  const all = rawTimeZones.flatMap(({ group }) => group);
  const older = Map.groupBy(
    all.filter((name) => !current.has(name)),
    sharedName,
  );
  const [cities, inOtherLanguages] = [citiesWithin(), namesInOtherLanguages()];
  const records = new Map(rawTimeZones.flatMap((record) => record.group.map((name) => [name, record])));
  const zones = timeZonesNames.map((zone): KnownZone => {
    const aliases = older.get(sharedName(zone)) ?? [];
    const record = records.get(zone);
    const places = record?.name === zone ? [...record.mainCities, record.countryName] : [];
    const abbreviations = [record?.abbreviation, record?.dstAbbreviation].flatMap((name) => name ?? []);
    const others = own(inOtherLanguages, zone)?.split(' ') ?? [];
    const within = own(cities, zone) ?? [];
    return {
      zone,
      names: listed([zone, ...aliases].map(folded)),
      called: [
        [cityOf(zone)],
        aliases.map(cityOf),
        places.map(folded),
        abbreviations.map(folded),
        others,
        ...[within[0], within[1]].map((names) => names?.split(' ') ?? []),
      ].map(listed),
    };
  });
  const zero = [['utc', 'z'], ZERO.map(cityOf)].map(listed);
  return [{ zone: 'UTC', names: listed(['utc', ...ZERO.map(folded)]), called: zero }, ...zones];
}

let known: readonly KnownZone[] | undefined;

/** `UTC`, and the zones of the IANA database under their current names, in alphabetical order. */
const knownZones = (): readonly KnownZone[] => (known ??= readZones());

const orderOf = (zone: string): number => {
  const at = POPULOUS.indexOf(zone);
  return at === -1 ? POPULOUS.length : at;
};

/**
 * Zones with exactly this name come first, then names that start with it; in both, populous zones
 * come first. Then come all others. Other languages and other cities come after the usual names.
 */
function rankOf({ zone, names, called }: KnownZone, wanted: string): number {
  const order = orderOf(zone);
  const exact = called.findIndex((tier) => isOne(tier, wanted));
  if (exact !== -1) return exact * 100 + order;
  const beginning = called.findIndex((tier) => beginsOne(tier, wanted));
  if (beginning !== -1) return 1000 + lateness(beginning) + order;
  if (names.includes(wanted)) return 2000;
  // Almost any text occurs in the middle of some other city's name, or a name in another language.
  return called.slice(0, ABBREVIATION + 1).some((tier) => tier.includes(wanted)) ? 2000 : Infinity;
}

/** The zones with a name that contains the text, in any language. */
export function zonesLike(text: string): readonly string[] {
  const wanted = folded(text);
  if (wanted === '') return [];
  return knownZones()
    .map((each) => ({ zone: each.zone, rank: rankOf(each, wanted) }))
    .filter((found) => found.rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ zone }) => zone);
}

const mostPopulous = (tier: number, wanted: string): string | null => {
  const found = knownZones().filter(({ called }) => isOne(called[tier] ?? '', wanted));
  const [only, another] = found;
  if (!only || !another) return only?.zone ?? null;
  return POPULOUS.find((zone) => found.some((each) => each.zone === zone)) ?? null;
};

/** The zone with exactly this name. If several have it, the most populous one. */
export function zoneCalled(text: string): string | null {
  const wanted = folded(text);
  if (wanted === '') return null;
  for (const tier of TIERS.keys()) {
    const zone = mostPopulous(tier, wanted);
    if (zone !== null) return zone;
  }
  return null;
}

/** The zone that people mean by `EST` or `CET`; `null` if the text isn't an abbreviation. */
export const zoneAbbreviated = (text: string): string | null =>
  text.trim() === '' ? null : mostPopulous(ABBREVIATION, folded(text));

const OFFSET =
  /^(?<base>utc|gmt|msk|мск)? ?(?<sign>[-+])? ?(?<hours>\d{1,2})(?::?(?<minutes>[0-5]\d)|[.,](?<part>5|50|25|75|30|45|00?))? ?(?:h|utc|gmt)?$/u;
const MINUTES = new Map([
  ['5', 30],
  ['50', 30],
  ['25', 15],
  ['75', 45],
]);
/** The range of the world's clocks, in minutes from UTC. */
const [WEST, EAST] = [-12 * 60, 14 * 60] as const;
const MOSCOW_CLOCK = 3 * 60;

const two = (count: number): string => String(count).padStart(2, '0');

/** Reads an offset as people write it (`UTC+3`, `+5:30`, `GMT-3.5`, `MSK+2`), as `+03:00`. */
export function offsetWritten(text: string): string | null {
  const typed = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[−–—‐‑]/gu, '-')
    .replaceAll(/\s+/gu, ' ');
  const { base, sign, hours, minutes, part } = OFFSET.exec(typed)?.groups ?? {};
  if (hours === undefined || (base === undefined && sign === undefined)) return null;
  const past = minutes === undefined ? (MINUTES.get(part ?? '') ?? Number(part ?? 0)) : Number(minutes);
  const size = Number(hours) * 60 + past;
  const isMoscow = base !== undefined && MOSCOW.test(base);
  const offset = (sign === '-' ? -size : size) + (isMoscow ? MOSCOW_CLOCK : 0);
  if (offset < WEST || offset > EAST) return null;
  if (offset === 0) return 'UTC';
  const away = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}

/** An offset as shown to people: `UTC+3`, `UTC-3:30`. */
export const shownZone = (zone: string): string =>
  zone.replace(
    /^(?<sign>[-+])0?(?<hours>\d+):(?<minutes>\d\d)$/u,
    (_, sign: string, hours: string, minutes: string) =>
      `UTC${sign}${hours}${minutes === '00' ? '' : `:${minutes}`}`,
  );

/** Whether two names have the same clocks, such as `Europe/Kiev` and `Europe/Kyiv`. */
export const isSameZone = (one: string, other: string): boolean =>
  one === other || sharedName(one) === sharedName(other);
