/** `/tournament history`: past tournaments and their winners. */
import { defineServerCommand } from '../../src/app/ports/command.ts';
import { showHistory } from '../../src/app/tournament/look.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { privately } from './answer.ts';

export const history = defineServerCommand({
  name: 'tournament history',
  posts: false,
  options: [],
  run: async (asker, _, app) => privately(await showHistory(app, asker, sayIn(asker.locale))),
});
