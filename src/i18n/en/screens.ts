export const screenWords = {
  'games.title': {
    one: '### You have {count} game in progress',
    other: '### You have {count} games in progress',
  },
  'games.title-here': {
    one: '### You have {count} game in progress in this server',
    other: '### You have {count} games in progress in this server',
  },
  'games.none-everywhere': 'You have no games in progress. Start one with `/play`.',
  'games.none-alone': 'You have no games in progress. Start one against me with `/play`.',
  'games.none-here': 'You have no games in progress in this server. Start one with `/play`.',
  'games.team-votes':
    '🗳️ **Your team’s vote**: {team} against {opponent} · {variant}, move {number} · ends {time} · {where}',
  'games.team': '🗳️ {team} against {opponent} · {variant}, move {number} · {where}',
  'games.heading.your-turn': '**Your move**',
  'games.heading.their-turn': '**Your opponent’s move**',
  'games.heading.paused': '**Paused**',
  'games.line': '{place}. {opponent} · {variant}, move {number} · {where}',
  'games.line-first': '{place}. {opponent} · {variant}, first move due {time} · {where}',
  'games.line-timed': '{place}. {opponent} · {variant}, move {number} · time runs out {time} · {where}',
  'games.page': '-# Page {page} of {pages}',
  'button.next.games': 'My games',
  'button.next.play': 'Start a game',
  'button.games.look': '{place}. {opponent}',
  'button.games.previous': '◀ Previous',
  'button.games.next': 'Next ▶',
  'button.games.everywhere': 'Games everywhere',
  'button.games.here': 'Only in this server',
  'games.choice': '{opponent}: {variant}, move {number}',
  'games.choice-your-turn': 'Your move',
  'games.choice-their-turn': 'Your opponent’s move',
  'games.choice-over': 'Over',
  'games.choice-last': 'last move {move}',
  'games.choice-left': '{time} left',
  'games.choice-direct': 'direct messages',
  'games.choice-move': '{move} (against {opponent}, move {number})',
  'score.none': '-# No moves yet.',
  'menu.game': 'Which game?',

  'draw.ask': 'Offer {opponent} a draw? If they accept, the game ends with no winner.',
  'resign.ask': 'Resign your game against {opponent}? It ends right away, and you lose.',
  'resign.ask.short':
    'Resign your game against {opponent}? It ends right away, and you lose. It’s too short to count, so neither rating would change.',
  'resign.ask.rated': 'Resign your rated game against {opponent}? It ends right away, and you lose.',
  'button.resign-now': 'Yes, resign',
  'button.keep-playing': 'Keep playing',

  'progress.queued': '⏳ I’m still working on earlier requests. Yours is in the queue.',
  'progress.working': '⏳ I’m still working on it.',
  'progress.reading': '⏳ I’ve read {percent}% of the text.',
  'progress.film': '⏳ {done} of {all} pictures are ready.',

  'note.moved': 'You played **{move}**.',
  'note.resigned': 'You resigned. Thanks for the game.',
  'note.draw-agreed': 'You agreed to a draw.',

  'notation.variant':
    'I’ll write moves for you the way players of each variant do: `c3-d4` in Russian draughts, `32-28` on boards with 100 squares.',
  'notation.algebraic':
    'In messages only you can see, I’ll write moves like this: `c3-d4`. Boards in the channel keep the style of their variant, and I understand both.',
  'notation.numeric':
    'In messages only you can see, I’ll write moves like this: `22-18`. Boards in the channel keep the style of their variant, and I understand both.',
  'notation.short':
    'In messages only you can see, I’ll write moves like this, as long as squares have letters: `cd4`, `c:e5`. Boards in the channel keep the style of their variant, and I understand both.',

  'language.shown':
    'Messages that only you can see are in **{language}**. Boards and announcements are in the server’s language.',
  'language.menu': 'Choose your language…',
  'language.discord': 'Same as my Discord ({language})',
  'button.keep': 'Keep it in a channel…',
  'keep.where':
    'Which channel should I post this in? I’ll keep it up to date there. Delete the message to stop.',
} as const;
