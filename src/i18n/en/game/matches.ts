import type { ColorChoice } from '../../../game/challenge/challenge.ts';
import type { MatchEnd } from '../../../game/match/matchScore.ts';
import type { MatchProblem } from '../../../game/match/wish.ts';

type Stop = Extract<MatchEnd, { kind: 'stopped' }>['by'];

export const matchWords = {
  'command.play.match': 'Match length: a number of games (e.g. 6), or points to reach (e.g. 5 points)',
  'command.play.openings': 'Random openings: from which table? Each is played twice, with colors swapped',
  'command.play.rest': 'Break between the games of a match, e.g. 10m or 1d (default: none)',

  'match.choice.games': { one: '{count} game', other: '{count} games' },
  'match.choice.points': { one: 'First to {count} point', other: 'First to {count} points' },
  'match.choice.no-rest': 'No break',

  'invitation.match-color.white': '{variant}: the challenger plays ⚪ White in the first game.',
  'invitation.match-color.black': '{variant}: the challenger plays ⚫ Black in the first game.',
  'invitation.match-color.random': '{variant}: colors in the first game are random.',
  'invitation.opening': '{variant} from the opening **{opening}**. It’s a casual game.',
  'invitation.match.games': {
    one: '🎯 A match of {count} game, with colors swapped after each. A win is worth 2 points, a draw 1.',
    other: '🎯 A match of {count} games, with colors swapped after each. A win is worth 2 points, a draw 1.',
  },
  'invitation.match.points': {
    one: '🎯 A match to {count} point, with colors swapped after each game. A win is worth 2 points, a draw 1.',
    other:
      '🎯 A match to {count} points, with colors swapped after each game. A win is worth 2 points, a draw 1.',
  },
  'invitation.match.rest': '⏸️ Break between games: {time}',
  'invitation.match.draw': '🎲 Random openings, each played twice: {name}',
  'invitation.match.seal':
    '-# The random openings are chosen and sealed. You can check that later with this hash: `{value}`',

  'match.score-of':
    '-# 🎯 Game {number} of {total} · {first} **{firstPoints}** – **{secondPoints}** {second}',
  'match.score-to':
    '-# 🎯 Game {number}, playing to {points} points · {first} **{firstPoints}** – **{secondPoints}** {second}',
  'match.opening': '-# 📖 Opening **{opening}** · {table}',

  'import.opening': '-# 📖 Opening: {text}',

  'match.next-at': '⏭️ The next game of the match starts {time}.',
  'match.next-now': '⏭️ The next game of the match is about to start.',
  'match.won': '### 🎯 {winner} wins the match {points} – {others}!',
  'match.drawn': '### 🎯 The match ends in a draw, {points} – {points}.',
  'match.agreed': '-# 🎯 Both players agreed to end the match early.',
  'match.end-asked': '🎯 {player} wants to end the match here.',
  'match.end-asked-after': '🎯 {player} wants this to be the last game of the match.',
  'match.last-game': '-# 🎯 Both players agreed that this is the last game of the match.',
  'match.stopped.unplayed': '🎯 The match ends here, because this game was never played.',
  'match.stopped.gone': '🎯 The match ends here, because one of the players deleted their data.',
  'match.stopped.apart': '🎯 The match ends here, because these players can’t play each other here anymore.',
  'match.stopped.room': '🎯 The match ends here, because one of the players had too many other games.',
  'match.stopped.place': '🎯 The match ends here, because its channel was deleted.',

  'button.next-game': 'Next game',
  'note.next-begun': 'The next game is on. Good luck!',
  'button.match.end': 'End match',
  'button.match.agree': 'Agree to end the match',
  'note.match-end-asked': 'The match ends early if your opponent agrees.',
  'note.match-end-agreed': 'You both agreed to end the match early.',
  'button.deal': 'Check the opening',
  'match.deal.title': '### 🎲 How the openings were chosen at random',
  'match.deal.table': 'Table: {table}',
  'match.deal.seal': 'Sealed before the match: `{value}`',
  'match.deal.row': 'Games {first} and {second}: **{opening}**, from the seed `{seed}`',
  'match.deal.mixed': 'Added by Discord after the seal: `{text}`',
  'match.deal.lot':
    '-# Nobody could choose the openings, either: Discord assigns the two IDs that were added, one to the message with the seal and one to the button press that accepted it. To get from the first seed to its opening, read the first 8 digits of the SHA-256 hash of `{text}` as a hexadecimal number. Divide it by the number of openings in the table that can be chosen; the remainder is the row, counting from 0.',
  'match.deal.next': '-# Sealed for a rematch: `{value}`',
  'match.deal.check':
    '-# To check: the SHA-256 hash of the first seed is the sealed value; each later seed hashes to the one before it. So no opening could be changed after the challenge was made.',

  'problem.match-goes-on':
    'Your match isn’t over yet: its next game starts on its own. You can offer a rematch after the last one.',
  'problem.match-unreadable':
    'I can’t read “{text}” as the length of a match. Use a number of games like `2` or `6`, or points to reach like `5 points`.',
  'problem.match-rest':
    'I can’t read “{text}” as a break between games. Use minutes, hours, or days up to a week, like `10m`, `2h`, or `1d`, or `none`.',
  'problem.match-games':
    'A match has an even number of games, from {least} to {most}, so both players play each color equally often. For points to reach, use something like `5 points`.',
  'problem.match-points': 'A match can be played to anything from {least} to {most} points.',
  'problem.match-rest-alone':
    'A break is for matches. Set a length with `/play match:`, too, or leave the break empty.',
  'problem.match-draw-or-position':
    'Openings are either random or chosen, not both. Leave `/play openings:` or `/play position:` empty.',
  'problem.match-no-tables':
    'I don’t have random openings for {variant}, only for {variants}. Choose one of those variants, or leave `/play openings:` empty.',
  'problem.match-no-such-table':
    'I don’t know a table of openings called “{text}” for {variant}. Choose {tables}.',
  'problem.match-which-opening':
    'Several tables have an opening with that name. Which one do you mean: {names}?',
  'problem.match-rests': 'It’s the break between games. The next one starts on its own {time}.',
  'problem.match-waits':
    'One of you has too many games here right now. I’ll start the next one as soon as there’s room.',
  'problem.match-game-begun': 'The next game is already on.',
  'problem.match-end-asked':
    'You’ve already asked to end this match early. Your opponent can agree with the button on the board.',
  'problem.match-ending':
    'You’ve both agreed already: this is the last game of the match. Play it to its end.',
  'problem.match-over': 'This match is over. You can offer a rematch with `/games do:rematch`.',
  'problem.match-engine':
    'I only play single games. Challenge someone else to a match, or leave `/play match:`, `/play openings:`, and `/play rest:` empty.',
} as const satisfies Record<`problem.${MatchProblem['code']}`, string> &
  Record<`match.stopped.${Stop}` | `invitation.match-color.${ColorChoice}`, string> &
  Record<string, unknown>;
