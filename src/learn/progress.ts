/** What a pupil has learned, and the lesson that they are in. */
import { LESSON_IDS } from './lessonIds.ts';
import type { LessonId } from './lessonIds.ts';

/** A lesson that was begun, with the right moves so far. */
export interface Underway {
  readonly lesson: LessonId;
  readonly path: readonly string[];
}

export interface Progress {
  readonly done: ReadonlySet<LessonId>;
  /** The lesson that was played last, unless it is done. */
  readonly underway: Underway | null;
}

/** Of who has not begun, or of whom nothing can be known. */
export const NO_PROGRESS: Progress = { done: new Set(), underway: null };

const SEPARATOR = '.';

/** The moves of a path in one text, for a row of a database or a button's id. */
export const makePath = (path: readonly string[]): string => path.join(SEPARATOR);
export const parsePath = (text: string): readonly string[] => (text === '' ? [] : text.split(SEPARATOR));

/** What comes next: the lesson underway, else the first that is not done after `from`, or before it; `null` when all are. */
export function nextLesson({ done, underway }: Progress, from?: LessonId): LessonId | null {
  if (underway && from === undefined) return underway.lesson;
  const after = from === undefined ? 0 : LESSON_IDS.indexOf(from) + 1;
  const inTurn = [...LESSON_IDS.slice(after), ...LESSON_IDS.slice(0, after)];
  return inTurn.find((id) => !done.has(id)) ?? null;
}
