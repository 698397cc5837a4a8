/** Well-known kinds of tournaments with all their defaults, so that choosing a name is enough. */
import { DAY, HOUR } from '../../../game/calendar/span.ts';
import type { FormName, Period } from '../terms.ts';

export const TEMPLATE_IDS = [
  'friday-blitz',
  'sunday-rapid',
  'arena-evening',
  'drawn-openings',
  'club',
  'slow-cup',
  'league-evening',
] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** `weekday` 1 is Monday; `hour` is in the server's time zone. */
type Start = { readonly weekday: number; readonly hour: number } | { readonly days: number };

interface Template {
  readonly form: FormName;
  /** Such as `5+3` or `3d`. */
  readonly time: string;
  readonly rounds: number | null;
  readonly groupSize: number | null;
  readonly minutes: number | null;
  readonly starts: Start | null;
  readonly every: Period | null;
  readonly hasOpenings: boolean;
}

const PLAIN = {
  rounds: null,
  groupSize: null,
  minutes: null,
  starts: null,
  every: null,
  hasOpenings: false,
} as const;

export const TEMPLATES: Readonly<Record<TemplateId, Template>> = {
  'friday-blitz': {
    ...PLAIN,
    form: 'swiss',
    time: '5+3',
    rounds: 7,
    starts: { weekday: 5, hour: 20 },
    every: 'week',
  },
  'sunday-rapid': {
    ...PLAIN,
    form: 'swiss',
    time: '15+10',
    rounds: 5,
    starts: { weekday: 7, hour: 15 },
    every: 'month',
  },
  'arena-evening': { ...PLAIN, form: 'arena', time: '3+2', minutes: 90 },
  'drawn-openings': { ...PLAIN, form: 'double-swiss', time: '10+5', rounds: 4, hasOpenings: true },
  club: { ...PLAIN, form: 'round-robin', time: '3d', starts: { days: 7 } },
  'slow-cup': { ...PLAIN, form: 'knock-out', time: '2d', starts: { days: 7 } },
  'league-evening': {
    ...PLAIN,
    form: 'league',
    time: '10+5',
    groupSize: 4,
    starts: { weekday: 3, hour: 20 },
    every: 'week',
  },
};

const NOTICE = HOUR;

export function defaultStart({ starts }: Template, zone: string, now: number): number | null {
  if (starts === null) return null;
  if ('days' in starts) return now + starts.days * DAY;
  const today = Temporal.Instant.fromEpochMilliseconds(now + NOTICE)
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  const ahead = (starts.weekday - today.dayOfWeek + 7) % 7;
  const onDay = (days: number): number =>
    today.add({ days }).toZonedDateTime({ timeZone: zone, plainTime: { hour: starts.hour } })
      .epochMilliseconds;
  return onDay(ahead) >= now + NOTICE ? onDay(ahead) : onDay(ahead + 7);
}
