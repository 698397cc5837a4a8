/** The last round of a first tournament: a man is given up so that both of Black's are taken, whichever way Black captures. */
import { right } from '../lesson.ts';
import type { Lesson } from '../lesson.ts';

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
