import type { PositionCode } from '../../../game/problem.ts';

export const positionWords = {
  'problem.fen-too-long': 'This text is too long to be a position. If it’s a game, use `/replay text:`.',
  'problem.fen-turn': 'A position starts with the side to move, `W:` or `B:`; this one starts with “{text}”.',
  'problem.fen-color':
    'At character {column}, I expected the pieces of one side, such as `:Wc3,Kd4`, but found “{text}”.',
  'problem.fen-square': 'There’s no square “{text}” on this board (character {column}).',
  'problem.fen-range': '“{text}” isn’t a range of squares (character {column}). A range looks like `31-50`.',
  'problem.fen-tower':
    'I can’t read “{text}” (character {column}). A tower is a square and its pieces from the top down, such as `e5_wwb`; only Bashni has towers.',
  'problem.fen-tower-mixed':
    'In the tower “{text}” (character {column}), the colors are mixed up. The owner’s pieces go on top, and all captured pieces below, as in `e5_wwb`.',
  'problem.fen-square-twice': 'There are two pieces on one square: “{text}” (character {column}).',
  'problem.fen-man-on-last-row':
    '“{text}” (character {column}) is a man on its last row, where it would have been crowned. Make it a king, or put it somewhere else.',
  'problem.fen-too-many': 'One side has more pieces than at the start of the game. Take some off the board.',
  'problem.fen-too-many-captures':
    'There are too many possible captures in this position for me to list, so no game can start from it. Take a few pieces off the board.',
  'problem.fen-side-empty': 'Each side needs at least one piece.',
  'problem.fen-over':
    'A game from this position would be over right away. Choose one where the side to move has a move and nobody has won yet.',
  'position.example':
    'A position looks like this: `{example}`. First comes the side to move, then White’s and Black’s pieces; `K` marks a king.',
  'position.example-towers':
    'A position looks like this: `{example}`. First comes the side to move, then each square with its pieces from the top down: `w` and `b` are men, `W` and `B` kings.',
} as const satisfies Record<`problem.${PositionCode}`, string> & Record<string, string>;
