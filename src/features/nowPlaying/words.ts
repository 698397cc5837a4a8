import type { Sentence } from '../../i18n/sentence.ts';

export const nowWords = {
  'now.title': '### 🎯 Being played now',
  'now.none':
    'Nobody is playing in this server right now. Start a game, or choose a player, and I’ll notify you when they start one.',
  'now.count': { one: '{count} game in this server', other: '{count} games in this server' },
  'now.line': '{place}. **{white} – {black}** · {variant}, move {number} · {where}',
  'now.more': { one: '…and {count} more game', other: '…and {count} more games' },
  'now.words': '{place}. {white} (White) – {black} (Black), {variant}, move {number}, {player} to move.',
  'now.words-moved':
    '{place}. {white} (White) – {black} (Black), {variant}, move {number}, last move {move}, {player} to move.',
  'now.menu': 'Look at a game…',
  'now.posted':
    'The games being played are now in {where}, and I’ll keep them up to date. Delete the message to stop.',
  'now.waiting':
    'Discord isn’t answering right now. The games being played will be in {where} soon, and I’ll keep them up to date.',
  'now.closed':
    'I can’t post in {where}. Give me **View Channel** and **Send Messages** there, and try again.',
} as const satisfies Record<string, Sentence>;
