/** Conditional moves, visible only to their author. */
import { answering } from '../ports/answering.ts';
import type { Using } from '../ports/app.ts';
import { changePlans, type Planned } from '../save/change.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import { findGame } from './find.ts';
import { viewerFor } from '../reader/reader.ts';
import { type Result, refused } from '../../kit/result.ts';
import { mayDo } from '../../game/actions.ts';
import type { Act } from '../../game/decision.ts';
import type { GameId } from '../../game/game.ts';
import { isLeftBehind } from '../../game/plan/plan.ts';
import { addPath, addText, dropPlan, removeLine } from '../../game/plan/planning.ts';
import { followPath, stepOf } from '../../game/plan/planText.ts';
import { lineOf } from '../../game/line.ts';
import type { Problem } from '../problem/problem.ts';
import { sayIn } from '../../i18n/say.ts';
import { text } from '../../views/screen/blocks.ts';
import { planScreen } from '../../views/game/planView.ts';
import { PLAN } from '../../views/presses/declarations.ts';

type Needs = Using<'games' | 'people'>;

/** Shows the current plan, with a line played out to the end of `path`. */
async function show(
  app: Needs,
  asker: Asker,
  { game, plans }: Planned,
  act: Act,
  path = '',
  chosen = '',
): Promise<Reply> {
  const planner = mayDo(game, act, 'plan');
  if (!planner.ok) return { ...planner, game: game.id };
  const say = sayIn(asker.locale);
  const plan = plans[planner.value];
  const above = plan && isLeftBehind(plan, game) ? [text(say('plan.dropped'))] : [];
  const view = { ...(await viewerFor(app, asker)), plan, path, chosen };
  return privately(planScreen(say, game, view, ...above));
}

async function answer(
  app: Needs,
  asker: Asker,
  id: GameId,
  act: Act,
  attempt: Result<Planned, Problem>,
  path?: string,
): Promise<Reply> {
  if (!attempt.ok) return { ...attempt, game: id };
  return show(app, asker, attempt.value, act, path);
}

async function open(
  app: Needs,
  asker: Asker,
  id: GameId,
  act: Act,
  path?: string,
  chosen?: string,
): Promise<Reply> {
  const record = await app.store.games.load(id);
  if (!record) return refused({ code: 'unknown-game' });
  return show(app, asker, { game: record.game, plans: await app.store.games.plans(id) }, act, path, chosen);
}

/** An opponent's move is only shown. An answer completes a line, which is saved. */
async function pick(app: Needs, asker: Asker, id: GameId, act: Act, path: string): Promise<Reply> {
  const isAnswer = path.length % 4 === 0;
  if (!isAnswer) return open(app, asker, id, act, path);
  const attempt = await changePlans(app, id, (game, plans) => addPath(game, plans, act, path));
  return answer(app, asker, id, act, attempt, path);
}

/** The path extended by a move, which is chosen by its text. */
async function pathTo(app: Needs, id: GameId, path: string, move: string): Promise<string> {
  const record = await app.store.games.load(id);
  const line = record && followPath(lineOf(record.game), path);
  return path + ((line && stepOf(line, move)) ?? move);
}

/** The asker's change to the plan they see. */
const actOf = ({ user, at }: Asker, ply?: number): Act => ({
  by: user.id,
  at,
  ...(ply !== undefined && { ply }),
});

type Change = Parameters<typeof changePlans>[2];

async function change(app: Needs, asker: Asker, id: GameId, act: Act, by: Change): Promise<Reply> {
  return answer(app, asker, id, act, await changePlans(app, id, by));
}

/** Opens the plan, or adds the written lines to it. */
export async function openPlan(app: Needs, asker: Asker, named?: GameId, lines?: string): Promise<Reply> {
  const act = actOf(asker);
  const found = await findGame(app, asker, { id: named, rather: (game) => mayDo(game, act, 'plan').ok });
  if (!found.ok) return { ...found, again: PLAN.to.in() };
  const { id } = found.value;
  if (lines === undefined) return open(app, asker, id, act);
  return change(app, asker, id, act, (game, plans) => addText(game, plans, act, lines));
}

export const planPresses = answering(PLAN, {
  in: (asker, { value }, app) => open(app, asker, value, actOf(asker)),
  open: (asker, { id, ply }, app) => open(app, asker, id, actOf(asker, ply)),
  async pick(asker, { id, ply, more, value }, app) {
    const [path = ''] = more.split('.');
    return pick(app, asker, id, actOf(asker, ply), await pathTo(app, id, path, value));
  },
  play: (asker, { id, ply, more }, app) => pick(app, asker, id, actOf(asker, ply), more),
  from(asker, { id, ply, more }, app) {
    const [path, square] = more.split('.');
    return open(app, asker, id, actOf(asker, ply), path, square);
  },
  piece(asker, { id, ply, more, value }, app) {
    const [path] = more.split('.');
    return open(app, asker, id, actOf(asker, ply), path, value);
  },
  drop(asker, { id, ply }, app) {
    const act = actOf(asker, ply);
    return change(app, asker, id, act, (game, plans) => dropPlan(game, plans, act));
  },
  remove(asker, { id, ply, value }, app) {
    const act = actOf(asker, ply);
    return change(app, asker, id, act, (game, plans) => removeLine(game, plans, act, value));
  },
});
