/** The engine counts the guesses in a game that is over, from its complete analysis. */
import { LONGEST_ANALYSIS, type Subject } from '../../analysis/finding.ts';
import type { Analysis } from '../ports/analyses.ts';
import type { Using } from '../ports/app.ts';
import { change, saving } from '../save/change.ts';
import { isGivenUp, knownOf, nextOf } from './analyze.ts';

/** Counts them now if the analysis is there; otherwise the sweep makes it. */
export async function orderJudging(
  app: Using<'analyses' | 'guesses', 'now'>,
  subject: Subject,
  plies: number,
): Promise<void> {
  if (plies > LONGEST_ANALYSIS || !(await app.store.guesses.isUnjudged(subject))) return;
  const known = await knownOf(app, subject);
  if (known?.findings.length === plies + 1) {
    await judge(app, known);
    return;
  }
  if (known?.forGuesses === true && !isGivenUp(known, app.now())) return;
  const now = app.now();
  await change(app.store.analyses, [subject], (stored) =>
    saving({ ...nextOf(stored, subject, now), forGuesses: true, madeAt: now }, now),
  );
}

export const judge = (app: Using<'guesses'>, { subject, findings }: Analysis): Promise<void> =>
  app.store.guesses.judge(
    subject,
    findings.map(({ best }) => best[0]),
  );
