import { answering } from '../src/app/ports/answering.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import type { HelpTopic } from '../src/learn/helpTopics.ts';
import { sayIn } from '../src/i18n/say.ts';
import { helpScreen } from '../src/views/learn/help.ts';
import { frontDoor } from '../src/app/play/frontDoor.ts';
import { HELP } from '../src/views/presses/declarations.ts';

const page = ({ locale, isAlone }: Asker, topic: HelpTopic): Promise<Reply> =>
  Promise.resolve({ kind: 'private', screen: helpScreen(sayIn(locale), topic, { isAlone }) });

export const helpPresses = answering(HELP, {
  topic: (asker, { value }) => page(asker, value),
  open: (asker, { topic }) => page(asker, topic),
  door: async (asker, _, app) => ({ kind: 'private', screen: await frontDoor(app, asker) }),
});

export const help = defineCommand({
  name: 'help',
  posts: false,
  options: [],
  run: async (asker, _, app) => ({ kind: 'private', screen: await frontDoor(app, asker) }),
});
