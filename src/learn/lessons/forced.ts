/** Capturing is a duty: a man is given, the other side must take it, and three of its pieces fall. */
import { right, wrong } from '../lesson.ts';
import type { Lesson } from '../lesson.ts';

export const forced: Lesson = {
  id: 'forced',
  variant: 'russian',
  fen: 'W:Wd2,h2,g1:Bb4,d4,h4',
  goal: 'won',
  step: {
    judged: {
      'h2-g3': right('forced-offer', 'h4:f2', {
        judged: { 'g1:e3:c5:a3': right('forced-right') },
        ideas: {
          'd2-c3': 'must-capture',
          'd2-e3': 'must-capture',
          'g1:e3': 'go-on',
          'g1:e3:c5': 'go-on',
        },
      }),
      'd2-c3': wrong('forced-other'),
      'd2-e3': wrong('forced-other'),
      'g1-f2': wrong('unforced'),
    },
  },
};
