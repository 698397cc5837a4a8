/** The page with the board. Squares are read aloud by screen readers, one after another. */
export const pageWords = {
  'page.title': '{variant}: a board for two',
  'page.board': 'Board: {variant}',
  'page.flip': 'Flip the board',
  'page.restart': 'New game',

  'page.square.empty': '{square}, empty',
  'page.square.white.man': '{square}, white man',
  'page.square.white.king': '{square}, white king',
  'page.square.black.man': '{square}, black man',
  'page.square.black.king': '{square}, black king',
  'page.square.tower': '{square}, tower: {pieces}',

  'page.part.movable': '{square}, can move',
  'page.part.must-capture': '{square}, must capture',
  'page.part.chosen': '{square}, selected',
  'page.part.target': '{square}, can be reached',
  'page.part.stop': '{square}, on the way',
  'page.part.captured': '{square}, being captured',

  'page.chosen': '{square} selected. It can go to {squares}.',
  'page.onward': 'On {square}, and the capture continues to {squares}.',
  'page.unclear': 'Several captures lead to {square}. Continue with {squares}.',
  'page.released': 'Nothing selected.',
} as const satisfies Record<string, string>;
