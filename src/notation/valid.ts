/** Reads our own positions and moves. Throws if one is invalid, because that is a bug. */
import { extend, lastPosition, startLine, type Line } from '../draughts/line.ts';
import type { Position } from '../draughts/types.ts';
import type { AnyVariant } from '../draughts/variant.ts';
import { variantOf, type VariantId } from '../draughts/variants.ts';
import { parseFen } from './fen.ts';
import { parseMoveIn } from './move.ts';

export function validPosition(variant: AnyVariant, fen: string): Position {
  const read = parseFen(variant, fen);
  if (!read.ok) throw new Error(`expected a ${variant.id} position, got ${fen}: ${read.problem.code}`);
  return read.value;
}

/** Continues a line with these moves. */
export const playTexts = <V extends AnyVariant>(start: Line<V>, texts: readonly string[]): Line<V> =>
  texts.reduce((line, text) => {
    const read = parseMoveIn(line.variant, lastPosition(line), text);
    if (!read.ok)
      throw new Error(`expected a legal ${line.variant.id} move, got ${text}: ${read.problem.code}`);
    return extend(line, read.value);
  }, start);

export const lineFrom = (id: VariantId, fen: string, ...texts: readonly string[]): Line =>
  playTexts(startLine(variantOf(id), validPosition(variantOf(id), fen)), texts);
