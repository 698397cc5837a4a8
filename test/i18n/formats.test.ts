/**
 * Dates, stretches of time, numbers, shares and lists as `Intl` writes them in every language, where Crownhead shows them:
 * below charts, on boards and profiles, in menus and sentences. Written by hand, so that nothing comes out in a way that
 * nobody looked at.
 */
import { describe, expect, test } from 'vitest';
import { autonym, LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { makeSay, sayIn } from '../../src/i18n/say.ts';
import { dateName, dayName, shortDay, weekdayName, percent } from '../../src/views/standings/words.ts';
import { durationName } from '../../src/views/screen/phrases.ts';

/** The spaces that do not break, wide and narrow. */
const WIDE = '\u{A0}';
const NARROW = '\u{202F}';

interface Formats {
  /** What the language calls itself, in a menu. */
  readonly autonym: string;
  /** 5 March and 31 May: below a chart, and as its text reads them out. */
  readonly ticks: readonly [string, string];
  readonly days: readonly [string, string];
  /** 5 March 2026. */
  readonly date: string;
  /** From Monday. */
  readonly weekdays: string;
  /** Less than a second, 90 seconds, 65 minutes, 51 hours, three days. */
  readonly spans: readonly [string, string, string, string, string];
  /** 1,200 and 12,500. */
  readonly counts: readonly [string, string];
  /** Two thirds. */
  readonly share: string;
  readonly and: string;
  readonly or: string;
  readonly plain: string;
}

const FORMATS: Readonly<Record<Locale, Formats>> = {
  en: {
    autonym: 'English',
    ticks: ['3/5', '5/31'],
    days: ['Mar 5', 'May 31'],
    date: 'Mar 5, 2026',
    weekdays: 'Mon Tue Wed Thu Fri Sat Sun',
    spans: ['1 sec', '1 min, 30 sec', '1 hr, 5 min', '2 days, 3 hr', '3 days'],
    counts: ['1,200', '12,500'],
    share: '67%',
    and: 'a3, b4, and c5',
    or: 'a3, b4, or c5',
    plain: 'a3, b4, c5',
  },
  ru: {
    autonym: 'Русский',
    ticks: ['05.03', '31.05'],
    days: ['5 мар.', '31 мая'],
    date: '5 мар. 2026 г.',
    weekdays: 'пн вт ср чт пт сб вс',
    spans: ['1 с', '1 мин 30 с', '1 ч 5 мин', '2 дн. 3 ч', '3 дн.'],
    counts: [`1${WIDE}200`, `12${WIDE}500`],
    share: `67${WIDE}%`,
    and: 'a3, b4 и c5',
    or: 'a3, b4 или c5',
    plain: 'a3, b4, c5',
  },
  uk: {
    autonym: 'Українська',
    ticks: ['05.03', '31.05'],
    days: ['5 бер.', '31 трав.'],
    date: '5 бер. 2026 р.',
    weekdays: 'пн вт ср чт пт сб нд',
    spans: ['1 с', '1 хв і 30 с', '1 год і 5 хв', '2 дн. і 3 год', '3 дн.'],
    counts: [`1${WIDE}200`, `12${WIDE}500`],
    share: '67%',
    and: 'a3, b4 і c5',
    or: 'a3, b4 або c5',
    plain: 'a3, b4, c5',
  },
  pl: {
    autonym: 'Polski',
    ticks: ['5.03', '31.05'],
    days: ['5 mar', '31 maj'],
    date: '5 mar 2026',
    weekdays: 'pon. wt. śr. czw. pt. sob. niedz.',
    spans: ['1 sek.', '1 min i 30 sek.', '1 godz. i 5 min', '2 dni i 3 godz.', '3 dni'],
    counts: ['1200', `12${WIDE}500`],
    share: '67%',
    and: 'a3, b4 i c5',
    or: 'a3, b4 lub c5',
    plain: 'a3, b4, c5',
  },
  nl: {
    autonym: 'Nederlands',
    ticks: ['5-3', '31-5'],
    days: ['5 mrt', '31 mei'],
    date: '5 mrt 2026',
    weekdays: 'ma di wo do vr za zo',
    spans: ['1 sec', '1 min, 30 sec', '1 uur, 5 min', '2 dagen, 3 uur', '3 dagen'],
    counts: ['1.200', '12.500'],
    share: '67%',
    and: 'a3, b4 en c5',
    or: 'a3, b4 of c5',
    plain: 'a3, b4, c5',
  },
  fr: {
    autonym: 'Français',
    ticks: ['05/03', '31/05'],
    days: ['5 mars', '31 mai'],
    date: '5 mars 2026',
    weekdays: 'lun. mar. mer. jeu. ven. sam. dim.',
    spans: [
      `1${NARROW}s`,
      `1${WIDE}min et 30${NARROW}s`,
      `1${NARROW}h et 5${WIDE}min`,
      `2${NARROW}j et 3${NARROW}h`,
      `3${NARROW}j`,
    ],
    counts: [`1${NARROW}200`, `12${NARROW}500`],
    share: `67${WIDE}%`,
    and: 'a3, b4 et c5',
    or: 'a3, b4 ou c5',
    plain: 'a3, b4, c5',
  },
  de: {
    autonym: 'Deutsch',
    ticks: ['5.3.', '31.5.'],
    days: ['5. März', '31. Mai'],
    date: '05.03.2026',
    weekdays: 'Mo Di Mi Do Fr Sa So',
    spans: ['1 Sek.', '1 Min., 30 Sek.', '1 Std., 5 Min.', '2 Tg., 3 Std.', '3 Tg.'],
    counts: ['1.200', '12.500'],
    share: `67${WIDE}%`,
    and: 'a3, b4 und c5',
    or: 'a3, b4 oder c5',
    plain: 'a3, b4, c5',
  },
  it: {
    autonym: 'Italiano',
    ticks: ['05/03', '31/05'],
    days: ['5 mar', '31 mag'],
    date: '5 mar 2026',
    weekdays: 'lun mar mer gio ven sab dom',
    spans: ['1 s', '1 min e 30 s', '1 h e 5 min', '2 giorni e 3 h', '3 giorni'],
    counts: ['1200', '12.500'],
    share: '67%',
    and: 'a3, b4 e c5',
    or: 'a3, b4 o c5',
    plain: 'a3, b4, c5',
  },
  es: {
    autonym: 'Español',
    ticks: ['5/3', '31/5'],
    days: ['5 mar', '31 may'],
    date: '5 mar 2026',
    weekdays: 'lun mar mié jue vie sáb dom',
    spans: ['1 s', '1 min y 30 s', '1 h y 5 min', '2 d y 3 h', '3 d'],
    counts: ['1200', '12.500'],
    share: `67${WIDE}%`,
    and: 'a3, b4 y c5',
    or: 'a3, b4 o c5',
    plain: 'a3, b4, c5',
  },
  'pt-BR': {
    autonym: 'Português (Brasil)',
    ticks: ['05/03', '31/05'],
    days: ['5 de mar.', '31 de mai.'],
    date: '5 de mar. de 2026',
    weekdays: 'seg. ter. qua. qui. sex. sáb. dom.',
    spans: ['1 s', '1 min e 30 s', '1 h e 5 min', '2 dias e 3 h', '3 dias'],
    counts: ['1.200', '12.500'],
    share: '67%',
    and: 'a3, b4 e c5',
    or: 'a3, b4 ou c5',
    plain: 'a3, b4, c5',
  },
  ja: {
    autonym: '日本語',
    ticks: ['3/5', '5/31'],
    days: ['3月5日', '5月31日'],
    date: '2026/03/05',
    weekdays: '月 火 水 木 金 土 日',
    spans: ['1 秒', '1 分 30 秒', '1 時間 5 分', '2 日 3 時間', '3 日'],
    counts: ['1,200', '12,500'],
    share: '67%',
    and: 'a3、b4、c5',
    or: 'a3、b4、またはc5',
    plain: 'a3、b4、c5',
  },
  fil: {
    autonym: 'Filipino',
    ticks: ['3/5', '5/31'],
    days: ['Mar 5', 'May 31'],
    date: 'Mar 5, 2026',
    weekdays: 'Lun Mar Miy Huw Biy Sab Lin',
    spans: ['1 seg.', '1 min., 30 seg.', '1 oras, 5 min.', '2 araw, 3 oras', '3 araw'],
    counts: ['1,200', '12,500'],
    share: '67%',
    and: 'a3, b4, at c5',
    or: 'a3, b4, o c5',
    plain: 'a3, b4, c5',
  },
};

/** In the last minutes of the day, which is the day after in half of the world. */
const DATES = [Date.UTC(2026, 2, 5, 23, 50), Date.UTC(2026, 4, 31, 23, 50)] as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SPANS = [300, 1.5 * MINUTE, 65 * MINUTE, 51 * HOUR, 72 * HOUR];

describe.each(LOCALES)('what is shown in %s', (locale) => {
  const say = sayIn(locale);
  const formats = FORMATS[locale];

  test('the name of the language', () => expect(autonym(locale)).toBe(formats.autonym));

  test('days and dates', () => {
    expect(DATES.map((at) => shortDay(say, at))).toEqual(formats.ticks);
    expect(DATES.map((at) => dayName(say, at))).toEqual(formats.days);
    expect(dateName(say, DATES[0])).toBe(formats.date);
  });

  test('weekdays', () => {
    const names = [0, 1, 2, 3, 4, 5, 6].map((weekday) => weekdayName(say, weekday));
    expect(names.join(' ')).toBe(formats.weekdays);
  });

  test('stretches of time', () =>
    expect(SPANS.map((span) => durationName(say, span))).toEqual(formats.spans));

  test('counts and shares', () => {
    const bare = makeSay(locale, { 'stats.total': '{count}' });
    expect([1200, 12_500].map((count) => bare('stats.total', { count }))).toEqual(formats.counts);
    expect(percent(say, 2, 3)).toBe(formats.share);
  });

  test.each(['and', 'or', 'plain'] as const)('a list with %s', (joint) => {
    expect(say.list(['a3', 'b4', 'c5'], joint)).toBe(formats[joint]);
  });
});
