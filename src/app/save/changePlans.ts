/** Changing a plan: load it with its game, decide, save; and again when the game went on meanwhile. */
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import type { Game, GameId } from '../../game/game.ts';
import type { Plans } from '../../game/plan.ts';
import type { Problem } from '../problem/problem.ts';
import type { Using } from '../ports/app.ts';
import { untilSaved } from './retry.ts';

/** A game and what is planned in it. */
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
