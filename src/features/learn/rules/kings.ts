import { type Lesson, right, type LessonStep, wrong } from '../rules.ts';

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

const others = { captured: 'captured', quiet: 'three-kings-off' } as const;

const strike: LessonStep = {
  judged: {
    'h2:d6': right('three-kings-right'),
    'h2:c7': right('three-kings-right'),
    'h2:b8': right('three-kings-right'),
  },
};

/** Three kings catch a king that is off the main road. Black's replies are the longest defense. */
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
