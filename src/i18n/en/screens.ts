/** The words of the private screens: help, list of games, confirmations, notes. */

export const screenWords = {
  'games.title': {
    one: '### You have {count} game in progress',
    other: '### You have {count} games in progress',
  },
  'games.title-here': {
    one: '### You have {count} game in progress in this server',
    other: '### You have {count} games in progress in this server',
  },
  'games.none-everywhere': 'You have no games in progress. Start one with `/challenge`.',
  'games.none-here': 'You have no games in progress in this server. Start one with `/challenge`.',
  'games.your-turn': '▶️ **Your move** against {opponent} · {variant}, move {number} · {where}',
  'games.your-turn-timed':
    '▶️ **Your move** against {opponent} · {variant}, move {number} · time runs out {time} · {where}',
  'games.their-turn': '⏳ {opponent} is thinking · {variant}, move {number} · {where}',
  'games.their-turn-timed':
    '⏳ {opponent} is thinking · {variant}, move {number} · time runs out {time} · {where}',
  'games.paused': '⏸️ Paused with {opponent} · {variant}, move {number} · {where}',
  'games.page': '-# Page {page} of {pages}',
  'button.games.previous': '◀ Previous',
  'button.games.next': 'Next ▶',
  'button.games.everywhere': 'Games everywhere',
  'button.games.here': 'Only in this server',
  'games.choice': '{opponent}: {variant}, move {number}',
  'games.choice-your-turn': 'It’s your move.',
  'games.choice-their-turn': 'It’s your opponent’s move.',
  'games.choice-over': 'This game is over.',
  'score.none': '-# No moves yet.',
  'menu.game': 'Which game?',

  'resign.ask': 'Resign against {opponent}? The game ends right away, and you lose it.',
  'button.resign-now': 'Yes, resign',
  'button.keep-playing': 'Keep playing',
  'resign.kept': 'OK, the game goes on.',

  'note.moved': 'You played **{move}**.',
  'note.resigned': 'You resigned. Thanks for the game.',
  'note.draw-agreed': 'You agreed to a draw.',

  'notation.variant':
    'I’ll write moves for you the way players of each variant do: `c3-d4` in Russian draughts, `32-28` on the board with 100 squares.',
  'notation.algebraic':
    'I’ll write what only you see like this: `c3-d4`. Boards in the channel keep the style of their variant, and I understand both.',
  'notation.numeric':
    'I’ll write what only you see like this: `22-18`. Boards in the channel keep the style of their variant, and I understand both.',

  'language.shown':
    'What only you see is in **{language}**. Boards and announcements are in the server’s language.',
  'language.menu': 'Choose your language…',
  'language.discord': 'Same as my Discord ({language})',

  'help.title': '## Draughts in this channel',
  'help.begin':
    '**Start:** `/challenge` someone, or leave the opponent empty and play the first person who accepts.',
  'help.engine':
    '**Alone:** play me with `/challenge opponent:@Crownhead` at eight levels, or in private with `/practice`. For a position to solve, use `/puzzle`.',
  'help.family':
    '**Variants:** there are {count} to play with `/challenge variant:`. See how each works with `/rules`, or start anywhere with `/challenge position:`.',
  'help.learn': '**New here?** Take ten short lessons with `/learn`.',
  'help.move':
    '**Move:** use the menu under the board, or type `/move c3-d4`: I list the legal moves as you type. You’re mentioned when it’s your turn.',
  'help.plan':
    '**Plan:** choose replies with `/plan` while your opponent thinks; they’re played right away when they fit.',
  'help.notation':
    '**Write:** `c3-d4`, `c3d4` and `22-18` all work. A capture is `c3:e5`, a longer one `c3:e5:g7` (or `c3:g7`, if only one fits). Choose how I write with `/notation`.',
  'help.look':
    '**Look:** `/board` shows a board only to you, `/games` all your games, `/game` one with its moves. **Flip** turns the board around.',
  'help.end':
    '**End:** offer a draw with `/draw`, resign with `/resign`, take back a move with `/takeback`, play again with `/rematch`.',
  'help.clock':
    '**Clock:** `/challenge time:` takes `5+3`, `3d` and the like. I remind you before your time runs out. Stop the clocks with `/pause`, restart them with `/resume`.',
  'help.you':
    '**You:** see who’s best with `/leaderboard`, and how you’re doing with `/profile`. Choose how I notify you with `/notify`; see, hide or delete your data with `/privacy`.',
  'help.time': '-# No rush: games and their buttons keep working for days, even if I restart.',
} as const;
