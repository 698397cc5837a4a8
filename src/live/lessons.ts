/** Lessons for the page, in the reader's language. Their progress is kept for people who log in. */
import type { App } from '../app/ports/app.ts';
import type { UserId } from '../game/game.ts';
import { sayIn, type Say } from '../i18n/say.ts';
import { judge, type Verdict } from '../learn/judge.ts';
import { LESSON_IDS, type LessonId } from '../learn/lesson.ts';
import { lessonOf } from '../learn/lessons.ts';
import { nextLesson, NO_PROGRESS, type Progress } from '../learn/progress.ts';
import { beginStudy, studyAt, type Study } from '../learn/study.ts';
import type { Line } from '../draughts/line.ts';
import { makeFullMove } from '../notation/move.ts';
import { plainText } from './plain.ts';
import type { FromPage, LessonFacts } from './protocol.ts';

type Wish = Extract<FromPage, { kind: 'lesson' }>;

export interface Student {
  /** `null` for someone who is not logged in. */
  readonly user: UserId | null;
  readonly locale: string;
  readonly at: number;
}

const movesOf = ({ variant, moves }: Line): readonly string[] =>
  moves.map((move) => makeFullMove(variant, move));

const said = (say: Say, verdict: Verdict | null): string =>
  verdict === null ? '' : plainText(say(`learn.answer.${verdict.answer}`));

/**
 * Where a student is after a move: at the next step, or before a board that shows what went wrong.
 */
function reached(study: Study, verdict: Verdict | null): Pick<LessonFacts, 'moves' | 'path' | 'state'> {
  const { path } = study;
  if (verdict === null || verdict.kind === 'idea') return { moves: movesOf(study.line), path, state: 'open' };
  if (verdict.kind === 'right')
    return { moves: movesOf(verdict.next.line), path: verdict.next.path, state: 'open' };
  return { moves: movesOf(verdict.line), path, state: verdict.kind };
}

async function progressOf({ store }: App, { user }: Student): Promise<Progress> {
  return user === null ? NO_PROGRESS : store.people.progress(user);
}

/** The wished lesson at its place, or the next one; a move that is no move changes nothing. */
export async function lessonFor(
  app: App,
  student: Student,
  { lesson, path, move }: Wish,
): Promise<LessonFacts> {
  const { people } = app.store;
  const { user, locale, at } = student;
  const before = await progressOf(app, student);
  const id: LessonId = lesson ?? nextLesson(before) ?? 'move';
  const study = studyAt(lessonOf(id), path) ?? beginStudy(lessonOf(id));
  const judged = move === null ? null : judge(study, move);
  const verdict = judged?.ok ? judged.value : null;
  if (user !== null && verdict?.kind === 'done') await people.saveDone(user, id, at);
  if (user !== null && verdict?.kind === 'right')
    await people.saveUnderway(user, { lesson: id, path: verdict.next.path }, at);
  const progress = await progressOf(app, student);
  const say = sayIn(locale);
  return {
    lesson: id,
    variant: study.lesson.variant,
    fen: study.lesson.fen,
    ...reached(study, verdict),
    title: plainText(
      say('learn.title', {
        number: LESSON_IDS.indexOf(id) + 1,
        lesson: say(`command.learn.lesson.${id}`),
      }),
    ),
    task: plainText(say(`learn.task.${id}`)),
    hint: plainText(say(`learn.hint.${id}`)),
    said: said(say, verdict),
    next: nextLesson({ ...progress, underway: null }, id),
    lessons: LESSON_IDS.map((each) => ({
      id: each,
      name: say(`command.learn.lesson.${each}`),
      isDone: progress.done.has(each),
    })),
  };
}
