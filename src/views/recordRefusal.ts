/** What is wrong with a record that someone brought in: where, what, and why. */
import { plain } from '../i18n/plain.ts';
import type { Say } from '../i18n/say.ts';
import type { FenProblem } from '../notation/fenProblem.ts';
import type { MoveProblem } from '../notation/move.ts';
import type { PdnProblem } from '../notation/pdn/problem.ts';
import { moveList } from './moveList.ts';

function reasonFor(say: Say, reason: MoveProblem | FenProblem): string {
  const text = plain(reason.text);
  if ('column' in reason) return say(`problem.${reason.code}`, { text, column: reason.column });
  if ('candidates' in reason)
    return say('problem.ambiguous-move', { text, moves: moveList(say, reason.candidates) });
  return say('record.move', { text, moves: moveList(say, reason.legal) });
}

/** The place and the mistake in a sentence, and why a move or a position was refused on the next line. */
export function recordRefusal(say: Say, { code, line, column, text, reason }: PdnProblem): string {
  const sentence = say(`problem.${code}`, { line, column, text: plain(text) });
  return reason === null ? sentence : [sentence, reasonFor(say, reason)].join('\n');
}
