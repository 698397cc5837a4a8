/** The games of a text, one after the other: it is found out with all of them in view what they are, and none is kept. */
import type { Attempt } from '../../draughts/attempt.ts';
import type { Variant } from '../../draughts/variant.ts';
import { asRecord } from '../../notation/pdn/positions.ts';
import type { PdnProblem } from '../../notation/pdn/problem.ts';
import { gamesIn, readGame, type ReadPdn } from '../../notation/pdn/reader.ts';
import { surveyOf } from '../../notation/pdn/contents.ts';

/** Reads every game; `chosen` is what they are if they do not say, and what their file is called may tell as well. */
export function* readCollection(
  source: string,
  chosen: Variant | null,
  fileName?: string,
): Generator<Attempt<ReadPdn, PdnProblem>> {
  const text = asRecord(source);
  const { prior } = surveyOf(text, 1);
  for (const raw of gamesIn(text)) yield readGame(text, raw, { chosen, prior, fileName });
}
