/** Several captures are one move, and it is made to its end. */
import { right, wrong } from '../lesson.ts';
import type { Lesson } from '../lesson.ts';

export const several: Lesson = {
  id: 'several',
  variant: 'russian',
  fen: 'W:Wc3:Bd4,d6,f6,h8',
  goal: 'safe',
  step: {
    judged: { 'c3:e5:c7': right('several-right'), 'c3:e5:g7': wrong('captured') },
    ideas: { 'c3-b4': 'must-capture', 'c3:e5': 'go-on' },
  },
};
