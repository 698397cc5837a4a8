import type { GameId } from '../../game/game.ts';
import { z } from 'zod';
import { COLORS } from '../../draughts/types.ts';
import { NO_PLANS, type Plan, type Plans } from '../../game/plan/plan.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { prepared, rowOf } from '../database/prepared.ts';
import { updating } from '../database/rows.ts';
import { objectOf } from '../database/schema.ts';
import type { Tables } from '../tables/tables.ts';

const plan = objectOf<Plan>()({
  ply: z.int().nonnegative(),
  takebacks: z.int().nonnegative(),
  lines: z.array(z.array(z.string())),
});
const bySide = objectOf<Omit<Plans, 'version'>>()({ white: plan.nullable(), black: plan.nullable() });

export const planColumns = ({ version, white, black }: Plans) => ({
  plans: COLORS.every((color) => ({ white, black })[color] === null)
    ? null
    : JSON.stringify({ white, black }),
  plans_version: version,
});

type PlanColumns = Pick<Tables['game'], 'plans' | 'plans_version'>;

export function readPlans(row: PlanColumns): Plans {
  const sides = row.plans === null ? NO_PLANS : bySide.parse(JSON.parse(row.plans));
  return { ...sides, version: row.plans_version };
}

const plansOf = prepared<{ id: GameId }, PlanColumns>(({ db }, value) =>
  db.selectFrom('game').select(['plans', 'plans_version']).where('id', '=', value('id')),
);

export const plansOver = (database: Database) => ({
  /** A game's plans, which are secret. They are empty if the game is unknown. */
  async plans(id: GameId): Promise<Plans> {
    const row = await rowOf(database, plansOf(database, { id }));
    return row ? readPlans(row) : NO_PLANS;
  },
  /** Also false if the game is no longer at this version. */
  savePlans(id: GameId, version: number, plans: Plans) {
    const before = { id, version, plans_version: plans.version - 1 };
    return changes(database, updating(database, 'game', before, planColumns(plans)));
  },
});
