/** What is said beside games that are shown again, taken away or brought in. */

export const recordWords = {
  'replay.place': '-# {variant} · {ply} of {total} moves made',
  'replay.start': 'The game begins.',
  'replay.film': { one: 'A film of one move. It ends so:', other: 'A film of {count} moves. It ends so:' },
  'button.first': 'First',
  'button.back': 'Back',
  'button.forward': 'Forward',
  'button.last': 'Last',
  'button.film': 'Film',

  'export.pdn': 'The game in Portable Draughts Notation, which other programs read:',
  'export.fen': 'The position as it stands:',
  'export.board': 'And as text (`w` and `b` are men, `W` and `B` kings):',
} as const;
