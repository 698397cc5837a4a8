import type { Choice } from './screen.ts';

/** One zone for each populous part of the world; users can type any other. */
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

const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s_/-]/gu, '');

export function completeZone(typed: string): readonly Choice[] {
  const all = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  const wanted = bare(typed);
  const zones = typed.trim() === '' ? USUAL_ZONES : all.filter((zone) => bare(zone).includes(wanted));
  return zones.map((zone) => ({ label: zone, value: zone }));
}
