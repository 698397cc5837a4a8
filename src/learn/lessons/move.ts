/** A man moves: forward, and where it is safe. */
import { right, wrong } from '../lesson.ts';
import type { Lesson } from '../lesson.ts';

export const move: Lesson = {
  id: 'move',
  variant: 'russian',
  fen: 'W:Wc3:Be5',
  goal: 'safe',
  step: {
    judged: { 'c3-b4': right('move-right'), 'c3-d4': wrong('captured') },
    ideas: { 'c3-b2': 'move-backward', 'c3-d2': 'move-backward' },
  },
};
