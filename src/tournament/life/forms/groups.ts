/** Groups: parallel round robins whose best players meet in finals. */
import { type Form, MOST_ROUNDS } from '../terms.ts';
import type { FormRules } from './form.ts';
import { groupRules, scheduleOf, sizeFault, sizeOf } from './tableRules.ts';

const USUAL_ADVANCING = 2;

export const groups: FormRules<'groups'> = {
  ...groupRules((form: Form<'groups'>) => ({ ...form, moving: 0 })),
  isSeason: false,
  chosen: (wish) => {
    const size = sizeOf(wish);
    const advancing = wish.advancing ?? Math.min(USUAL_ADVANCING, size - 1);
    return { kind: 'groups', size, advancing, finals: wish.finals ?? 1, ...scheduleOf(wish) };
  },
  fault: (form) =>
    sizeFault(form) ??
    (form.advancing < 1 || form.advancing >= form.size
      ? { code: 'tournament-advancing', most: form.size - 1 }
      : null),
  mostRounds: ({ cycles, size }) => cycles * (size + MOST_ROUNDS),
};
