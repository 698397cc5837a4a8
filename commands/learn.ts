import { learnTyped } from '../src/features/learn/answers.ts';
import { defineCommand } from '../src/app/ports/command.ts';
import { LESSON_IDS } from '../src/features/learn/rules.ts';

export const learn = defineCommand({
  name: 'learn',
  posts: false,
  options: [
    { name: 'lesson', kind: 'text', choices: LESSON_IDS },
    { name: 'move', kind: 'text' },
  ],
  run: (asker, values, app) => learnTyped(app, asker, values),
});
