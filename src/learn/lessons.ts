/** The list of all lessons. */
import type { Lesson } from './lesson.ts';
import type { LessonId } from './lessonIds.ts';
import { capture } from './lessons/capture.ts';
import { flying } from './lessons/flying.ts';
import { forced } from './lessons/forced.ts';
import { giveaway } from './lessons/giveaway.ts';
import { move } from './lessons/move.ts';
import { passing } from './lessons/passing.ts';
import { several } from './lessons/several.ts';
import { threeKings } from './lessons/threeKings.ts';
import { tournament } from './lessons/tournament.ts';
import { towers } from './lessons/towers.ts';
import { turkish } from './lessons/turkish.ts';

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

/** The record of a lesson; the same object for every call. */
export const lessonOf = (id: LessonId): Lesson => LESSONS[id];
