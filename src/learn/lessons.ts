import type { Lesson, LessonId } from './lesson.ts';
import { capture, forced, move, several } from './lessons/men.ts';
import { flying, passing, threeKings, turkish } from './lessons/kings.ts';
import { giveaway, tournament, towers } from './lessons/special.ts';

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
