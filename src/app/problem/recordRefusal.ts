/** Explains what is wrong with typed moves, positions and records, and what would be right. */
import type { Say } from '../../i18n/say.ts';
import { startPosition } from '../../draughts/position.ts';
import type { Piece, Position, Tower } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { makeFen } from '../../notation/fen.ts';
import { variantOf, type VariantId } from '../../draughts/variants.ts';
import { plain } from '../../i18n/plain.ts';
import type { FenProblem } from '../../notation/fenProblem.ts';
import type { MoveProblem } from '../../notation/move.ts';
import type { PdnProblem } from '../../notation/pdn/problem.ts';
import { variantList } from '../../views/screen/phrases.ts';

const MOST = 8;

export function moveList(say: Say, moves: readonly string[]): string {
  const bold = moves.map((move) => `**${move}**`);
  if (bold.length <= MOST) return say.list(bold, 'or');
  const items = say.list(bold.slice(0, MOST), 'plain');
  return say('list.more', { items, count: bold.length - MOST });
}

const man = (color: Piece['color']): Tower => [{ color, role: 'man' }];
const WHITE_KING: Piece = { color: 'white', role: 'king' };

/**
 * Each side's man in its corner, and a white king in between; in Bashni the king has captured a
 * man.
 */
export function exampleFen(variant: Variant): string {
  const { board } = startPosition(variant);
  const last = board.findLastIndex((tower) => tower?.[0].color === 'white');
  const first = board.findIndex((tower) => tower?.[0].color === 'black');
  const middle = board.length / 2;
  const king: Tower = variant.captured === 'joins-tower' ? [WHITE_KING, ...man('black')] : [WHITE_KING];
  const towers = new Map([
    [first, man('black')],
    [middle, king],
    [last, man('white')],
  ]);
  const position: Position = { turn: 'white', board: board.map((_, square) => towers.get(square) ?? null) };
  return makeFen(variant, position);
}

/** The problem in a sentence and, on the next line, an example that would work. */
export function positionRefusal(
  say: Say,
  { code, text, column, variant: id }: FenProblem & { readonly variant: VariantId },
): string {
  const variant = variantOf(id);
  const kind = variant.captured === 'joins-tower' ? 'position.example-towers' : 'position.example';
  return [
    say(`problem.${code}`, { text: plain(text), column }),
    say(kind, { example: exampleFen(variant) }),
  ].join('\n');
}

function reasonFor(say: Say, reason: MoveProblem | FenProblem, variant: VariantId): string {
  const text = plain(reason.text);
  if ('column' in reason) return positionRefusal(say, { ...reason, variant });
  if ('candidates' in reason)
    return say('problem.ambiguous-move', { text, moves: moveList(say, reason.candidates) });
  return say('record.move', { text, moves: moveList(say, reason.legal) });
}

/** The location and the mistake, then the reason and the variants whose rules allow the game. */
export function recordRefusal(
  say: Say,
  { code, line, column, text, move, reason, readsAs, variant }: PdnProblem,
): string {
  if (code === 'pdn-variant')
    return say('problem.pdn-variant', { variants: variantList(say, readsAs, 'or') });
  return [
    say(`problem.${code}`, {
      line,
      column,
      text: plain(text),
      move: move === null ? '' : say(`move.${move.color}`, { number: move.number }),
    }),
    ...(code === 'pdn-character' ? [say('record.example')] : []),
    ...(reason === null ? [] : [reasonFor(say, reason, variant ?? 'russian')]),
    ...(readsAs.length === 0 ? [] : [say('record.reads-as', { variants: variantList(say, readsAs, 'or') })]),
  ].join('\n');
}
