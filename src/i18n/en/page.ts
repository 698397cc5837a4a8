/** The page with the board. Squares are read aloud by screen readers, one after another. */
export const pageWords = {
  'page.title': '{variant}: a board for two',
  'page.board': 'Board: {variant}',
  'page.flip': 'Flip the board',
  'page.restart': 'New game',

  'page.connecting': 'Connecting…',
  'page.paused': 'The game is paused.',
  'page.turn.yours': 'It’s your move.',
  'page.turn': 'It’s {name}’s move.',
  'page.won': '{name} won.',
  'page.refused': 'That didn’t work. Please try again.',
  'page.log-in': 'Log in with Discord',
  'page.log-in.why':
    'Log in to see this game. If you’ve logged in already, it isn’t shown to you: ask one of its players.',
  'page.offer.draw': 'Offer a draw',
  'page.offer.takeback': 'Ask to take back',
  'page.accept.draw': 'Accept the draw',
  'page.accept.takeback': 'Let them take back',
  'page.decline': 'Decline',
  'page.withdraw': 'Withdraw the offer',
  'page.resign': 'Resign',
  'page.resign.sure': 'Resign this game?',

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
