import type { Locale } from '../../i18n/locales.ts';
import { command, type InstantStyle, type Markup, renderText } from '../../views/screen/tokens.ts';

export const NOW = Date.UTC(2026, 10, 22, 18, 0);
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

function instant(locale: Locale, at: number, style: InstantStyle): string {
  if (style === 'distance') return distance(locale, (at - NOW) / 1000);
  const shown =
    style === 'second' || style === 'time'
      ? ({ timeStyle: style === 'time' ? 'short' : 'medium' } as const)
      : ({ dateStyle: 'long', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...shown }).format(at);
}

const markupIn = (locale: Locale): Markup => ({
  person: (id) => (id === ANNA ? '@Anna' : '@Boris'),
  role: () => '@Players',
  channel: () => '#draughts',
  instant: (at, style) => instant(locale, at, style),
  message: () => 'https://',
  command,
});

export const asSeen = (locale: Locale, text: string): string =>
  renderText(text, markupIn(locale)).replaceAll(/\[([^[\]]+)\]\(https?:[^)]*\)/gu, '$1');
