import type { Sentence } from '../sentence.ts';

export const tournamentPictureWords = {
  // Column headings have room for five letters.
  'picture.points': 'Pts',
  'picture.games': 'Games',
  'picture.solkoff-cut': 'Solk.',
  'picture.sonneborn-berger': 'S-B',
  'picture.won': 'Wins',
  'picture.performance': 'Perf.',
  'picture.third': 'Third place',

  'describe.table': 'Standings of {name}: {items}',
  'describe.table.after': 'Standings of {name} after round {round}: {items}',
  'describe.place': '{place}. {player}',
  'describe.place.points': '{place}. {player} ({points})',
  'describe.bracket': 'Bracket of {name}, round {round}: {items}',
  'describe.match': '{white} – {black}',
  'describe.match.result': '{white} – {black} {result}',
  'describe.podium': 'Podium of {name}: {items}',
} as const satisfies Record<string, Sentence>;
