import { type Lesson, right, wrong } from '../rules.ts';

export const giveaway: Lesson = {
  id: 'giveaway',
  variant: 'poddavki',
  fen: 'W:Wg3,g1:Bg5',
  goal: 'won',
  step: {
    judged: {
      'g3-f4': right('giveaway-first', 'g5:e3', {
        judged: { 'g1-f2': right('giveaway-right'), 'g1-h2': wrong('unforced') },
      }),
      'g3-h4': wrong('unforced'),
      'g1-f2': wrong('unforced'),
      'g1-h2': wrong('unforced'),
    },
  },
};

export const towers: Lesson = {
  id: 'towers',
  variant: 'bashni',
  fen: 'W:c3_w,d4_bw,b4_b',
  goal: 'safe',
  step: {
    judged: { 'c3:e5': right('towers-right'), 'c3:a5': wrong('towers-other') },
    ideas: { 'c3-d2': 'move-backward' },
  },
};

/** White sacrifices a man and then captures both of Black's men, however Black captures. */
export const tournament: Lesson = {
  id: 'tournament',
  variant: 'russian',
  fen: 'W:Wc1,d2,e3,h2:Be5,g5',
  goal: 'won',
  step: {
    judged: {
      'e3-f4': right('tournament-offer', 'g5:e3', { judged: { 'd2:f4:d6': right('tournament-right') } }),
    },
    others: { captured: 'tournament-other', quiet: 'tournament-other' },
  },
};
