import type { Sentence } from '../../i18n/sentence.ts';

export const homeWords = {
  'now.title': '### 🎯 Being played now',
  'now.none':
    'Nobody is playing in this server right now. Start a game, or choose a player to be notified when they start one.',
  'now.count': { one: '{count} game in this server', other: '{count} games in this server' },
  'now.line': '{place}. **{white} – {black}** · {variant}, move {number} · {player} to move · {where}',
  'now.more': { one: '…and {count} more game', other: '…and {count} more games' },
  'now.words': '{place}. {white} (White) – {black} (Black), {variant}, move {number}, {player} to move.',
  'now.words-moved':
    '{place}. {white} (White) – {black} (Black), {variant}, move {number}, last move {move}, {player} to move.',
  'now.menu': 'Look at a game…',

  'home.title': '### 👑 Draughts in this server',
  'home.quiet': 'Nobody is playing right now. **Play** starts a game.',
  'home.puzzle.easy': '🧩 **Puzzle of the day**: {variant} · easy.',
  'home.puzzle.medium': '🧩 **Puzzle of the day**: {variant} · medium.',
  'home.puzzle.hard': '🧩 **Puzzle of the day**: {variant} · hard.',
  'home.leader': '🥇 **Top of the leaderboard**: {player} ({rating})',
  'home.tournament': '🏆 **{name}** starts {time} · {where}',
  'home.tournament-running': '🏆 **{name}** is in progress · {where}',
  'button.home.play': 'Play',
  'button.home.puzzle': 'Today’s puzzle',
  'home.put':
    'This server’s home is now in {where}. I’ll keep it up to date without notifying anyone. I don’t pin it: if it’s far above newer messages, I post it again at the bottom. Delete the message to stop.',
  'home.waiting': 'Discord isn’t answering right now. This server’s home will be in {where} soon.',
  'home.closed':
    'I can’t post in {where}. Give me **View Channel** and **Send Messages** there, and try again.',
  'menu.home.elsewhere': 'Move it to another channel…',
  'settings.home':
    '📍 **Home**: a message that I keep up to date, with the games being played, the puzzle of the day, the top of the leaderboard, and the next tournament.',
  'settings.home.at': 'It’s here: {where}',
  'button.home.put': 'Put this server’s home here',
} as const satisfies Record<string, Sentence>;
