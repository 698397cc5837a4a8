/** Example values for placeholders. A placeholder without an example is reported as an error. */
import { own } from '../../kit/own.ts';
import { DAY } from '../../game/calendar/span.ts';
import { MARKUP } from '../../discord/showing/text.ts';
import { channel, instant, message, person, renderText, role } from '../../views/screen/tokens.ts';
import { ANNA, NOW } from './preview.ts';

interface Example {
  readonly usual: string;
  readonly longest: string;
}

const LONGEST_ID = '1234567890123456789';

/** Discord's longest name has 32 letters, and each may be escaped. */
const MENTION: Example = { usual: person(ANNA), longest: person(LONGEST_ID) };
const NAME: Example = { usual: 'Anna', longest: String.raw`\_`.repeat(32) };
const CAPTURE: Example = { usual: 'c3:e5', longest: 'c3:e5:g7:e5:c3:a5:c7:e5:g3' };
const NUMBER: Example = { usual: '12', longest: '1,000,000' };
/** The screen decides whether a placeholder contains a relative time or a date. */
const INSTANT = NOW + 3 * DAY;
const DISTANCE: Example = { usual: instant(INSTANT, 'distance'), longest: instant(INSTANT, 'moment') };
const MOMENT: Example = { usual: instant(INSTANT, 'moment'), longest: instant(INSTANT, 'moment') };
const PAST = instant(NOW - 3 * DAY, 'distance');
const TYPED: Example = { usual: 'z9', longest: 'W'.repeat(60) };
const WORDS: Example = { usual: '…', longest: 'W'.repeat(40) };

/** The placeholders that share an example, separated by spaces. */
const shared = (example: Example, holes: string): Readonly<Record<string, Example>> =>
  Object.fromEntries(holes.split(/\s+/u).map((hole) => [hole, example]));

