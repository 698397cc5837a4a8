import { showHelp } from '../src/features/help/answers.ts';
import { defineCommand } from '../src/app/ports/command.ts';

export const help = defineCommand({
  name: 'help',
  posts: false,
  options: [],
  run: (asker) => showHelp(asker, 'begin'),
});
