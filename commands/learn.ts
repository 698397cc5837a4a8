/** `/learn`: lessons that are played in private. How far one has come is in the buttons, and in the store for a typed move. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker, Pressed } from '../src/app/command.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { viewerFor } from '../src/app/viewer.ts';
import { sayIn } from '../src/i18n/say.ts';
import { judge } from '../src/learn/judge.ts';
import { LESSON_IDS } from '../src/learn/lessonIds.ts';
import type { LessonId } from '../src/learn/lessonIds.ts';
import { lessonOf } from '../src/learn/lessons.ts';
import { parsePath } from '../src/learn/progress.ts';
import type { Underway } from '../src/learn/progress.ts';
import { beginStudy, movesOf, studyAt } from '../src/learn/study.ts';
import type { Study } from '../src/learn/study.ts';
import { parseSquare } from '../src/notation/square.ts';
import { inStyle } from '../src/views/inStyle.ts';
import { lessonScreen, verdictScreen } from '../src/views/learn/lessonScreen.ts';
import type { Shown } from '../src/views/learn/lessonScreen.ts';
import { lessonsScreen } from '../src/views/learn/lessonsScreen.ts';
import { refusalScreen } from '../src/views/refusal.ts';

const lessonIn = (text: string | null | undefined): LessonId | undefined =>
  LESSON_IDS.find((id) => id === text);

async function list(app: App, asker: Asker): Promise<Reply> {
  const progress = await app.store.progress(asker.user.id);
  return { kind: 'private', screen: lessonsScreen(sayIn(asker.locale), progress) };
}

async function show(app: App, asker: Asker, study: Study, shown: Shown = {}): Promise<Reply> {
  const viewer = await viewerFor(app, asker);
  return { kind: 'private', screen: lessonScreen(sayIn(asker.locale), study, viewer, shown) };
}

const remember = (app: App, { user, at }: Asker, { lesson, path }: Study): Promise<void> =>
  app.store.saveUnderway(user.id, { lesson: lesson.id, path }, at);

async function open(app: App, asker: Asker, study: Study): Promise<Reply> {
  await remember(app, asker, study);
  return show(app, asker, study);
}

/** The lesson as it was left; from its beginning when it has changed since. */
const resumed = ({ lesson, path }: Underway): Study =>
  studyAt(lessonOf(lesson), path) ?? beginStudy(lessonOf(lesson));

async function play(app: App, asker: Asker, study: Study, text: string): Promise<Reply> {
  const say = sayIn(asker.locale);
  const viewer = await viewerFor(app, asker);
  const judged = judge(study, text);
  if (!judged.ok) {
    const { variant } = study.line;
    const style = viewer.style ?? variant.notation.squares;
    const problem = inStyle(judged.problem, { variant, legal: movesOf(study), style });
    return show(app, asker, study, { above: refusalScreen(say, problem).blocks });
  }
  const verdict = judged.value;
  if (verdict.kind === 'done') await app.store.saveDone(asker.user.id, study.lesson.id, asker.at);
  else await remember(app, asker, verdict.kind === 'right' ? verdict.next : study);
  const progress = await app.store.progress(asker.user.id);
  return { kind: 'private', screen: verdictScreen(say, study, verdict, viewer, progress) };
}

/** The lesson of a typed move: the one named, else the one that is on; each as far as it has come. */
async function studyFor(app: App, asker: Asker, id: LessonId | undefined): Promise<Study | null> {
  const { underway } = await app.store.progress(asker.user.id);
  if (underway && (id === undefined || underway.lesson === id)) return resumed(underway);
  return id === undefined ? null : beginStudy(lessonOf(id));
}

/** The step at which a control was shown; `null` when its id is none of ours. */
function studyOf({ args: [id, path = ''] }: Pressed): Study | null {
  const lesson = lessonIn(id);
  return lesson ? studyAt(lessonOf(lesson), parsePath(path)) : null;
}

async function press(asker: Asker, pressed: Pressed, app: App): Promise<Reply> {
  const { action, value, args } = pressed;
  if (action === 'list') return list(app, asker);
  const lesson = lessonIn(value ?? args[0]);
  if (action === 'open' && lesson) return open(app, asker, beginStudy(lessonOf(lesson)));
  if (action === 'continue' && lesson) {
    const study = await studyFor(app, asker, lesson);
    if (study) return open(app, asker, study);
  }
  const study = studyOf(pressed);
  if (study && action === 'at') return open(app, asker, study);
  if (study && action === 'hint') return show(app, asker, study, { isHinted: true });
  if (study && action === 'piece' && value !== null)
    return show(app, asker, study, { chosen: parseSquare(study.line.variant, value) });
  if (study && action === 'play' && value !== null) return play(app, asker, study, value);
  return refusal(app, asker, { code: 'malformed-button' });
}

export const learn = defineCommand({
  name: 'learn',
  posts: false,
  options: [
    { name: 'lesson', kind: 'text', choices: LESSON_IDS },
    { name: 'move', kind: 'text' },
  ],
  async run(asker, { lesson: name, move }, app) {
    const id = lessonIn(name);
    if (move !== undefined) {
      const study = await studyFor(app, asker, id);
      return study ? play(app, asker, study, move) : refusal(app, asker, { code: 'no-lesson' });
    }
    return id ? open(app, asker, beginStudy(lessonOf(id))) : list(app, asker);
  },
  press,
});
