/** An analysis made while its asker looks on: the screens of one message, one after the other. */
import type { Attempt } from '../../draughts/attempt.ts';
import type { EngineProblem } from '../problem/engineProblem.ts';
import { analysisScreen } from '../../views/analysis/screen.ts';
import type { Showing } from '../../views/replay/showing.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { Say } from '../../i18n/say.ts';
import { progressScreen } from '../../views/analysis/progress.ts';
import type { Analysis } from '../ports/analyses.ts';
import { goOn, isWhole } from './analyze.ts';
import type { Using } from '../ports/app.ts';

/** How an analysis is shown as far as it has come. */
export const screenOf = (say: Say, showing: Showing, analysis: Analysis): Screen =>
  isWhole(analysis, showing.line)
    ? analysisScreen(say, showing, analysis)
    : progressScreen(say, showing, analysis.findings.length);

/** The analysis after each slice until it is whole, or until the engine gives no answer. */
export async function* analyzeInSlices(
  app: Using<'analyses', 'engine' | 'now'>,
  begun: Analysis,
  { line }: Showing,
): AsyncGenerator<Attempt<Analysis, EngineProblem>> {
  let analysis = begun;
  while (!isWhole(analysis, line)) {
    const next = await goOn(app, analysis, line);
    yield next;
    if (!next.ok) return;
    analysis = next.value;
  }
}
