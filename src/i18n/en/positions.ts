/** What is wrong with a position that someone wrote. Each code of the parser has its sentence, by type. */
import type { PositionCode } from '../../game/problem.ts';

export const positionWords = {
  'problem.fen-too-long': 'This text is too long to be a position.',
  'problem.fen-turn': 'A position begins with the side to move, `W:` or `B:`; this one begins with “{text}”.',
  'problem.fen-color':
    'At character {column} I expect the pieces of one side, such as `:Wc3,Kd4`, not “{text}”.',
  'problem.fen-square': 'There is no square “{text}” on this board (character {column}).',
  'problem.fen-range': '“{text}” is no range of squares (character {column}); one looks like `31-50`.',
  'problem.fen-tower':
    'I cannot read “{text}” (character {column}). A tower is a square and its pieces from the top down, such as `e5_wwb`; only Bashni has towers.',
  'problem.fen-tower-mixed':
    'In the tower “{text}” (character {column}) the colours alternate. The pieces of its owner lie on top, and all those taken below them, as in `e5_wwb`.',
  'problem.fen-square-twice': 'Two pieces stand on one square: “{text}” (character {column}).',
  'problem.fen-man-on-last-row':
    '“{text}” (character {column}) is a man on its last row, where it would have been crowned. Write it as a king, or put it elsewhere.',
  'problem.fen-too-many': 'One side has more pieces here than at the start of the game.',
  'problem.fen-side-empty': 'Both sides need a piece to begin with.',
  'problem.fen-over':
    'A game from this position would be over at once. Choose one in which the side to move has a move and nobody has won yet.',
  'position.example':
    'A position looks like this: `{example}`. That is the side to move, then the pieces of White and of Black; `K` marks a king.',
  'position.example-towers':
    'A position looks like this: `{example}`. That is the side to move, then each square with its pieces from the top down: `w` and `b` are men, `W` and `B` kings.',
} as const satisfies Record<`problem.${PositionCode}`, string> & Record<string, string>;
