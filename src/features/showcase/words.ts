import type { Sentence } from '../../i18n/sentence.ts';

export const showcaseWords = {
  'showcase.title': '### 🥇 Game of the day',
  'showcase.where': 'Final board: {where}',
} as const satisfies Record<string, Sentence>;
