/** The words of the game card, the private board and the line that an old card becomes. */
import type { Latest } from '../../game/game.ts';

export const cardWords = {
  'card.players': '### ⚪ {white}  –  ⚫ {black}',
  'card.move-number': '-# {variant} · move {number}',
  'card.move-number-casual': '-# {variant} · casual · move {number}',
  'card.time': '-# {time}',
  'card.turn.white': '⚪ {player}, **it is your move.**',
  'card.turn.black': '⚫ {player}, **it is your move.**',
  'card.turn-paused.white': '⚪ {player} is to move.',
  'card.turn-paused.black': '⚫ {player} is to move.',
  'card.last.white': 'White played **{move}**.',
  'card.last.black': 'Black played **{move}**.',
  'card.answered.white': 'White answered **{move}**, as planned.',
  'card.answered.black': 'Black answered **{move}**, as planned.',
  'card.must-capture': '-# There is something to capture, so you must.',
  'card.only-move': '-# You have just one move.',
  'card.won': '## 🏆 {winner} wins!',
  'card.drawn': '## 🤝 A draw!',
  'card.aborted': '## ⌛ No game',

  'retired.moved': '-# The answer was **{move}**.',
  'retired.answered': '-# **{move}** was played, and **{answer}** answered it.',
  'retired.begun': '-# This board was shown anew.',
  'retired.offered': '-# An offer was made.',
  'retired.declined': '-# An offer was declined.',
  'retired.withdrawn': '-# An offer was withdrawn.',
  'retired.taken-back': '-# A move was taken back.',
  'retired.paused': '-# The clocks were stopped.',
  'retired.resumed': '-# The clocks run again.',
  'retired.rematch-begun': '-# They are playing again.',
  'retired.ended': '-# The game is over.',
  'retired.link': '-# [Go to the board]({link})',
  'retired.unposted':
    '-# I cannot post the board where the game is played. `/board` shows it, and so does the next move that is made there.',
  'retired.gone':
    '-# The channel of this game was deleted. It goes on all the same: `/board` shows it, and `/move … game:` plays it, in any channel.',

  'button.play': 'Play {move}',
  'button.resign': 'Resign',
  'button.flip': 'Flip',

  'menu.move': 'Your move …',
  'menu.capture': 'Your capture …',
  'menu.piece': 'Which piece do you move?',
  'menu.move-of': 'Where does {square} go?',
  'menu.numbered': '{number}. {move}',

  'piece.man': {
    one: 'a man with {count} move',
    other: 'a man with {count} moves',
  },
  'piece.king': {
    one: 'a king with {count} move',
    other: 'a king with {count} moves',
  },
  'move.line': '{move}: {does}',
  'move.crowned': 'becomes a king',
  'move.captures': {
    one: 'captures {squares}',
    other: 'captures {count}: {squares}',
  },
  'move.captures-crowned': {
    one: 'captures {squares}, becomes a king',
    other: 'captures {count}: {squares}; becomes a king',
  },
} as const satisfies Record<`retired.${Latest}`, string> & Record<string, unknown>;
