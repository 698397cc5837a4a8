/** A man captures by a jump; of two captures one is safe. */
import { right, wrong } from '../lesson.ts';
import type { Lesson } from '../lesson.ts';

export const capture: Lesson = {
  id: 'capture',
  variant: 'russian',
  fen: 'W:We3:Bd4,f4,h6',
  goal: 'safe',
  step: { judged: { 'e3:c5': right('capture-right'), 'e3:g5': wrong('captured') } },
};
