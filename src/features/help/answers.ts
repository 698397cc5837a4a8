/** The topics of `/help`. */
import { answering } from '../../app/ports/answering.ts';
import { type Asker, type Reply, privately } from '../../app/ports/command.ts';
import type { HelpTopic } from './rules.ts';
import { sayIn } from '../../i18n/say.ts';
import { helpScreen } from './view.ts';
import { frontDoor } from '../../app/play/frontDoor.ts';
import { HELP } from './presses.ts';

export const showHelp = async ({ locale, isAlone, rights }: Asker, topic: HelpTopic): Promise<Reply> =>
  privately(helpScreen(sayIn(locale), topic, { isAlone, isAdmin: rights.mayManage }));

export const helpPresses = answering(HELP, {
  topic: (asker, { value }) => showHelp(asker, value),
  open: (asker, { topic }) => showHelp(asker, topic),
  door: async (asker, _, app) => privately(await frontDoor(app, asker)),
});