const EXAMPLES: Readonly<Record<string, Example>> = {
  // What a user watches: a player, or both players of a game.
  what: { usual: person(ANNA), longest: `${person(LONGEST_ID)} – ${person(LONGEST_ID)}` },
  ...shared(MENTION, 'addressee admin by challenger engine loser offerer player user winner'),
  ...shared(
    NUMBER,
    `after all before blunders board column count deviation done drawn draws firstPoints games highest
     inaccuracies least line losses lowest men minutes mistakes most number others page pages percent
     place plies ply points rank rest round secondPoints seconds solved times total tried value wait
     wins`,
  ),
  game: {
    usual: 'Anna – Boris, 2–0, Russian draughts, Nov 24',
    longest: `${NAME.longest} – ${NAME.longest}, 2–0, Russian draughts, Nov 24, ${'W'.repeat(60)}`,
  },
  about: { usual: instant(INSTANT, 'time'), longest: instant(INSTANT, 'time') },
  button: { usual: 'My status', longest: 'W'.repeat(30) },
  tournament: { usual: 'Friday cup', longest: 'W'.repeat(60) },
  ...shared(CAPTURE, 'answer move reply'),
  ...shared(NAME, 'black name one other team white'),
  ...shared(WORDS, 'color note pieces pool where'),
  ...shared(DISTANCE, 'distance next'),
  ...shared(MOMENT, 'from moment until'),
  text: TYPED,
  at: { usual: '12. White', longest: `300. ${'W'.repeat(14)}` },
  change: { usual: '+12', longest: '−350' },
  chances: { usual: '1. 50, 1… 52', longest: Array(61).fill('300… 100').join(', ') },
  channels: {
    usual: [channel('1'), channel('2')].join(', '),
    longest: Array(25).fill(channel(LONGEST_ID)).join(', '),
  },
  finders: {
    usual: `${person(ANNA)} (9 of 12), ${person('1')} (8 of 12)`,
    longest: Array(3)
      .fill(`${person(LONGEST_ID)} (300 of 300)`)
      .join(', '),
  },
  ...shared({ usual: 'Foxes', longest: 'W'.repeat(40) }, 'home guest'),
  ...shared({ usual: '4', longest: '40' }, 'homeScore guestScore'),
  code: { usual: 'k3v9x2mq', longest: 'k3v9x2mqk3v9x2mq' },
  day: { usual: '21 Nov', longest: 'W'.repeat(12) },
  days: { usual: '21 Nov: 5', longest: Array(30).fill('30. September: 12').join(', ') },
  difficulty: { usual: '1512', longest: '2512' },
  does: { usual: '…', longest: 'W'.repeat(60) },
  example: { usual: 'W:Wc3,Kd4:Bb8', longest: 'W:Wc3,Kd4:Bb8,Kf6' },
  first: { usual: '15', longest: '14.5' },
  form: { usual: 'Swiss', longest: 'W'.repeat(50) },
  hour: { usual: '20:00', longest: '20:00' },
  ratings: { usual: 'Anna 1512, Boris 1498?', longest: `${'W'.repeat(32)} 2512?, ${'W'.repeat(32)} 2512?` },
  hours: { usual: '20:00: 5', longest: Array(24).fill('20:00: 999').join(', ') },
  id: { usual: 'k3v9x2mq', longest: 'k3v9x2mqk3v9x2mq' },
  items: { usual: 'c3-d4, e3-f4', longest: Array(20).fill('c3:e5').join(', ') },
  language: { usual: 'English', longest: 'W'.repeat(25) },
  label: { usual: 'A role', longest: 'W'.repeat(45) },
  lesson: { usual: 'The Turkish strike', longest: 'W'.repeat(50) },
  left: { usual: '3:05', longest: '999:59' },
  level: { usual: '3', longest: '8' },
  link: {
    usual: message({ guildId: '1', channelId: '2', messageId: '3' }),
    longest: message({ guildId: LONGEST_ID, channelId: LONGEST_ID, messageId: LONGEST_ID }),
  },
  members: {
    usual: [person('1'), person('2')].join(', '),
    longest: Array(25).fill(person(LONGEST_ID)).join(', '),
  },
  medal: { usual: '🥇', longest: '🥇' },
  moves: { usual: 'c3-d4, e3-f4', longest: Array(20).fill('c3:e5').join(', ') },
  names: { usual: 'Anna, Boris', longest: Array(20).fill('W'.repeat(24)).join(', ') },
  group: { usual: 'Group A', longest: 'W'.repeat(20) },
  letter: { usual: 'A', longest: 'W' },
  opponent: { usual: 'Anna', longest: 'W'.repeat(32) },
  opening: { usual: '1-VII', longest: '10-14 22-17 11-15' },
  permissions: { usual: '…', longest: 'W'.repeat(120) },
  result: { usual: '2–0', longest: 'W'.repeat(30) },
  newRating: { usual: '1662? (+162)', longest: '2512? (−350)' },
  otherRating: { usual: '1338? (−162)', longest: '2512? (−350)' },
  played: { usual: `**${person(ANNA)}** c3-d4`, longest: `**${person(LONGEST_ID)}** ${CAPTURE.longest}` },
  rating: { usual: '1512', longest: '2,512?' },
  share: { usual: '64%', longest: '100 %' },
  reason: { usual: '…', longest: 'W'.repeat(60) },
  reasons: { usual: '…', longest: 'W'.repeat(200) },
  role: { usual: role('1'), longest: role(LONGEST_ID) },
  server: { usual: 'The Draughts Club', longest: 'W'.repeat(60) },
  rows: { usual: '1, 2, 3', longest: '1, 2, 3, 4, 5' },
  second: { usual: '13', longest: '12.5' },
  seed: { usual: '9f86d081884c7d65', longest: 'f'.repeat(64) },
  sources: { usual: '…', longest: 'W'.repeat(700) },
  size: { usual: '8', longest: '12' },
  ...shared({ usual: 'c3', longest: '47' }, 'end square start'),
  squares: { usual: 'c3, e5', longest: Array(10).fill('47').join(', ') },
  table: { usual: 'IDF table for Russian draughts', longest: 'W'.repeat(40) },
  tables: { usual: '`idf`, `fmjd`, or `basic`', longest: 'W'.repeat(80) },
  bar: { usual: '⬜⬜⬜🟫⬛⬛', longest: '⬜⬜⬜⬜⬜⬜⬜⬜' },
  tallies: { usual: 'c3-d4: 12 votes, e3-f4: 5 votes', longest: 'W'.repeat(250) },
  theme: { usual: 'Wood', longest: 'W'.repeat(40) },
  themes: { usual: '…', longest: 'W'.repeat(160) },
  time: { usual: '3 d', longest: 'W'.repeat(40) },
  title: { usual: 'Spring champion', longest: 'W'.repeat(60) },
  to: { usual: 'e5', longest: '47' },
  topic: { usual: 'Clocks and vacations', longest: 'W'.repeat(40) },
  towers: { usual: '…', longest: 'W'.repeat(600) },
  users: {
    usual: [person(ANNA), person('1')].join(', '),
    longest: Array(40).fill(person(LONGEST_ID)).join(', '),
  },
  variant: { usual: 'Russian draughts', longest: 'W'.repeat(35) },
  variants: { usual: '…', longest: 'W'.repeat(600) },
  way: { usual: 'a direct message', longest: 'W'.repeat(60) },
  word: { usual: 'forget-8912', longest: 'forget-8912' },
  year: { usual: '2026', longest: '2026' },
  zone: { usual: 'Europe/Berlin', longest: 'America/Argentina/ComodRivadavia' },
};

const ELSEWHERE: readonly (readonly [hole: string, keys: RegExp, usual: string])[] = [
  ['time', /^(?:void\.|board\.pinned)/u, PAST],
  ['time', /^(?:tournament\.ruled|profile\.game)/u, MOMENT.usual],
  ['time', /^notify\.digest/u, '18:00'],
  [
    'time',
    /^(?:notice|digest|games\.(?!choice)|reminder|invitation\.expires|match\.next|problem\.too-many|tournament\.(?!terms))/u,
    DISTANCE.usual,
  ],
  ['move', /^(?:replay\.at|highlight\.(?:head|title))/u, '12. White'],
  ['one', /^highlight/u, 'Turning point: 12. White'],
  ['other', /^highlight/u, 'Anna won in 15 moves'],
  ['from', /^tournament\.ruled/u, '1–1'],
  ['to', /^tournament\.ruled/u, '2–0'],
  ['from', /^describe\./u, '24 Oct'],
  ['to', /^describe\./u, '22 Nov'],
];

export const usualOf = (hole: string, key: string): string | undefined =>
  ELSEWHERE.find(([name, keys]) => name === hole && keys.test(key))?.[2] ?? own(EXAMPLES, hole)?.usual;

/** The length as Discord counts it. */
export const longestOf = (hole: string): string | undefined => {
  const longest = own(EXAMPLES, hole)?.longest;
  return longest && renderText(longest, MARKUP);
};
