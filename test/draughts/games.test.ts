/**
 * Every collected game, checked after every ply: it continues until its judge ended it, with the
 * judge's count, and has the judge's result.
 */
import { expect, test } from 'vitest';
import { countdownOf, endingOf, type Ending } from '../../src/draughts/ending.ts';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { moveText, positionText, readPosition } from './board.ts';
import { sampleGames, type SampleGame } from './samples.ts';
import type { Piece } from '../../src/draughts/types.ts';
import { runsOf } from '../../src/draughts/piece.ts';

const GAMES: readonly VariantId[] = [
  'russian',
  'poddavki',
  'bashni',
  'international',
  'brazilian',
  'antidraughts',
  'frisian',
];
const games = GAMES.flatMap((id) => sampleGames(id));

const END_RULE: Readonly<Record<string, readonly string[]>> = {
  'no-moves': ['no-moves', 'no-pieces'],
  'no-moves (side to move wins)': ['no-moves', 'no-pieces'],
  threefold: ['threefold'],
  '15-moves-without-capture-or-man-move': ['kings-only-15'],
  '15-moves-kings-only': ['kings-only-15'],
  '7.2.4/7.2.5 fifteen-move rule': ['kings-only-15', 'three-kings-15'],
  '7.2.6 thirty moves, 4-5 pieces': ['standoff-30'],
  '6.2 twenty-five king moves': ['kings-only-25'],
  '6.3 sixteen-move rule': ['three-pieces-16'],
  '6.4 five-move rule': ['few-pieces-5'],
  'art 18 2K v K seven moves': ['two-kings-7'],
  'art 21.1 K v K (lidraughts: 2 moves each)': ['king-each-2'],
  '7.2.7/7.2.8 five-move rule': ['main-road-5', 'few-pieces-5'],
};

test.each(games.map((game) => [game.id, game] as const))(
  'every collected game of %s has its judge’s counts and result',
  (_id, game) => {
    const line = replay(game);
    expect(resultOf(endingOf(line))).toBe(game.result);
    expect(END_RULE[game.draw_rule ?? game.reason ?? '']).toContain(endingOf(line)?.by);
  },
);

const resultOf = (ending: Ending | null): string => {
  if (!ending) return '*';
  return ending.winner === null ? 'draw' : ending.winner.charAt(0);
};

function replay(game: SampleGame): Line {
  const variant = variantOf(game.variant);
  let line = startLine(variant, readPosition(variant, game.start_fen));
  for (const ply of game.plies) {
    expect(endingOf(line)).toBeNull();
    const move = legalMoves(variant, lastPosition(line)).find(
      (legal) => moveText(variant, legal) === ply.move,
    );
    expect(move, `${ply.move} is legal`).toBeDefined();
    line = extend(line, move!);
    expect(positionText(lastPosition(line))).toBe(positionText(readPosition(variant, ply.fen)));
    expect(countedAlike(line, ply)).toBe(true);
  }
  return line;
}

/**
 * Whether the count is the judge's. The judge also reports full counts (30 plies by default), and a
 * long count for the main road.
 */
function countedAlike(line: Line, { clock = 0, limit = 30 }: SampleGame['plies'][number]): boolean {
  const shown = countdownOf(line);
  if (shown === null) return limit < 0 || clock === 0 || endingOf(line) !== null;
  return shown.rule === 'main-road-5' || shown.movesLeft === Math.ceil((limit - clock) / 2);
}

/** `w` and `b` are men, `W` and `B` kings. */
const pieceOf = (letter: string): Piece => ({
  color: letter.toLowerCase() === 'w' ? 'white' : 'black',
  role: letter === letter.toLowerCase() ? 'man' : 'king',
});
const letterOf = ({ color, role }: Piece): string =>
  role === 'king' ? color.charAt(0).toUpperCase() : color.charAt(0);

test.each([
  ['w', '1w'],
  ['wb', '1w 1b'],
  ['bww', '1b 2w'],
  ['wwwbbbbw', '3w 4b 1w'],
  ['Wbb', '1W 2b'],
  ['WWb', '2W 1b'],
  ['bwWwB', '1b 1w 1W 1w 1B'],
])('%s is %s', (letters, listed) => {
  const [top, ...below] = letters.split('').map(pieceOf);
  const runs = runsOf([top!, ...below]);
  expect(runs.map(({ piece, count }) => `${count}${letterOf(piece)}`).join(' ')).toBe(listed);
});
