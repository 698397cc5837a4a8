/** `/plan`: conditional moves, picked from legal moves or written, seen by nobody but their author. */
import type { App } from '../src/app/app.ts';
import { changePlans } from '../src/app/changePlans.ts';
import type { Planned } from '../src/app/changePlans.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker, Pressed } from '../src/app/command.ts';
import { findGame } from '../src/app/find.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { GAME_OPTION, suggestGames } from '../src/app/suggestGames.ts';
import { viewerFor } from '../src/app/viewer.ts';
import type { Attempt } from '../src/draughts/attempt.ts';
import type { Act } from '../src/game/decision.ts';
import type { Game, GameId } from '../src/game/game.ts';
import { isLeftBehind } from '../src/game/plan.ts';
import { addPath, addText, dropPlan, plannerOf, removeLine } from '../src/game/planning.ts';
import type { Problem } from '../src/game/problem.ts';
import { isTurnOf } from '../src/game/urgency.ts';
import { sayIn } from '../src/i18n/say.ts';
import { text } from '../src/views/blocks.ts';
import { parseGamePress } from '../src/views/gamePress.ts';
import { planScreen } from '../src/views/planView.ts';

const AGAIN = { command: 'plan', action: 'in', args: [] };
const LINE_NUMBER = /^\d{1,2}$/u;

/** The plan as it stands, with a line played out as far as `path` goes. */
async function show(app: App, asker: Asker, { game, plans }: Planned, act: Act, path = ''): Promise<Reply> {
  const planner = plannerOf(game, act);
  if (!planner.ok) return refusal(app, asker, planner.problem, { game: game.id });
  const say = sayIn(asker.locale);
  const plan = plans[planner.value];
  const above = plan && isLeftBehind(plan, game) ? [text(say('plan.dropped'))] : [];
  const view = { ...(await viewerFor(app, asker)), plan, path };
  return { kind: 'private', screen: planScreen(say, game, view, ...above) };
}

async function answer(
  app: App,
  asker: Asker,
  id: GameId,
  act: Act,
  attempt: Attempt<Planned, Problem>,
  path?: string,
): Promise<Reply> {
  if (!attempt.ok) return refusal(app, asker, attempt.problem, { game: id });
  return show(app, asker, attempt.value, act, path);
}

async function open(app: App, asker: Asker, id: GameId, act: Act, path?: string): Promise<Reply> {
  const record = await app.store.game(id);
  if (!record) return refusal(app, asker, { code: 'unknown-game' });
  return show(app, asker, { game: record.game, plans: await app.store.plans(id) }, act, path);
}

/** A move was chosen: the opponent's is only looked at, an answer to it completes a line and is kept. */
async function pick(app: App, asker: Asker, id: GameId, act: Act, path: string): Promise<Reply> {
  const isAnswer = path.length % 4 === 0;
  if (!isAnswer) return open(app, asker, id, act, path);
  const attempt = await changePlans(app, id, (game, plans) => addPath(game, plans, act, path));
  return answer(app, asker, id, act, attempt, path);
}

async function press(asker: Asker, pressed: Pressed, app: App): Promise<Reply> {
  const { action, value } = pressed;
  const by = { by: asker.user.id, at: asker.at };
  if (action === 'in' && value !== null) return open(app, asker, value, by);
  const aim = parseGamePress(pressed);
  if (!aim) return refusal(app, asker, { code: 'malformed-button' });
  const { id } = aim;
  const act = { ...by, ply: aim.ply };
  const [path = ''] = aim.more.split('.');
  if (action === 'open') return open(app, asker, id, act);
  if (action === 'pick' && value !== null) return pick(app, asker, id, act, path + value);
  const change = changeFor(action, act, value);
  if (!change) return refusal(app, asker, { code: 'malformed-button' });
  return answer(app, asker, id, act, await changePlans(app, id, change));
}

type Change = Parameters<typeof changePlans>[2];

function changeFor(action: string, act: Act, value: string | null): Change | null {
  if (action === 'drop') return (game, plans) => dropPlan(game, plans, act);
  if (action !== 'remove' || value === null || !LINE_NUMBER.test(value)) return null;
  return (game, plans) => removeLine(game, plans, act, Number(value));
}

export const plan = defineCommand({
  name: 'plan',
  posts: false,
  options: [{ name: 'lines', kind: 'text' }, GAME_OPTION],
  async run(asker, values, app) {
    const rather = (game: Game): boolean => !isTurnOf(game, asker.user.id);
    const found = await findGame(app, asker, { id: values.game, rather });
    if (!found.ok) return refusal(app, asker, found.problem, { again: AGAIN });
    const { id } = found.value;
    const act = { by: asker.user.id, at: asker.at };
    const written = values.lines;
    if (written === undefined) return open(app, asker, id, act);
    const attempt = await changePlans(app, id, (game, plans) => addText(game, plans, act, written));
    return answer(app, asker, id, act, attempt);
  },
  suggest: (asker, { text: typed }, app) => suggestGames(app, asker, typed),
  press,
});
