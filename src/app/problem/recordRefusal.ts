/** What is wrong with a record that someone brought in: where, what, and why. */
import type { VariantId } from '../../draughts/variants.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { FenProblem } from '../../notation/fenProblem.ts';
import type { MoveProblem } from '../../notation/move.ts';
import type { PdnProblem } from '../../notation/pdn/problem.ts';
import { variantList } from '../../views/screen/phrases.ts';
import { moveList } from './moveList.ts';
import { positionRefusal } from './positionRefusal.ts';

function reasonFor(say: Say, reason: MoveProblem | FenProblem, variant: VariantId): string {
  const text = plain(reason.text);
  if ('column' in reason) return positionRefusal(say, { ...reason, variant });
  if ('candidates' in reason)
    return say('problem.ambiguous-move', { text, moves: moveList(say, reason.candidates) });
  return say('record.move', { text, moves: moveList(say, reason.legal) });
}

/**
 * The place and the mistake in a sentence; why a move or a position was refused, and whose rules the game does obey, on the next lines.
 */
export function recordRefusal(
  say: Say,
  { code, line, column, text, reason, readsAs, variant }: PdnProblem,
): string {
  if (code === 'pdn-variant')
    return say('problem.pdn-variant', { variants: variantList(say, readsAs, 'or') });
  return [
    say(`problem.${code}`, { line, column, text: plain(text) }),
    ...(code === 'pdn-character' ? [say('record.example')] : []),
    ...(reason === null ? [] : [reasonFor(say, reason, variant ?? 'russian')]),
    ...(readsAs.length === 0 ? [] : [say('record.reads-as', { variants: variantList(say, readsAs, 'or') })]),
  ].join('\n');
}
