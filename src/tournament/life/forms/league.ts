/** The league: groups by strength. Players move between them from season to season. */
import { type Form, MOST_ROUNDS } from '../terms.ts';
import type { FormRules } from './form.ts';
import { groupRules, scheduleOf, sizeFault, sizeOf } from './tableRules.ts';

const USUAL_MOVING = 1;

export const league: FormRules<'league'> = {
  ...groupRules((form: Form<'league'>) => ({ ...form, advancing: 0, finals: 0 })),
  isSeason: true,
  chosen: (wish) => ({
    kind: 'league',
    size: sizeOf(wish),
    moving: wish.advancing ?? USUAL_MOVING,
    ...scheduleOf(wish),
  }),
  fault: (form) =>
    sizeFault(form) ??
    (form.moving < 1 || 2 * form.moving > form.size
      ? { code: 'tournament-moving', most: Math.floor(form.size / 2) }
      : null),
  mostRounds: ({ cycles }) => cycles * MOST_ROUNDS,
};
