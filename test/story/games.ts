/**
 * Short games of Russian draughts, one per rule that ends a game. Each is the shortest of many
 * random games.
 */
import type { EndRule } from '../../src/draughts/ending.ts';
import type { Color } from '../../src/draughts/types.ts';

interface ShortGame {
  readonly by: EndRule;
  /** `null` means a draw. */
  readonly winner: Color | null;
  /** Every landing square of each move. */
  readonly moves: string;
}

const GAMES: readonly ShortGame[] = [
  {
    by: 'no-pieces',
    winner: 'white',
    moves: `a3-b4 b6-a5 e3-f4 f6-e5 g3-h4 e5:g3 h2:f4 g7-f6 d2-e3 f8-g7 f4-g5 h6:f4:d2 c1:e3 d6-c5 b4:d6:f8:h6 c7-b6
      h6-f4 b8-c7 f4:b8 h8-g7 b8-d6 d8-c7 d6:b8 a5-b4 c3:a5:c7 f6-g5 h4:f6:h8 a7-b6 c7:a5`,
  },
  {
    by: 'no-moves',
    winner: 'black',
    moves: `a3-b4 b6-c5 b4-a5 f6-e5 e3-d4 c5:e3 f2:d4:f6 g7:e5 g3-h4 a7-b6 d2-e3 h8-g7 e3-d4 e5-f4 h2-g3 f4:h2 d4-c5
      d6:b4:d2 c1:e3 b8-a7 h4-g5 h6:f4:d2 e1:c3 e7-d6 g1-f2 h2-g1 c3-b4 g1:c5:a3:c1 a1-b2 c1:a3`,
  },
  {
    by: 'threefold',
    winner: null,
    moves: `g3-f4 d6-e5 f4:d6 e7:c5 e3-f4 f8-e7 d2-e3 f6-g5 e1-d2 e7-f6 h2-g3 g5-h4 f4-e5 f6:d4 c3:e5 h6-g5 g3-f4
      d8-e7 f4:h6:f8:d6:b4 h8-g7 e5-f6 g7:e5 e3-d4 e5:c3:e1:g3 b2-c3 g3-h2 b4-a5 h2-g3 a5-b4 g3-h2 b4-a5 h2-g3
      a5-b4`,
  },
  {
    by: 'few-pieces-5',
    winner: null,
    moves: `a3-b4 b6-c5 b2-a3 a7-b6 e3-f4 f6-g5 g3-h4 g5:e3 f2:d4 c5:e3 d2:f4 b6-c5 h4-g5 e7-f6 g5:e7 d8:f6 e1-d2
      d6-e5 f4:d6 c5:e7 g1-f2 c7-b6 a1-b2 b6-a5 f2-g3 e7-d6 b4-c5 d6:b4 a3:c5 b8-c7 c3-b4 a5:c3:a1 g3-f4 c7-d6
      c5:e7:g5 g7-f6 g5:e7 f8:d6 f4-e5 d6:f4 d2-e3 f4:d2 c1:e3 h8-g7 e3-f4 h6-g5 f4:h6:f8 a1-f6 f8-a3 f6-d4
      a3-d6 d4-a7 d6-e7 a7-e3 e7-f6 e3-f4 f6-h8`,
  },
  {
    by: 'main-road-5',
    winner: null,
    moves: `e3-f4 h6-g5 f4:h6 b6-a5 d2-e3 a5-b4 a3:c5 d6:b4:d2:f4 g3:e5 f6:d4 h2-g3 d4-e3 f2:d4 e7-d6 d4-c5 d6:b4
      g3-h4 a7-b6 b2-a3 f8-e7 h6:f8:c5:a7 d8-e7 a3:c5 h8-g7 e1-d2 g7-h6 c5-d6 c7:e5 a1-b2 e5-f4 g1-h2 e7-f6
      h2-g3 f4:h2 h4-g5 f6:h4 d2-e3 h2-g1 b2-c3 g1:d4:a1 c1-b2 a1:e5 a7-f2 h4-g3 f2:h4 e5-a1 h4-d8 a1-b2 d8-a5
      b2-d4 a5-b4 d4-f2 b4-c3 f2-g3 c3-b2 g3-e1 b2-h8 e1-b4 h8-e5 b4-d2 e5-g3 d2-e1 g3-e5 e1-a5`,
  },
  {
    by: 'kings-only-15',
    winner: null,
    moves: `g3-f4 f6-e5 h2-g3 b6-a5 a3-b4 e5-d4 c3:e5 a5:c3 d2:b4 g7-f6 e5:g7 h8:f6 b2-c3 f8-g7 e3-d4 f6-g5 c1-d2
      g5:e3:c1 d4-e5 d6:f4:h2 a1-b2 c1:a3:d6 e1-d2 c7-b6 f2-g3 h2:f4 c3-b4 d6:a3 g1-f2 h6-g5 d2-e3 f4:d2 f2-g3
      d2-e1 g3-h4 a3-c5 h4:f6:h8 e1-a5 h8-b2 c5-f2 b2-h8 f2-c5 h8-e5 c5-b4 e5-h2 b4-a3 h2-f4 a3-c1 f4-e5 c1-e3
      e5-g7 a5-d2 g7-h8 e3-f2 h8-b2 f2-h4 b2-h8 d2-b4 h8-e5 h4-f2 e5-b2 b4-d6 b2-a1 f2-e3 a1-h8 e3-d2 h8-b2`,
  },
  {
    by: 'three-kings-15',
    winner: null,
    moves: `e3-f4 h6-g5 f4:h6 b6-a5 d2-e3 a5-b4 a3:c5 d6:b4:d2:f4 g3:e5 f6:d4 h2-g3 d4-e3 f2:d4 e7-d6 d4-c5 d6:b4
      g3-h4 a7-b6 b2-a3 f8-e7 h6:f8:c5:a7 d8-e7 a3:c5 h8-g7 e1-d2 g7-h6 c5-d6 c7:e5 a1-b2 e5-f4 g1-h2 e7-f6
      h2-g3 f4:h2 h4-g5 f6:h4 d2-e3 h2-g1 b2-c3 g1:d4:a1 c1-b2 a1:e5 a7-f2 h4-g3 f2:h4 e5-c3 h4-e1 c3-f6 e1-b4
      f6-d4 b4-e7 d4-b6 e7-b4 b6-d4 b4-f8 d4-a7 f8-e7 a7-f2 e7-b4 f2-g1 b4-e7 g1-e3 e7-h4 e3-d2 h4-g3 d2-c1
      g3-d6 c1-d2 d6-f8 d2-a5 f8-e7 a5-d2 e7-a3 d2-g5 a3-b2`,
  },
];

export function gameEndingBy(by: EndRule): ShortGame & { readonly list: readonly string[] } {
  const game = GAMES.find((candidate) => candidate.by === by);
  if (!game) throw new Error(`no short game ends by ${by}`);
  return { ...game, list: game.moves.split(/\s+/u) };
}

export const SHORT_DRAWS = GAMES.filter(({ winner }) => winner === null).map(({ by }) => by);
