/** `/leaderboard`: who leads in the server, by rating, wins, games or share of wins; for the asker, with their place. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker } from '../src/app/command.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { sayIn } from '../src/i18n/say.ts';
import { ORDERS } from '../src/rating/board.ts';
import { POOLS } from '../src/rating/pool.ts';
import { SPANS } from '../src/rating/span.ts';
import { quiet, text } from '../src/views/blocks.ts';
import type { BoardView } from '../src/views/standings/content.ts';
import { leaderboardScreen, PAGE, pagesOf } from '../src/views/standings/leaderboard.ts';

const NUMBER = /^\d{1,6}$/u;

async function show(app: App, asker: Asker, view: BoardView): Promise<Reply> {
  const say = sayIn(asker.locale);
  const { guildId } = asker.place;
  if (guildId === null) return { kind: 'private', screen: quiet(text(say('standings.no-server'))) };
  const { standings } = app.store;
  const now = app.now();
  const question = { guildId, pool: view.pool, span: view.span, order: view.order, now };
  const asked = await standings.page(question, view.page * PAGE, PAGE);
  // The board has become shorter than the page that a button leads to.
  const page = Math.min(view.page, pagesOf(asked.players) - 1);
  const { lines, players } = page === view.page ? asked : await standings.page(question, page * PAGE, PAGE);
  const records = await standings.records(guildId, asker.user.id);
  const own = {
    place: await standings.place(question, asker.user.id),
    record: records.get(view.pool) ?? null,
  };
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
  ],
  async run(asker, values, app) {
    const view = viewOf([values.by ?? 'rating', values.variant ?? 'all', values.period ?? 'ever', '0']);
    return view
      ? show(app, asker, view)
      : refusal(app, asker, { code: 'unknown-variant', text: values.variant ?? '' });
  },
  async press(asker, { args }, app) {
    const view = viewOf(args);
    return view ? show(app, asker, view) : refusal(app, asker, { code: 'malformed-button' });
  },
});
