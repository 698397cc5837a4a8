import { extend, type Line, lastPosition, startLine } from '../../draughts/line.ts';
import { type VariantId, variantOf } from '../../draughts/variants.ts';
import { parseFen } from '../../notation/fen.ts';
import { parseMoveIn } from '../../notation/move.ts';

interface Played {
  readonly variant: VariantId;
  readonly fen: string;
  readonly moves: readonly string[];
}

export function lineFrom({ variant: id, fen, moves }: Played): Line {
  const variant = variantOf(id);
  const start = parseFen(variant, fen);
  if (!start.ok) throw new Error(`no position: ${fen}`);
  return moves.reduce(
    (line, text) => {
      const move = parseMoveIn(variant, lastPosition(line), text);
      if (!move.ok) throw new Error(`no move ${text}`);
      return extend(line, move.value);
    },
    startLine(variant, start.value),
  );
}
