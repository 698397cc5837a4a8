/** Changes a game or its plans: load, decide, save; again if someone was faster. */
import { refused, type Attempt, done } from '../../draughts/attempt.ts';
import type { Change, Decision } from '../../game/decision.ts';
import { dueOf, UNTOLD } from '../../game/due.ts';
import type { Game, GameId } from '../../game/game.ts';
import type { Using } from '../ports/app.ts';
import type { Problem } from '../problem/problem.ts';
import { GRACE, untilSaved } from './retry.ts';
import { saveGame } from './saveGame.ts';
import type { Plans } from '../../game/plan.ts';

/**
 * Changes a game by a pure decision, which may be asked more than once. It is saved unless `bar` refuses the
 * result; the caller then has `GRACE` to show it before the sweep does.
 */
export const changeGame = (
  app: Using<'games' | 'standings', 'now'>,
  id: GameId,
  decide: (game: Game) => Decision,
  bar: (next: Game) => Promise<Problem | null> = async () => null,
): Promise<Attempt<Change, Problem>> =>
  untilSaved(async () => {
    const record = await app.store.game(id);
    if (!record) return refused({ code: 'unknown-game' });
    const decision = decide(record.game);
    if (!decision.ok) return decision;
    const { game } = decision.value;
    const problem = await bar(game);
    if (problem) return refused(problem);
    return (await saveGame(app, game, dueOf(game, UNTOLD, app.now() + GRACE))) ? decision : null;
  });

export interface Planned {
  readonly game: Game;
  readonly plans: Plans;
}

/** Changes the plans of the game with this id by a pure decision, which may be asked more than once. */
export const changePlans = (
  app: Using<'games'>,
  id: GameId,
  decide: (game: Game, plans: Plans) => Attempt<Plans, Problem>,
): Promise<Attempt<Planned, Problem>> =>
  untilSaved(async () => {
    const record = await app.store.game(id);
    if (!record) return refused({ code: 'unknown-game' });
    const { game } = record;
    const decision = decide(game, await app.store.plans(id));
    if (!decision.ok) return decision;
    const plans = decision.value;
    return (await app.store.savePlans(id, game.version, plans)) ? done({ game, plans }) : null;
  });
