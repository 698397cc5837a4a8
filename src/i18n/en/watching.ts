import type { Sentence } from '../sentence.ts';

export const watchWords = {
  'watch.thread': '👁 {white} – {black}',
  'watch.game': '{white} – {black}',
  'watch.choice': '{white} – {black} · {variant}, move {number}',
  'watch.follows': '👁️ You’re watching {white} – {black}. This is the board now.',
  'watch.started': '▶️ {white} and {black} have started a game.',
  'watch.moved': '👁️ {white} – {black}, move {number}',
  'watch.ended': '🏁 The game of {white} and {black} is over.',
  'watch.offer': 'When should I call you to the game of {white} and {black}?',
  'watch.chosen.game.start': '👁️ I’ll message you when {what} starts.',
  'watch.chosen.game.end': '👁️ I’ll message you when {what} ends.',
  'watch.chosen.game.moves':
    '👁️ I’ll show you each move of {what} in a private thread here, or in a direct message where I can’t make one.',
  'watch.chosen.player.start': '👁️ I’ll message you when {what} starts a game in this server.',
  'watch.chosen.player.end': '👁️ I’ll message you when a game of {what} in this server ends.',
  'watch.chosen.player.moves':
    '👁️ I’ll show you each move of the games of {what} in this server in a private thread, or in a direct message where I can’t make one.',
  'watch.title': '### 👁️ You’re watching',
  'watch.nothing':
    '### 👁️ You aren’t watching anything\n`/watch player:` calls you to the games of a player in this server. `/watch game:` calls you to one game.',
  'watch.line.start': '{what} · when a game starts',
  'watch.line.end': '{what} · at the end',
  'watch.line.moves': '{what} · each move',
  'watch.stopped': '🔕 I won’t call you about that anymore.',
  'live.title': '### 🎯 Being played now',
  'live.none': 'Nobody is playing in this server right now. Challenge someone with `/challenge`.',
  'live.count': { one: '{count} game in this server', other: '{count} games in this server' },
  'live.line': '{place}. **{white} – {black}** · {variant}, move {number} · {where}',
  'live.more': { one: '…and {count} more game', other: '…and {count} more games' },
  'live.words': '{place}. {white} (White) – {black} (Black), {variant}, move {number}, {player} to move.',
  'live.words-moved':
    '{place}. {white} (White) – {black} (Black), {variant}, move {number}, last move {move}, {player} to move.',
  'live.menu': 'Look at a game…',
  'live.posted':
    'The games being played are now in {where}, and I’ll keep them up to date. To stop that, delete the message.',
  'live.waiting':
    'Discord isn’t answering right now. The games being played will be in {where} soon, and I’ll keep them up to date.',
  'live.closed':
    'I can’t post in {where}. Give me **View Channel** and **Send Messages** there, and try again.',
  'showcase.title': '### 🥇 Game of the day',
  'showcase.where': 'Its last board: {where}',
  'button.watch.watch': 'Watch',
  'button.watch.moves': 'After each move',
  'button.watch.end': 'At the end',
  'button.watch.stop': 'Stop watching',
  'button.watch.list': 'All that I watch',

  'problem.watch-none-here':
    'Nobody else is playing in this channel. Name a game with `/watch game:`, or a player with `/watch player:`.',
  'problem.watch-over': 'That game is over. See it again with `/replay`.',
  'problem.watch-own': 'You’re called to your own games anyway. Choose how with `/notify`.',
  'problem.watch-begun': 'That game has already started. I can call you after each move, or at the end.',
  'problem.watch-bot': 'Only people can be watched. Choose a member of this server.',
  'problem.watch-both': 'Choose either a game or a player, not both.',
  'problem.watch-not-them': 'You can’t watch that here. Choose another game or player.',
  'problem.too-many-watches': {
    one: 'You’re already watching {count} game or player, and that’s the most. Stop watching something with `/watch`.',
    other:
      'You’re already watching {count} games and players, and that’s the most. Stop watching something with `/watch`.',
  },
} as const satisfies Record<string, Sentence>;
