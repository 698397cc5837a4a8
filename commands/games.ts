/** `/games`: everything the asker plays, everywhere, their turn first. */
import { defineCommand } from '../src/app/command.ts';
import { sayIn } from '../src/i18n/say.ts';
import { gamesScreen } from '../src/views/gamesList.ts';

export const games = defineCommand({
  name: 'games',
  posts: false,
  options: [],
  async run(asker, _, app) {
    const records = await app.store.games({ player: asker.user.id, state: 'running' });
    return { kind: 'private', screen: gamesScreen(sayIn(asker.locale), records, asker.user.id) };
  },
});
