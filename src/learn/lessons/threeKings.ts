/**
 * Three kings catch one that is off the main road: they hold its diagonal, drive it into a corner and give a king. Black
 * defends as long as it can; every move but the scripted ones lets it live longer.
 */
import { right } from '../lesson.ts';
import type { Lesson, Step } from '../lesson.ts';

const others = { captured: 'captured', quiet: 'three-kings-off' } as const;

const strike: Step = {
  judged: {
    'h2:d6': right('three-kings-right'),
    'h2:c7': right('three-kings-right'),
    'h2:b8': right('three-kings-right'),
  },
};

export const threeKings: Lesson = {
  id: 'three-kings',
  variant: 'russian',
  fen: 'W:WKd6,Kb4,Ke3:BKa7',
  goal: 'won',
  step: {
    judged: {
      'e3-g1': right('three-kings-road', 'a7-b8', {
        judged: { 'g1-h2': right('three-kings-gift', 'b8:e5', strike) },
        others,
      }),
    },
    others,
  },
};
