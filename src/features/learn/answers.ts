/** Private lessons. Buttons contain the progress. Typed moves read it from the store. */
import type { Problem } from '../../app/problem/problem.ts';
import { asHelped, barOnLine } from '../../app/fairPlay/barOnHelp.ts';
import { text } from '../../views/screen/blocks.ts';
import { refused } from '../../kit/result.ts';
import { answering } from '../../app/ports/answering.ts';
import { NOBODY } from '../../app/ports/actor.ts';
import type { App } from '../../app/ports/app.ts';
import { type Asker, type Reply, privately } from '../../app/ports/command.ts';
import { orDefault } from '../../app/ports/store.ts';
import { viewerFor } from '../../app/reader/reader.ts';
import { sayIn } from '../../i18n/say.ts';
import { judge } from './rules/judge.ts';
import { LESSON_IDS, type LessonId, NO_PROGRESS, parsePath, type Progress, type Underway } from './rules.ts';
import { lessonOf } from './rules/lessons.ts';
import { beginStudy, movesOf, studyAt, type Study } from './rules/study.ts';
import { parseSquare } from '../../notation/square.ts';
import { inStyle, refusalText } from '../../app/problem/refusal.ts';
import { lessonScreen, verdictScreen, type StepOptions } from './view.ts';
import { lessonsScreen } from './view/list.ts';
import { LEARN } from './presses.ts';

const isNobody = ({ user }: Asker): boolean => user.id === NOBODY.id;

const progressOf = async ({ store: { people } }: App, asker: Asker): Promise<Progress> =>
  isNobody(asker) ? NO_PROGRESS : people.progress(asker.user.id);

const list = async (app: App, asker: Asker): Promise<Reply> =>
  privately(lessonsScreen(sayIn(asker.locale), await orDefault(progressOf(app, asker), NO_PROGRESS)));

/** A lesson's position may appear in a game where the student can move. */
const barOn = async (app: App, asker: Asker, { line }: Study): Promise<Problem | null> =>
  isNobody(asker) ? null : orDefault(barOnLine(app, asHelped(asker), line), null);

async function show(app: App, asker: Asker, study: Study, shown: StepOptions = {}): Promise<Reply> {
  const bar = await barOn(app, asker, study);
  if (bar) return refused(bar);
  const viewer = await viewerFor(app, asker);
  return privately(lessonScreen(sayIn(asker.locale), study, viewer, shown));
}

/** While the store is unreachable, the buttons still contain the progress. */
async function remember(app: App, asker: Asker, { lesson, path }: Study): Promise<void> {
  const { user, at } = asker;
  if (isNobody(asker)) return;
  await orDefault(app.store.people.saveUnderway(user.id, { lesson: lesson.id, path }, at), undefined);
}

async function open(app: App, asker: Asker, study: Study): Promise<Reply> {
  await remember(app, asker, study);
  return show(app, asker, study);
}

/** Resumes the lesson. Starts over if the lesson has changed since. */
const resumed = ({ lesson, path }: Underway): Study =>
  studyAt(lessonOf(lesson), path) ?? beginStudy(lessonOf(lesson));

async function play(app: App, asker: Asker, study: Study, typed: string): Promise<Reply> {
  const bar = await barOn(app, asker, study);
  if (bar) return refused(bar);
  const say = sayIn(asker.locale);
  const viewer = await viewerFor(app, asker);
  const judged = judge(study, typed);
  if (!judged.ok) {
    const { variant } = study.line;
    const style = viewer.style ?? variant.notation.squares;
    const problem = inStyle(judged.problem, { variant, legal: movesOf(study), style });
    // The lesson has its own buttons.
    return show(app, asker, study, { said: [text(refusalText(say, problem))] });
  }
  const verdict = judged.value;
  if (verdict.kind !== 'done') await remember(app, asker, verdict.kind === 'right' ? verdict.next : study);
  else if (!isNobody(asker)) await app.store.people.saveDone(asker.user.id, study.lesson.id, asker.at);
  const progress = await orDefault(progressOf(app, asker), NO_PROGRESS);
  return privately(verdictScreen(say, study, verdict, viewer, progress));
}

async function studyFor(app: App, asker: Asker, id: LessonId | undefined): Promise<Study | null> {
  const { underway } = await progressOf(app, asker);
  if (underway && (id === undefined || underway.lesson === id)) return resumed(underway);
  return id === undefined ? null : beginStudy(lessonOf(id));
}

const choose = (app: App, asker: Asker, study: Study, square: string): Promise<Reply> =>
  show(app, asker, study, { chosen: parseSquare(study.line.variant, square) });

/** `null` for a position that the lesson no longer has. */
const onStudy =
  <P extends { readonly lesson: LessonId; readonly path: string }>(
    answer: (app: App, asker: Asker, study: Study, pressed: P) => Promise<Reply>,
  ) =>
  async (asker: Asker, pressed: P, app: App): Promise<Reply | null> => {
    const study = studyAt(lessonOf(pressed.lesson), parsePath(pressed.path));
    return study && answer(app, asker, study, pressed);
  };

async function continueLesson(app: App, asker: Asker, id: LessonId): Promise<Reply | null> {
  const study = await studyFor(app, asker, id);
  return study && open(app, asker, study);
}

export const learnPresses = answering(LEARN, {
  list: (asker, _, app) => list(app, asker),
  async open(asker, { lesson, values: [chosen] }, app) {
    const id = LESSON_IDS.find((each) => each === (chosen ?? lesson));
    return id ? open(app, asker, beginStudy(lessonOf(id))) : null;
  },
  continue: (asker, { lesson }, app) => continueLesson(app, asker, lesson),
  at: onStudy(open),
  hint: onStudy((app, asker, study) => show(app, asker, study, { isHinted: true })),
  from: onStudy((app, asker, study, { more }) => choose(app, asker, study, more)),
  piece: onStudy((app, asker, study, { value }) => choose(app, asker, study, value)),
  move: onStudy((app, asker, study, { more }) => play(app, asker, study, more)),
  play: onStudy((app, asker, study, { value }) => play(app, asker, study, value)),
});

/** The lesson for a typed move: the named lesson, or else the current one. */
export async function learnTyped(
  app: App,
  asker: Asker,
  { lesson: id, move }: { readonly lesson?: LessonId | undefined; readonly move?: string | undefined },
): Promise<Reply> {
  if (move === undefined) return id ? open(app, asker, beginStudy(lessonOf(id))) : list(app, asker);
  const study = await studyFor(app, asker, id);
  return study ? play(app, asker, study, move) : refused({ code: 'no-lesson' });
}
