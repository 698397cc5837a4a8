/** `/leaderboard`: the server's leaders by rating, wins, games or share of wins, or of a season. */
import { defineServerCommand } from '../src/app/ports/command.ts';
import { suggestSeasons } from '../src/features/season/use.ts';
import { answerLeaderboard } from '../src/app/standings/leaderboard.ts';
import { ORDERS } from '../src/rating/board.ts';
import { POOLS } from '../src/rating/record.ts';
import { SPANS } from '../src/rating/span.ts';

export const leaderboard = defineServerCommand({
  name: 'leaderboard',
  posts: false,
  options: [
    { name: 'by', kind: 'text', choices: ORDERS },
    { name: 'variant', kind: 'text', choices: POOLS },
    { name: 'period', kind: 'text', choices: SPANS },
    { name: 'season', kind: 'text', suggests: true },
    { name: 'pinned', kind: 'channel', forAdmins: true },
  ],
  run: (asker, wish, app) => answerLeaderboard(app, asker, wish),
  suggest: (asker, { text }, app) => suggestSeasons(app, asker, text),
});
