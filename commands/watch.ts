/** `/watch`: current games, notifications about games and players, and guesses. */
import { defineCommand, isInServer } from '../src/app/ports/command.ts';
import { suggestWatched } from '../src/features/watch/use.ts';
import { answerWatch } from '../src/features/watch/answers.ts';
import { WATCH_CALLS } from '../src/features/watch/rules.ts';
import { isGuessable } from '../src/features/guess/rules.ts';

export const watch = defineCommand({
  name: 'watch',
  posts: false,
  options: [
    { name: 'game', kind: 'text', suggests: true },
    { name: 'player', kind: 'user' },
    { name: 'when', kind: 'text', choices: WATCH_CALLS },
    { name: 'guess', kind: 'flag' },
    { name: 'pinned', kind: 'channel', forAdmins: true },
  ],
  run: (asker, wish, app) => answerWatch(app, asker, wish),
  suggest: async (asker, { text, values: { guess = false } }, app) =>
    isInServer(asker) ? suggestWatched(app, asker, text, guess ? isGuessable : undefined) : [],
});
