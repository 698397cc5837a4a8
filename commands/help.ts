/** `/help`: how to play here. */
import { defineCommand } from '../src/app/ports/command.ts';
import { sayIn } from '../src/i18n/say.ts';
import { helpScreen } from '../src/views/learn/help.ts';

export const help = defineCommand({
  name: 'help',
  posts: false,
  options: [],
  run: (asker) => Promise.resolve({ kind: 'private', screen: helpScreen(sayIn(asker.locale)) }),
});
