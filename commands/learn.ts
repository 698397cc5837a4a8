import { learnTyped } from '../src/app/learn/lessons.ts';
import { defineCommand } from '../src/app/ports/command.ts';
import { LESSON_IDS } from '../src/learn/lesson.ts';

export const learn = defineCommand({
  name: 'learn',
  posts: false,
  options: [
    { name: 'lesson', kind: 'text', choices: LESSON_IDS },
    { name: 'move', kind: 'text' },
  ],
  run: (asker, values, app) => learnTyped(app, asker, values),
});
