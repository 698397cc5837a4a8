/** Giveaway: who has no move left wins, so the duty to capture is the other side's trouble. */
import { right, wrong } from '../lesson.ts';
import type { Lesson } from '../lesson.ts';

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
