/** The engine counts the guesses in a game that is over, from its complete analysis. */
import { LONGEST_ANALYSIS, type Subject } from '../../analysis/finding.ts';
import type { Analysis } from '../ports/analyses.ts';
import type { Using } from '../ports/app.ts';
import { untilSaved } from '../save/change.ts';
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
  await untilSaved(async () => {
    const now = app.now();
    const next = nextOf(await app.store.analyses.load(subject), subject, now);
    const ordered = { ...next, forGuesses: true, madeAt: now };
    return (await app.store.analyses.save(ordered, now)) ? ordered : null;
  });
}

export const judge = (app: Using<'guesses'>, { subject, findings }: Analysis): Promise<void> =>
  app.store.guesses.judge(
    subject,
    findings.map(({ best }) => best[0]),
  );
