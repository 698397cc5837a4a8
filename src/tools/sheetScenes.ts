import { extend, lastPosition, type Line, startLine } from '../draughts/line.ts';
import { legalMoves } from '../draughts/moves.ts';
import { type VariantId, variantOf } from '../draughts/variants.ts';
import { parseFen } from '../notation/fen.ts';
import { parseMoveIn } from '../notation/move.ts';
import { boardScene } from '../render/scene/boardScene.ts';
import { parseSquare } from '../notation/square.ts';
import type { Scene } from '../render/scene/scene.ts';
import type { SheetScenes } from '../render/sheet.ts';

function lineFrom(id: VariantId, fen: string, ...moves: readonly string[]): Line {
  const variant = variantOf(id);
  const position = parseFen(variant, fen);
  if (!position.ok) throw new Error(`${fen}: ${position.problem.code}`);
  return moves.reduce(
    (line, text) => {
      const move = parseMoveIn(variant, lastPosition(line), text);
      if (!move.ok) throw new Error(`${text}: ${move.problem.code}`);
      return extend(line, move.value);
    },
    startLine(variant, position.value),
  );
}

function game(id: VariantId, plies: number): Line {
  let line = startLine(variantOf(id));
  for (let ply = 0; ply < plies; ply += 1) {
    const moves = legalMoves(line.variant, lastPosition(line));
    const move = moves[(ply * 7) % Math.max(1, moves.length)];
    if (move === undefined) return line;
    line = extend(line, move);
  }
  return line;
}

function choosing(line: Line, name: string): Scene {
  const from = parseSquare(line.variant, name) ?? -1;
  const moves = legalMoves(line.variant, lastPosition(line)).filter((move) => move.from === from);
  const targets = moves.map(({ to: square }, at) => ({ square, label: String(at + 1) }));
  return { ...boardScene(line, 'white'), choice: { from, targets } };
}

export const sheetScenes = (): SheetScenes => ({
  inAllSets: boardScene(
    lineFrom('russian', 'W:Wa3,g1,f2,c1,h2,Ka1:Bb4,d6,h8,a7,Kf8,g5,h4', 'a3:c5:e7'),
    'white',
  ),
  others: [
    choosing(lineFrom('russian', 'W:WKc3,g1:Bd8,h8,h6'), 'c3'),
    boardScene(lineFrom('russian', 'W:Wb6,g1,e3:Bd8,h8,h6', 'b6-a7', 'h6-g5', 'a7-b8'), 'white'),
    boardScene(game('international', 44), 'white'),
    boardScene(game('bashni', 40), 'white'),
    boardScene(game('canadian', 40), 'black'),
    boardScene(game('turkish', 30), 'white'),
    boardScene(game('russian', 34), 'black', { winner: 'black' }),
  ],
});
