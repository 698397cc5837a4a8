/** Towers: only the top is captured, and what it covered is free again. */
import { right, wrong } from '../lesson.ts';
import type { Lesson } from '../lesson.ts';

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
