import type { Lesson, LessonId } from '../rules.ts';
import { capture, forced, move, several } from './men.ts';
import { flying, passing, threeKings, turkish } from './kings.ts';
import { giveaway, tournament, towers } from './special.ts';

const LESSONS: Readonly<Record<LessonId, Lesson>> = {
  move,
  capture,
  forced,
  several,
  flying,
  passing,
  turkish,
  'three-kings': threeKings,
  giveaway,
  towers,
  tournament,
};

export const lessonOf = (id: LessonId): Lesson => LESSONS[id];
