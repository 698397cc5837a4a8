import type { Sentence } from '../../i18n/sentence.ts';

export const showcaseWords = {
  'showcase.title': '-# 🎞️ Story of the day',
  'showcase.capture': {
    one: '### 💥 {player} captured {count} piece in one move against {opponent}',
    other: '### 💥 {player} captured {count} pieces in one move against {opponent}',
  },
  'showcase.guesser': {
    one: '🎯 This week’s best guesser: **{player}** · {points} of {count} guess right',
    other: '🎯 This week’s best guesser: **{player}** · {points} of {count} guesses right',
  },
} as const satisfies Record<string, Sentence>;
