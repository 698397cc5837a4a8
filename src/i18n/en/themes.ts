/** The looks of boards, and what is said when one is chosen. */

export const themeWords = {
  'theme.wood': 'Wood',
  'theme.slate': 'Slate',
  'theme.paper': 'Paper print',
  'theme.night': 'Night',
  'theme.contrast': 'High contrast',
  'theme.safe': 'For all eyes',
  'theme.choose':
    'Boards can look like this: {themes}, in this order. `/theme` with a choice is for what only you see; how boards look that everyone sees is chosen in `/settings`.',
  'theme.chosen': 'Boards that only you see now look as you chose.',
  'theme.example': 'A board a few moves into a game, in your colours and with your pieces.',
  'theme.board.picture': 'I show you boards as pictures.',
  'theme.board.text':
    'I show you boards as text: `/board` and `/game` give you letters instead of a picture.',
  'theme.board.both': 'I show you boards as a picture with the same board as text below.',
  'text-board.key':
    '-# `w` `b` are men, `W` `B` kings, a number behind them is the height of a tower, a dot is an empty square.',
} as const;
