/** A flying king captures from afar and chooses where it lands; two of four squares are safe. */
import { right, wrong } from '../lesson.ts';
import type { Lesson } from '../lesson.ts';

export const flying: Lesson = {
  id: 'flying',
  variant: 'russian',
  fen: 'W:WKa1:Bd4,d6,c7,h6',
  goal: 'safe',
  step: {
    judged: {
      'a1:e5': wrong('captured'),
      'a1:f6': right('flying-right'),
      'a1:g7': wrong('captured'),
      'a1:h8': right('flying-right'),
    },
    ideas: { 'a1-b2': 'must-capture', 'a1-c3': 'must-capture' },
  },
};
