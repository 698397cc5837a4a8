/** A move that only this variant's special rule allows or requires. Tests check it. */
import type { Line } from '../../draughts/line.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { VariantId } from '../../draughts/variants.ts';
import { lineFrom } from '../../notation/valid.ts';

interface Special {
  readonly fen: string;
  readonly move: string;
}

/**
 * An idle piece is added where the game would otherwise be over, because the picture would then
 * show its result.
 */
export const SPECIALS: Readonly<Record<VariantId, Special>> = {
  russian: { fen: 'W:Wh6:Bg7,d6,b6,f2', move: 'h6:f8:c5:a7' },
  poddavki: { fen: 'B:Wb4,d4,d2:BKc1', move: 'c1:e3:c5:a3' },
  bashni: { fen: 'W:a3_wb,e3_b,b4_b,b6_bw', move: 'a3:c5:a7' },
  international: { fen: 'W:WK4:B9,14,18,28,30', move: '4x13x22x39x25' },
  brazilian: { fen: 'W:Wd6:Be7,g7,g5,a3', move: 'd6:f8:h6:f4' },
  antidraughts: { fen: 'B:W18,29,30:B12', move: '12x23x34x25' },
  frisian: { fen: 'W:W27:B10,22,28,37', move: '27x18x38x36' },
  frysk: { fen: 'W:W44:B14,19,34,K38,K39', move: '44x33x42' },
  breakthrough: { fen: 'W:W24:B8,19,40', move: '24x13x2' },
  english: { fen: 'W:W20:B6,7,16', move: '20x11x2' },
  pool: { fen: 'W:W15:B10,18,26,27', move: '15x6' },
  italian: { fen: 'W:W25:BK13,21', move: '25x18' },
  spanish: { fen: 'W:WK24:BK6,15,18', move: '24x11x2' },
  czech: { fen: 'W:Wc3,Kc1:Bb4,g5', move: 'c1:h6' },
  thai: { fen: 'W:WK31:B14,20,22', move: '31x17x10' },
  canadian: { fen: 'W:W44:B14,15,26,28,38,39', move: '44x33x20x9x22x35' },
  turkish: { fen: 'W:WKg3,a2:Be8,d6,e5,f3,f2', move: 'g3:d3:d8:f8:f1' },
  armenian: { fen: 'W:Wc3,e2:Bd6,f7', move: 'c3-d4' },
};

export function specialLine(variant: Variant): Line {
  const { fen, move } = SPECIALS[variant.id];
  return lineFrom(variant.id, fen, move);
}
