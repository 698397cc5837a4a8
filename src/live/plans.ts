/** A player's conditional moves in a game, sent to that player only. */
import type { Actor } from '../app/ports/actor.ts';
import type { App } from '../app/ports/app.ts';
import { changePlans } from '../app/save/change.ts';
import type { Problem } from '../app/problem/problem.ts';
import { colorOf } from '../game/decision.ts';
import type { GameId } from '../game/game.ts';
import { linesLeft } from '../game/plan/plan.ts';
import { addText, removeLine } from '../game/plan/planning.ts';
import { type Attempt, done, refused } from '../kit/attempt.ts';
import type { FromPage, ToPage } from './protocol.ts';

type Told = Extract<ToPage, { kind: 'plan' }>;
type Change = Extract<FromPage, { kind: 'plan' | 'unplan' }>;

/** `change` is `null` if the page only asks for the plan. */
export async function planOf(
  app: App,
  { user: { id: by }, at }: Actor,
  game: GameId,
  change: Change | null,
): Promise<Attempt<Told, Problem>> {
  if (change) {
    const act = { by, at, ply: change.ply };
    const changed = await changePlans(app, game, (now, plans) =>
      change.kind === 'plan'
        ? addText(now, plans, act, change.line)
        : removeLine(now, plans, act, change.line),
    );
    if (!changed.ok) return changed;
  }
  const record = await app.store.games.load(game);
  const color = record && colorOf(record.game, by);
  if (!record || !color) return refused({ code: 'not-your-game' });
  const plan = (await app.store.games.plans(game))[color];
  const lines = plan ? linesLeft(plan, record.game) : [];
  return done({ kind: 'plan', game, ply: record.game.moves.length, lines });
}
