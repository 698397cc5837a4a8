import { type Lesson, right, wrong } from '../rules.ts';

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

export const capture: Lesson = {
  id: 'capture',
  variant: 'russian',
  fen: 'W:We3:Bd4,f4,h6',
  goal: 'safe',
  step: { judged: { 'e3:c5': right('capture-right'), 'e3:g5': wrong('captured') } },
};

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
