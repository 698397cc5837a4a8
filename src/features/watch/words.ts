import type { Sentence } from '../../i18n/sentence.ts';

export const watchWords = {
  'command.watch': 'See who’s playing now, guess moves, and choose what to be notified about',
  'command.watch.game': 'Which game? (a link to its board, or choose one; default: the game in this channel)',
  'command.watch.player': 'Whose games?',
  'command.watch.when':
    'When should I notify you? (default: when the player starts a game, or when the game ends)',
  'choice.watch.when.start': 'When the player starts a game',
  'choice.watch.when.end': 'At the end',
  'choice.watch.when.moves': 'After each move',
  'command.watch.guess': 'Guess the next move in other people’s games, and see who guesses best this week',
  'command.watch.pinned': 'Which channel should I put this server’s home in? (admins only)',

  'watch.thread': '👁 {white} – {black}',
  'watch.game': '{white} – {black}',
  'watch.choice': '{white} – {black} · {variant}, move {number}',
  'watch.follows': '👁️ You’re watching {white} – {black}. This is the board now.',
  'watch.started': '▶️ {white} and {black} have started a game.',
  'watch.moved': '👁️ {white} – {black}, move {number}',
  'watch.vote': '🗳️ Your team is voting in {white} – {black}. The vote ends {distance}.',
  'watch.ended': '🏁 The game between {white} and {black} is over.',
  'watch.offer': 'When should I notify you about {white} – {black}?',
  'watch.chosen.game.start': '👁️ I’ll notify you when {what} starts.',
  'watch.chosen.game.end': '👁️ I’ll notify you when {what} ends.',
  'watch.chosen.game.moves':
    '👁️ I’ll show you each move of {what} in a private thread here, or in a direct message where I can’t make one.',
  'watch.chosen.votes':
    '🔔 I’ll notify you of each of your team’s votes in {what}, and when the game ends. I’ll use a private thread here, or a direct message where I can’t make one.',
  'watch.chosen.player.start': '👁️ I’ll notify you when {what} starts a game in this server.',
  'watch.chosen.player.end': '👁️ I’ll notify you when {what} finishes a game in this server.',
  'watch.chosen.player.moves':
    '👁️ I’ll show you each move in {what}’s games in this server: in a private thread, or in a direct message where I can’t make one.',
  'watch.title': '### 👁️ You’re watching',
  'watch.nothing':
    '### 👁️ You aren’t watching anything\n`/watch player:` notifies you about a player’s games in this server. `/watch game:` notifies you about one game.',
  'watch.line.start': '{what} · when a game starts',
  'watch.line.end': '{what} · at the end',
  'watch.line.moves': '{what} · each move',
  'watch.stopped': '🔕 I won’t notify you about that anymore.',
  'button.watch.watch': 'Watch',
  'button.watch.moves': 'After each move',
  'button.watch.end': 'At the end',
  'button.watch.stop': 'Stop watching',
  'button.watch.stop-short': 'Stop',
  'button.watch.now': 'Being played now',
  'menu.watch.player': 'Notify me when this player starts a game…',
  'button.watch.list': 'Everything I’m watching',

  'problem.watch-none-here':
    'Nobody else is playing in this channel. Name a game with `/watch game:`, or a player with `/watch player:`.',
  'problem.watch-over': 'That game is over. See it again with `/replay`.',
  'problem.watch-own': 'You already get notified about your own games. Choose how with `/preferences`.',
  'problem.watch-begun': 'That game has already started. I can notify you after each move, or at the end.',
  'problem.watch-bot': 'You can only watch people. Choose a member of this server.',
  'problem.watch-both':
    'Choose one of these at a time: watch a game, watch a player, guess a move, or keep a channel’s list updated.',
  'problem.watch-not-them': 'You can’t watch that here. Choose another game or player.',
  'problem.too-many-watches': {
    one: 'You’re already watching {count} game or player, and that’s the limit. Stop watching something with `/watch`.',
    other:
      'You’re already watching {count} games and players, and that’s the limit. Stop watching something with `/watch`.',
  },
} as const satisfies Record<string, Sentence>;
