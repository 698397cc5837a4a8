import type { Say } from '../../../i18n/say.ts';
import { LESSON_IDS, type LessonId, nextLesson, type Progress } from '../rules.ts';
import { quiet, text, button, buttonBlock, menuBlock } from '../../../views/screen/blocks.ts';
import type { Block, Button, Screen } from '../../../views/screen/screen.ts';
import { LEARN } from '../presses.ts';

export const listButton = (say: Say): Button => button(LEARN.to.list(), say('button.learn.list'));

export const lessonButton = (say: Say, id: LessonId, how: 'begin' | 'continue' | 'next'): Button =>
  button(
    how === 'continue' ? LEARN.to.continue({ lesson: id }) : LEARN.to.open({ lesson: id }),
    say(`button.learn.${how}`, { lesson: say(`choice.learn.lesson.${id}`) }),
    { style: 'success', emoji: '▶️' },
  );

function line(say: Say, id: LessonId, { done }: Progress, next: LessonId | null): string {
  const words = say('learn.line', {
    number: LESSON_IDS.indexOf(id) + 1,
    lesson: say(`choice.learn.lesson.${id}`),
  });
  if (id === next) return `▶️ **${words}**`;
  return `${done.has(id) ? '✅' : '▫️'} ${words}`;
}

export function lessonsScreen(say: Say, progress: Progress): Screen {
  const next = nextLesson(progress);
  const how = progress.underway ? 'continue' : 'begin';
  const begin: readonly Block[] = next
    ? [buttonBlock(lessonButton(say, next, how))]
    : [text(say('learn.all-done'))];
  const choices = LESSON_IDS.map((id) => ({ label: say(`choice.learn.lesson.${id}`), value: id }));
  const press = LEARN.to.open({ lesson: '' });
  return quiet(
    text(
      say('learn.list'),
      ...LESSON_IDS.map((id) => line(say, id, progress, next)),
      say('learn.progress', { count: progress.done.size, total: LESSON_IDS.length }),
    ),
    ...begin,
    menuBlock(press, say('menu.lesson'), choices),
  );
}
