/** Everything that is wrong with a draft, and the affected fields. */
import type { DraftFields } from '../../tournament/life/opening/draft.ts';
import type { Terms } from '../../tournament/life/terms.ts';
import { DETAIL_QUESTIONS } from '../../views/presses/questions.ts';
import type { Using } from '../ports/app.ts';
import type { ServerAsker } from '../ports/command.ts';
import type { Problem, ProblemCode } from '../problem/problem.ts';
import { lookAt } from './organize.ts';
import { given, termsAsked } from './termsAsked.ts';

type Field = keyof DraftFields;

const TIME: readonly Field[] = ['time'];
const FIELDS: ReadonlyMap<ProblemCode, readonly Field[]> = new Map<ProblemCode, readonly Field[]>([
  ['tournament-name', ['name']],
  ['unreadable-time', TIME],
  ['time-out-of-range', TIME],
  ['tournament-clock', TIME],
  ['tournament-arena-live', TIME],
  ['tournament-days-only', TIME],
  ['tournament-when', ['starts']],
  ['tournament-starts-too-soon', ['starts']],
  ['tournament-title', ['title']],
  ['tournament-last-day', ['ends']],
  ['tournament-ends-too-soon', ['ends']],
  ['tournament-too-long', ['ends']],
  ['tournament-players', ['players']],
  ['tournament-number', ['players', 'lowest', 'highest']],
]);

/** The given fields that the problem is about. */
const faultyIn = (asked: DraftFields, problem: Problem): readonly Field[] =>
  (FIELDS.get(problem.code) ?? []).filter((field) => {
    const value = asked[field];
    if (typeof value !== 'string' || given(value) === undefined) return false;
    return problem.code !== 'tournament-number' || given(value) === problem.text;
  });

interface DraftFaults {
  /** Empty if the tournament can be held. */
  readonly problems: readonly Problem[];
  readonly fields: readonly Field[];
}

type Looked = { readonly terms: Terms } | DraftFaults;

/** Each fault is found without the fields of the earlier faults, so all are found at once. */
export async function lookAtDraft(
  app: Using<'settings'>,
  asker: ServerAsker,
  asked: DraftFields,
): Promise<Looked> {
  const problems: Problem[] = [];
  const fields: Field[] = [];
  for (;;) {
    const rest = without(asked, fields);
    const terms = await termsAsked(app, asker, rest);
    const tried = terms.ok ? lookAt(asker, terms.value) : terms;
    if (tried.ok) return problems.length === 0 ? { terms: tried.value } : { problems, fields };
    problems.push(tried.problem);
    const faulty = faultyIn(rest, tried.problem);
    if (faulty.length === 0) return { problems, fields };
    fields.push(...faulty);
  }
}

const without = (asked: DraftFields, fields: readonly Field[]): DraftFields => ({
  ...asked,
  ...Object.fromEntries(fields.map((field) => [field, undefined])),
});

const isDetail = (field: Field): boolean => DETAIL_QUESTIONS.some((name) => name === field);

/** Whether all faults are in the details window. */
export const isInDetails = ({ fields }: DraftFaults): boolean => fields.length > 0 && fields.every(isDetail);

/** A new tournament's first window doesn't show details, so wrong details would stay unseen. */
export const withoutBadDetails = (asked: DraftFields, { fields }: DraftFaults): DraftFields =>
  without(asked, fields.filter(isDetail));
