/** The Turkish strike: what a king has captured stands in its way until the move is over. */
import { right, wrong } from '../lesson.ts';
import type { Lesson } from '../lesson.ts';

export const turkish: Lesson = {
  id: 'turkish',
  variant: 'russian',
  fen: 'W:WKg3:Bb6,e5,b4,d4',
  goal: 'safe',
  step: {
    judged: {
      'g3:d6:a3': right('turkish-right'),
      'g3:c7:a5:c3': wrong('turkish-struck'),
      'g3:c7:a5:d2': right('turkish-right'),
      'g3:c7:a5:e1': right('turkish-right'),
    },
    ideas: { 'g3:c7': 'go-on', 'g3:c7:a5:c3:h8': 'turkish-blocked' },
  },
};
