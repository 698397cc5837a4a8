import type { Locale } from '../../i18n/locales.ts';

const NOW = Date.UTC(2026, 10, 22, 18, 0);
const ZONE = 'UTC';

export const ANNA = '80351110224678912';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

function distance(locale: Locale, seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? (['second', 1] as const);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return words.format(Math.trunc(seconds / size), unit);
}

function instant(locale: Locale, at: number, style: string): string {
  if (style === 'R') return distance(locale, at - NOW / 1000);
  const isDateOnly = style === 'd' || style === 'D';
  const isTimeOnly = style === 't' || style === 'T';
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: ZONE,
    ...(isTimeOnly ? {} : { dateStyle: 'long' }),
    ...(isDateOnly ? {} : { timeStyle: 'short' }),
  });
  return format.format(at * 1000);
}

export const asSeen = (locale: Locale, text: string): string =>
  text
    .replaceAll(/<t:(\d+)(?::([a-zA-Z]))?>/gu, (_, at: string, style = 'f') =>
      instant(locale, Number(at), style),
    )
    .replaceAll(/<@&\d+>/gu, '@Players')
    .replaceAll(/<@!?(\w+)>/gu, (_, id: string) => (id === ANNA ? '@Anna' : '@Boris'))
    .replaceAll(/<#\w+>/gu, '#draughts')
    .replaceAll(/<\/([^:>]+):\d+>/gu, '/$1')
    .replaceAll(/\[([^\]]+)\]\(https?:[^)]*\)/gu, '$1');
