import type { Sentence } from '../sentence.ts';

export const limitWords = {
  'problem.too-many-challenges': {
    one: 'You already have an open challenge, and that’s the limit. You can start another {time}, or as soon as it’s accepted, declined, or withdrawn.',
    other:
      'You already have {count} open challenges, and that’s the limit. You can start another {time}, or as soon as one is accepted, declined, or withdrawn.',
  },
  'problem.too-many-asks': {
    one: 'You’ve asked {user} for a game and haven’t gotten an answer yet. You can ask again {time}, or as soon as they answer.',
    other:
      'You’ve asked {user} for a game {count} times and haven’t gotten an answer yet. You can ask again {time}, or as soon as they answer.',
  },
  'problem.too-many-posts': {
    one: 'You’ve started {count} game, challenge, or tournament in this channel in the last hour, and that’s the limit. You can start another {time}, or in another channel now.',
    other:
      'You’ve started {count} games, challenges, or tournaments in this channel in the last hour, and that’s the limit. You can start another {time}, or in another channel now.',
  },
  'problem.too-many-imports': 'You’ve reached the daily limit for imports. You can import more {time}.',
  'problem.too-many-engine-games': {
    one: 'You already have a game in progress against me, and that’s the limit. You can start another as soon as it’s over.',
    other:
      'You already have {count} games in progress against me, and that’s the limit. You can start another as soon as one is over.',
  },
} as const satisfies Record<string, Sentence>;
