import type { Sentence } from '../../i18n/sentence.ts';

export const puzzleWords = {
  'command.puzzle': 'Find the one winning move (only you can see it)',
  'command.puzzle.variant': 'Which variant? (default: the server’s)',
  'command.puzzle.move': 'Your move in the puzzle you’re solving, e.g. c3-d4 or 32-28',

  'puzzle.title': '### Find the win',
  'puzzle.about.easy': '-# {variant} · easy',
  'puzzle.about.medium': '-# {variant} · medium',
  'puzzle.about.hard': '-# {variant} · hard',
  'puzzle.own': '-# From a game played in this server',
  'puzzle.turn.white': '⚪ **White to move. Only one move wins. Which one?**',
  'puzzle.turn.black': '⚫ **Black to move. Only one move wins. Which one?**',
  'puzzle.answered.white': '✅ **{move}** is right. White replied with **{reply}**.',
  'puzzle.answered.black': '✅ **{move}** is right. Black replied with **{reply}**.',
  'puzzle.wrong': '⚠️ **{move}** doesn’t win. You have one more try.',
  'puzzle.wrong-again': '⚠️ **{move}** doesn’t win.',
  'puzzle.solved': '## 🏆 Solved!',
  'puzzle.solved-late': '### ✅ Solved on the second try',
  'puzzle.failed': '### Not solved this time',
  'puzzle.solution': 'The solution: {moves}',
  'puzzle.rating': 'Your puzzle rating is now **{rating}** ({change}).',
  'puzzle.provisional':
    '-# A question mark means the rating is provisional. It’ll settle as you solve more puzzles.',
  'puzzle.counts': 'Solved so far: {solved} of {tried}',

  'puzzle.ask-cost':
    '⚠️ If you view the solution, this puzzle won’t count as solved: your puzzle rating will go from **{before}** to **{after}**.',
  'puzzle.ask-first': '⚠️ If you view the solution, this puzzle won’t count as solved.',
  'button.puzzle.give-up': 'Show the solution',
  'button.puzzle.reveal': 'Yes, show it',
  'button.puzzle.next': 'Next puzzle',
  'button.puzzle.show': 'Back to the board',
  'button.puzzle.solve': 'Solve',
  'button.puzzle.before': 'Previous solution',
} as const satisfies Record<string, Sentence>;
