/** The lessons by their names, in the order in which they are taught. */

export const LESSON_IDS = [
  'move',
  'capture',
  'forced',
  'several',
  'flying',
  'passing',
  'turkish',
  'three-kings',
  'giveaway',
  'towers',
  'tournament',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];
