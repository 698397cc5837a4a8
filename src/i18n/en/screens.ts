/** The words of the private screens: help, list of games, confirmations, notes. */

export const screenWords = {
  'games.title': { one: '### You have {count} game going on', other: '### You have {count} games going on' },
  'games.title-here': {
    one: '### You have {count} game going on in this server',
    other: '### You have {count} games going on in this server',
  },
  'games.none-everywhere': 'You have no game going on. `/challenge` starts one.',
  'games.none-here': 'You have no game going on in this server. `/challenge` starts one.',
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
  'games.choice-your-turn': 'It is your move.',
  'games.choice-their-turn': 'Your opponent is to move.',
  'games.choice-over': 'This game is over.',
  'score.none': '-# No move has been made yet.',
  'menu.game': 'Which game?',

  'resign.ask': 'Do you really want to resign against {opponent}? The game ends at once and is lost for you.',
  'button.resign-now': 'Yes, resign',
  'button.keep-playing': 'Keep playing',
  'resign.kept': 'Good. The game goes on.',

  'note.moved': 'You played **{move}**.',
  'note.resigned': 'You resigned. Thank you for the game.',
  'note.draw-agreed': 'You agreed on a draw.',

  'notation.variant':
    'I write moves for you as the players of each game do: `c3-d4` in Russian draughts, `32-28` on the board of 100 squares.',
  'notation.algebraic':
    'What only you see, I now write as `c3-d4`. The boards in the channel keep the style of their game, and I read both.',
  'notation.numeric':
    'What only you see, I now write as `22-18`. The boards in the channel keep the style of their game, and I read both.',

  'language.shown':
    'Only you see what I write to you here, and I write it in **{language}**. Boards and announcements are in the language of the server.',
  'language.menu': 'Choose your language …',
  'language.discord': 'As my Discord ({language})',

  'help.title': '## Draughts in this channel',
  'help.begin': '**Begin:** `/challenge` someone, or name nobody and play whoever accepts first.',
  'help.engine':
    '**Alone:** `/challenge opponent:@Crownhead` plays against me at eight levels; `/practice` does so in our direct messages, where nobody else sees it. `/puzzle` gives you a position to solve.',
  'help.family':
    '**Choose:** `/challenge variant:` plays any of {count} games, `/rules` explains each with pictures, `/challenge position:` begins where you like.',
  'help.learn': '**New here?** `/learn` teaches the game in ten short lessons that you play, for you alone.',
  'help.move':
    '**Move:** you are mentioned when it is your turn, or told as `/notify` chooses. Choose from the menu under the board, or type `/move c3-d4`: I list the legal moves while you type.',
  'help.plan':
    '**Plan:** while your opponent thinks, `/plan` lets you choose answers that are played at once when they fit.',
  'help.notation':
    '**Write:** `c3-d4`, `c3d4` and `22-18` all do. A capture is `c3:e5`, several are `c3:e5:g7`; leave out what is clear, `c3:g7` is enough when only one capture fits. `/notation` chooses how I write for you.',
  'help.look':
    '**Look:** `/board` shows a board to you alone, `/games` all your games, `/game` one with all its moves, **Flip** the board from the other side.',
  'help.end':
    '**End:** `/draw` offers a draw or answers an offer. `/resign` gives up; it asks you first. `/takeback` asks to undo your last move, `/rematch` to play again.',
  'help.clock':
    '**Clock:** `/challenge time:` takes `5+3`, `3d` and the like. I remind you before your time runs out. `/pause` asks to stop both clocks, `/resume` lets them run again.',
  'help.you':
    '**You:** `/leaderboard` shows who is best here and `/profile` how you do. `/notify` chooses how I call you, `/privacy` shows, hides or erases what I keep of you.',
  'help.time': '-# Take your time: games and their buttons wait for days, even when I am restarted.',
} as const;
