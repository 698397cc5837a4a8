/** The words of puzzles, in private and of the day. */
import type { Sentence } from '../sentence.ts';

export const puzzleWords = {
  'name.puzzle': 'puzzle',
  'name.puzzle.variant': 'variant',
  'name.puzzle.move': 'move',
  'command.puzzle': 'Find the one move that wins; only you see it',
  'command.puzzle.variant': 'Which game of the family? The usual one of the server unless you say',
  'command.puzzle.move': 'Your move in the puzzle that you are solving, such as c3-d4 or 32-28',

  'puzzle.title': '### Find the win',
  'puzzle.of': '-# {variant} · difficulty {difficulty}',
  'puzzle.own': '-# From a game that was played in this server',
  'puzzle.turn.white': '⚪ **White is to move. One move wins: which?**',
  'puzzle.turn.black': '⚫ **Black is to move. One move wins: which?**',
  'puzzle.answered.white': '✅ **{move}** is right. White answered **{reply}**.',
  'puzzle.answered.black': '✅ **{move}** is right. Black answered **{reply}**.',
  'puzzle.wrong': '⚠️ **{move}** does not win. You have one more try.',
  'puzzle.wrong-again': '⚠️ **{move}** does not win.',
  'puzzle.solved': '## 🏆 Solved!',
  'puzzle.solved-late': '### ✅ Solved at the second try',
  'puzzle.failed': '### Not solved this time',
  'puzzle.solution': 'The solution: {moves}',
  'puzzle.rating': 'Your puzzle rating is now **{rating}** ({change}).',
  'puzzle.counts': 'You have solved {solved} of {tried}.',

  'button.puzzle.give-up': 'Show the solution',
  'button.puzzle.next': 'Next puzzle',
  'button.puzzle.show': 'Back to the board',
  'button.puzzle.solve': 'Solve',

  'daily.title': '### Puzzle of the day',
  'daily.unsolved': 'Nobody has solved it yet.',
  'daily.solved': {
    one: 'Solved by {count} member: {names}',
    other: 'Solved by {count} members: {names}',
  },
  'daily.solved-some': {
    one: 'Solved by {count} member; of those who are named: {names}',
    other: 'Solved by {count} members; of those who are named: {names}',
  },
  'daily.solved-unnamed': { one: 'Solved by {count} member.', other: 'Solved by {count} members.' },
  'daily.before': 'The solution of the puzzle before: {moves}',
} as const satisfies Record<string, Sentence>;
