/** Time zones to choose from. */
import type { Choice } from './screen.ts';

/** One for each part of the world where many people live; any other can be typed. */
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

/** Discord takes so many completions. */
const MOST = 25;
const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s_/-]/gu, '');

/** The zones that fit what was typed. */
export function completeZone(typed: string): readonly Choice[] {
  const all = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  const wanted = bare(typed);
  const zones = typed.trim() === '' ? USUAL_ZONES : all.filter((zone) => bare(zone).includes(wanted));
  return zones.slice(0, MOST).map((zone) => ({ label: zone, value: zone }));
}
