/** `/profile`: a player's rating, record and latest games, or what is played in the server. */
import { defineServerCommand } from '../src/app/ports/command.ts';
import { answerProfile, showProfile } from '../src/app/standings/profile.ts';
import { POOLS } from '../src/rating/record.ts';

export const profile = defineServerCommand({
  name: 'profile',
  posts: false,
  options: [
    { name: 'player', kind: 'user' },
    { name: 'variant', kind: 'text', choices: POOLS },
    { name: 'server', kind: 'flag' },
  ],
  run: (asker, wish, app) => answerProfile(app, asker, wish),
  onPerson: (asker, person, app) => showProfile(app, asker, person, 'all'),
});
