import type { Sentence } from '../../i18n/sentence.ts';

export const dailyWords = {
  'daily.title': '### Puzzle of the day',
  'daily.unsolved': 'Nobody has solved it yet.',
  'daily.solved': {
    one: 'Solved by {count} member: {names}',
    other: 'Solved by {count} members: {names}',
  },
  'daily.solved-some': {
    one: 'Solved by {count} member, including {names}',
    other: 'Solved by {count} members, including {names}',
  },
  'daily.solved-unnamed': { one: 'Solved by {count} member.', other: 'Solved by {count} members.' },
  'daily.before': 'Solution to the previous puzzle: {moves}',
} as const satisfies Record<string, Sentence>;
