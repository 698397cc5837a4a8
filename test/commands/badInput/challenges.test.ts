/** Challenges that can't be made or answered, and a challenge above a person's limit. */
import { DAY } from '../../../src/game/calendar/span.ts';
import { plain } from '../../../src/i18n/plain.ts';
import { type Table } from '../../app/table.ts';
import { press, type } from '../asks.ts';
import { areRefused, CHALLENGE, on, crownhead, boris, often } from './case.ts';

const LIKE_THIS =
  'A position looks like this: `W:WKb4,g1:Bb8`. First comes the side to move, then White’s and Black’s pieces; `K` marks a king.';
const LIKE_TOWERS =
  'A position looks like this: `W:g1_w,b4_Wb,b8_b`. First comes the side to move, then each square with its pieces from the top down: `w` and `b` are men, `W` and `B` kings.';

const POSITIONS: readonly (readonly [string, string, string?])[] = [
  ['hello', 'A position starts with the side to move, `W:` or `B:`; this one starts with “hello”.'],
  ['W:Wc3,z9:Bb8', 'There’s no square “z9” on this board (character 7).'],
  [
    'W:e5_wxb',
    String.raw`I can’t read “e5\_wxb” (character 3). A tower is a square and its pieces from the top down, such as ${'`e5_wwb`'}; only Bashni has towers.`,
    'bashni',
  ],
  [
    'W:Wa5:Bb6,c7',
    'A game from this position would be over right away. Choose one where the side to move has a move and nobody has won yet.',
  ],
  ['W'.repeat(1001), 'This text is too long to be a position. If it’s a game, use `/replay text:`.'],
];

const FOR_ENGINE =
  'Levels are for games against me: choose <@crownhead> as your opponent, or leave the level empty.';

/** Challenges that the engine can't accept. */
const ENGINE_WISHES = [
  ['a level for a game between people', { opponent: boris, level: '3' }, FOR_ENGINE],
  [
    'a rated game against the engine',
    { opponent: crownhead, rated: true },
    'Games against me are always casual, so leave `/play rated:` empty.',
  ],
] as const;

areRefused([
  {
    name: 'more open challenges than one person may have',
    prepare: (table) => often(9, () => type(table, 'anna', 'play', { color: 'random' })),
    ask: (table) => type(table, 'anna', 'play', { color: 'random' }),
    says: 'You already have 10 open challenges, and that’s the limit. You can start another <t:87400:R>, or as soon as one is accepted, declined, or withdrawn.',
  },
  {
    name: 'more imports than are kept for one person',
    prepare: (table) => often(100, () => type(table, 'anna', 'replay', { text: '1. c3-d4 *' })),
    ask: (table) => type(table, 'anna', 'replay', { text: '1. c3-d4 *' }),
    says: 'You’ve reached the daily limit for imports. You can import more <t:87400:R>.',
  },
  ...ENGINE_WISHES.map(([name, values, says]) => ({
    name,
    ask: (table: Table) => type(table, 'anna', 'play', values),
    says,
  })),
  ...['soon', '5', '5+', '3 months', '<@everyone>'].map((time) => ({
    name: `the time ${time}`,
    ask: (table: Table) => type(table, 'anna', 'play', { time }),
    says: `I can’t read “${plain(time)}” as a time control. Use minutes and seconds like \`5+3\`, a time per move like \`12h\` or \`3d\`, or \`none\`.`,
  })),
  ...['0+5', '200+1', '15d', '3 weeks', '0h'].map((time) => ({
    name: `the time ${time}`,
    ask: (table: Table) => type(table, 'anna', 'play', { time }),
    says: `“${plain(time)}” is out of range. Real-time clocks go from \`1+0\` to \`180+180\`; correspondence games allow from one hour (\`1h\`) to two weeks (\`14d\` or \`2w\`) per move.`,
  })),
  ...[{}, { time: '5+3' }, { time: 'none' }].map((given) => ({
    name: `weekends with ${JSON.stringify(given)}`,
    ask: (table: Table) => type(table, 'anna', 'play', { ...given, weekends: true }),
    says: 'Only games with hours or days per move can pause on weekends. Set a time control like `3d`, too.',
  })),
  ...POSITIONS.map(([position, wrong, variant = 'russian']) => ({
    name: `the position ${position.slice(0, 20)} in ${variant}`,
    ask: (table: Table) => type(table, 'anna', 'play', { variant, position }),
    says: `${wrong}\n${variant === 'bashni' ? LIKE_TOWERS : LIKE_THIS}`,
  })),
  {
    name: 'an expired challenge',
    prepare: async (table) => {
      table.time.now += DAY;
    },
    ask: (table) => press(table, 'carl', on('challenge', 'accept', CHALLENGE)),
    says: 'This challenge is closed. It expired. Start a new one with `/play`.',
  },
]);
