import type { TieBreak } from '../../standings/tieBreaks.ts';
import type { Grouping } from '../phases.ts';
import { tieBreaksFrom } from '../table/playedEvent.ts';
import type { Form, FormName, Terms } from '../terms.ts';
import { arena } from './arena.ts';
import type { FormRules } from './form.ts';
import { groups } from './groups.ts';
import { knockOut } from './knockOut.ts';
import { ladder } from './ladder.ts';
import { league } from './league.ts';
import { roundRobin } from './roundRobin.ts';
import { doubleSwiss, swiss } from './swiss.ts';

export const FORM_RULES: { readonly [N in FormName]: FormRules<N> } = {
  swiss,
  'double-swiss': doubleSwiss,
  'round-robin': roundRobin,
  groups,
  league,
  'knock-out': knockOut,
  arena,
  ladder,
};

export const rulesOf = <N extends FormName>({ kind }: Form<N>): FormRules<N> => FORM_RULES[kind];

export const groupingOf = ({ form }: Pick<Terms, 'form'>): Grouping | null => rulesOf(form).grouping(form);

export const tieBreaksOf = ({ form, tieBreak }: Pick<Terms, 'form' | 'tieBreak'>): readonly TieBreak[] =>
  tieBreaksFrom(rulesOf(form).tieBreaks, tieBreak);
