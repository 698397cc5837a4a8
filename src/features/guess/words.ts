import type { Sentence } from '../../i18n/sentence.ts';

export const guessWords = {
  'guess.title': '### 🎯 Guess the next move',
  'guess.players': '-# ⚪ {white} – ⚫ {black}',
  'guess.ask': 'What will {player} play? Only you see your guess.',
  'guess.open': 'You guess that {player} plays **{move}**. You can change it until the move is played.',
  'guess.right': {
    one: '✅ **{move}** was played, as you guessed: {points} of {count} guess right in this game.',
    other: '✅ **{move}** was played, as you guessed: {points} of {count} guesses right in this game.',
  },
  'guess.wrong': {
    one: '❌ You guessed {move}, but **{played}** was played: {points} of {count} guess right in this game.',
    other:
      '❌ You guessed {move}, but **{played}** was played: {points} of {count} guesses right in this game.',
  },
  'guess.table': '### 🎯 This week’s best guessers',
  'guess.row': {
    one: '{place}. **{user}** · {points} of {count} guess right',
    other: '{place}. **{user}** · {points} of {count} guesses right',
  },
  'guess.row-engine': '{text} · 🤖 {points}',
  'guess.legend': '-# 🤖 How many guesses this week match the move I’d play. I count them after each game.',
  'guess.table-imported': '### 📖 This week’s best guessers in imported games',
  'guess.nobody': 'No guesses have been counted yet this week.',
  'guess.result': '### 🎯 Your guesses',
  'guess.played': '✅ Guesses that were played: {points} of {count}.',
  'guess.judged': '🤖 Guesses that match the move I’d play: {points} of {count}.',
  'guess.unjudged':
    '🤖 Once I’ve analyzed the game, I’ll also count the guesses that match the moves I’d play.',
  'guess.line': '**{at}** {move}',
  'guess.no-games': 'No two other people are playing in this server right now.',
  'guess.menu': 'Guess the next move in…',
  'button.guess': 'Guess',
  'button.guess.again': 'The board now',
  'button.guess.table': 'This week',
  'button.guess.imported': 'Guess the moves',
  'problem.guess-own': 'You’re playing in that game, so you can’t guess its moves. Choose another game.',
  'problem.guess-over': 'That game is over. Choose another game to guess moves in.',
  'problem.guess-people': 'You can only guess moves in server games between two people.',
  'problem.guess-done':
    'That move was taken back after it was played, so your guess has already been counted.',
} as const satisfies Record<string, Sentence>;
