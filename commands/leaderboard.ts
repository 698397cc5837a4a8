/** `/leaderboard`: who leads in the server, by rating, wins, games or share of wins; for the asker, with their place. */
import type { App } from '../src/app/ports/app.ts';
import { PATIENCE, takeAttendance } from '../src/app/server/attendance.ts';
import { answering, defineServerCommand } from '../src/app/ports/command.ts';
import type { ServerAsker } from '../src/app/ports/command.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import type { Reply } from '../src/app/ports/reply.ts';
import type { BoardPage, BoardQuestion } from '../src/app/ports/standings.ts';
import type { UserId } from '../src/game/game.ts';
import { showSeason, suggestSeasons } from '../src/app/server/showSeason.ts';
import { sayIn } from '../src/i18n/say.ts';
import { ORDERS } from '../src/rating/board.ts';
import { POOLS } from '../src/rating/pool.ts';
import { SPANS } from '../src/rating/span.ts';
import type { BoardView } from '../src/views/standings/content.ts';
import { leaderboardScreen, PAGE, pagesOf } from '../src/views/standings/leaderboard.ts';
import { whatCountsScreen } from '../src/views/standings/whatCounts.ts';
import { LEADERBOARD } from '../src/views/presses/declared.ts';

/** Others take the places of those who have left, and may have left too; so often the page is read again. */
const MOST_LOOKS = 3;

/** A page without those who have left the server, as far as that is known after asking, and where its reader stands. */
async function pageOf(
  app: App,
  question: BoardQuestion,
  reader: UserId,
  asked: number,
): Promise<BoardPage & { readonly page: number }> {
  const read = (page: number): Promise<BoardPage> =>
    app.store.standings.page(question, { offset: page * PAGE, size: PAGE, reader });
  const patience = AbortSignal.timeout(PATIENCE);
  for (let look = 1; ; look += 1) {
    const found = await read(asked);
    // The board has become shorter than the page that a button leads to.
    const page = Math.min(asked, pagesOf(found.players) - 1);
    const shown = page === asked ? found : await read(page);
    const users = shown.lines.map(({ user }) => user);
    const hasChanged = await takeAttendance(app, question.guildId, reader, users, patience);
    if (!hasChanged || look === MOST_LOOKS) return { ...shown, page };
  }
}

async function show(app: App, asker: ServerAsker, view: BoardView): Promise<Reply> {
  const say = sayIn(asker.locale);
  const { guildId } = asker.place;
  const now = app.now();
  const question = { guildId, pool: view.pool, span: view.span, order: view.order, now };
  const { page, lines, players, own } = await pageOf(app, question, asker.user.id, view.page);
  const screen = leaderboardScreen(say, { ...view, page }, { lines, players, own, now });
  return { kind: 'private', screen };
}

export const leaderboard = defineServerCommand({
  name: 'leaderboard',
  posts: false,
  options: [
    { name: 'by', kind: 'text', choices: ORDERS },
    { name: 'variant', kind: 'text', choices: POOLS },
    { name: 'period', kind: 'text', choices: SPANS },
    { name: 'season', kind: 'text', suggests: true },
  ],
  async run(asker, values, app) {
    if (values.season !== undefined) return showSeason(app, asker, values.season, 0);
    const pool = POOLS.find((each) => each === (values.variant ?? 'all'));
    if (!pool) return refusal(app, asker, { code: 'unknown-variant', text: values.variant ?? '' });
    const order = ORDERS.find((each) => each === values.by) ?? 'rating';
    const span = SPANS.find((each) => each === values.period) ?? 'ever';
    return show(app, asker, { order, pool, span, page: 0 });
  },
  suggest: (asker, { text: typed }, app) => suggestSeasons(app, asker, typed),
  press: answering(LEADERBOARD, {
    order: (asker: ServerAsker, view, app) => show(app, asker, view),
    page: (asker: ServerAsker, view, app) => show(app, asker, view),
    counts: async (asker: ServerAsker, view) => ({
      kind: 'private',
      screen: whatCountsScreen(sayIn(asker.locale), view),
    }),
    season: (asker: ServerAsker, { number, page }, app) => showSeason(app, asker, String(number), page),
  }),
});
