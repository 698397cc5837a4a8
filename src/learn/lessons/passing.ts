/** A man is crowned in the midst of a capture and goes on as a king, by one of two ways. */
import { right, wrong } from '../lesson.ts';
import type { Lesson } from '../lesson.ts';

export const passing: Lesson = {
  id: 'passing',
  variant: 'russian',
  fen: 'W:Wh6:Bg7,d6,b6,f2',
  goal: 'safe',
  step: {
    judged: {
      'h6:f8:c5:g1': right('passing-right'),
      'h6:f8:c5:a7': wrong('passing-other', 'f2-e1'),
    },
    ideas: { 'h6:f8': 'go-on', 'h6:f8:c5': 'go-on' },
  },
};
