export const themeWords = {
  'theme.wood': 'Wood',
  'theme.slate': 'Slate',
  'theme.paper': 'Printed page',
  'theme.night': 'Night',
  'theme.contrast': 'High contrast',
  'theme.safe': 'Color-blind safe',
  'theme.themes':
    '🎨 **Themes,** in this order: {themes}.\n-# Your choice changes the boards that only you can see. What everyone sees is chosen in `/settings`.',
  'theme.pieces': '**Pieces,** in this order: {pieces}.',
  'theme.preview': '{theme} with these pieces: {pieces}.',
  'theme.menu.theme': 'Choose a theme',
  'theme.menu.pieces': 'Choose pieces',
  'theme.menu.board': 'Pictures or text?',
  'theme.matching': 'Made for the theme: {pieces}',
  'theme.chosen': 'Boards that only you can see now look the way you chose.',
  'theme.example': 'A board a few moves into a game, in your colors and with your pieces.',
  'theme.board.picture': 'I’ll show you boards as pictures.',
  'theme.board.text': 'I’ll show you boards as text: `/board` and `/game` use letters instead of a picture.',
  'theme.board.both': 'I’ll show you boards as a picture, with a text board below.',
  'text-board.key':
    '-# `w` `b` are men, `W` `B` kings; a number after them is the height of a tower, a dot is an empty square.',
} as const;
