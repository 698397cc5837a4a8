/** `/leaderboard`: who leads in the server, by rating, wins, games or share of wins; for the asker, with their place. */
import type { App } from '../src/app/app.ts';
import { takeAttendance } from '../src/app/attendance.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker } from '../src/app/command.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import type { BoardPage, BoardQuestion } from '../src/app/standings.ts';
import type { UserId } from '../src/game/game.ts';
import { showSeason, suggestSeasons } from '../src/app/showSeason.ts';
import { sayIn } from '../src/i18n/say.ts';
import { ORDERS } from '../src/rating/board.ts';
import { POOLS } from '../src/rating/pool.ts';
import { SPANS } from '../src/rating/span.ts';
import { quiet, text } from '../src/views/blocks.ts';
import type { BoardView } from '../src/views/standings/content.ts';
import { leaderboardScreen, PAGE, pagesOf } from '../src/views/standings/leaderboard.ts';

/** Others take the places of those who have left, and may have left too; so often the page is read again. */
const MOST_LOOKS = 3;
const NUMBER = /^\d{1,6}$/u;

/** A page without those who have left the server, as far as that is known after asking, and where its reader stands. */
async function pageOf(
  app: App,
  question: BoardQuestion,
  reader: UserId,
  asked: number,
): Promise<BoardPage & { readonly page: number }> {
  const read = (page: number): Promise<BoardPage> =>
    app.store.standings.page(question, { offset: page * PAGE, size: PAGE, reader });
  for (let look = 1; ; look += 1) {
    const found = await read(asked);
    // The board has become shorter than the page that a button leads to.
    const page = Math.min(asked, pagesOf(found.players) - 1);
    const shown = page === asked ? found : await read(page);
    const users = shown.lines.map(({ user }) => user);
    const hasChanged = await takeAttendance(app, question.guildId, reader, users);
    if (!hasChanged || look === MOST_LOOKS) return { ...shown, page };
  }
}

async function show(app: App, asker: Asker, view: BoardView): Promise<Reply> {
  const say = sayIn(asker.locale);
  const { guildId } = asker.place;
  if (guildId === null) return { kind: 'private', screen: quiet(text(say('standings.no-server'))) };
  const now = app.now();
  const question = { guildId, pool: view.pool, span: view.span, order: view.order, now };
  const { page, lines, players, own } = await pageOf(app, question, asker.user.id, view.page);
  const screen = leaderboardScreen(say, { ...view, page }, { lines, players, own, now });
  return { kind: 'private', screen };
}

/** Reads what a button or the options say; `null` when it is no board. */
function viewOf([by, game, period, number]: readonly (string | undefined)[]): BoardView | null {
  const order = ORDERS.find((each) => each === by);
  const pool = POOLS.find((each) => each === game);
  const span = SPANS.find((each) => each === period);
  if (!order || !pool || !span || !NUMBER.test(number ?? '')) return null;
  return { order, pool, span, page: Number(number) };
}

export const leaderboard = defineCommand({
  name: 'leaderboard',
  posts: false,
  inServers: true,
  options: [
    { name: 'by', kind: 'text', choices: ORDERS },
    { name: 'variant', kind: 'text', choices: POOLS },
    { name: 'period', kind: 'text', choices: SPANS },
    { name: 'season', kind: 'text', suggests: true },
  ],
  async run(asker, values, app) {
    if (values.season !== undefined) return showSeason(app, asker, values.season, 0);
    const by = ORDERS.find((each) => each === values.by) ?? 'rating';
    const period = SPANS.find((each) => each === values.period) ?? 'ever';
    const view = viewOf([by, values.variant ?? 'all', period, '0']);
    return view
      ? show(app, asker, view)
      : refusal(app, asker, { code: 'unknown-variant', text: values.variant ?? '' });
  },
  suggest: (asker, { text: typed }, app) => suggestSeasons(app, asker, typed),
  async press(asker, { action, args }, app) {
    const [number = '', page = ''] = args;
    if (action === 'season' && NUMBER.test(page)) return showSeason(app, asker, number, Number(page));
    const view = viewOf(args);
    return view ? show(app, asker, view) : refusal(app, asker, { code: 'malformed-button' });
  },
});
