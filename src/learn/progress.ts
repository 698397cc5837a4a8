import { LESSON_IDS, type LessonId } from './lesson.ts';

export interface Underway {
  readonly lesson: LessonId;
  readonly path: readonly string[];
}

export interface Progress {
  readonly done: ReadonlySet<LessonId>;
  readonly underway: Underway | null;
}

export const NO_PROGRESS: Progress = { done: new Set(), underway: null };

const SEPARATOR = '.';

export const makePath = (path: readonly string[]): string => path.join(SEPARATOR);
export const parsePath = (text: string): readonly string[] => (text === '' ? [] : text.split(SEPARATOR));

export function nextLesson({ done, underway }: Progress, from?: LessonId): LessonId | null {
  if (underway && from === undefined) return underway.lesson;
  const after = from === undefined ? 0 : LESSON_IDS.indexOf(from) + 1;
  const inTurn = [...LESSON_IDS.slice(after), ...LESSON_IDS.slice(0, after)];
  return inTurn.find((id) => !done.has(id)) ?? null;
}
