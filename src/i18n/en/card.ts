/** The words of the game card, the private board and the line that an old card becomes. */
import type { Latest } from '../../game/game.ts';

export const cardWords = {
  'card.players': '### ⚪ {white}  –  ⚫ {black}',
  'card.team': '{team} ({members})',
  'card.move-number': '-# {variant} · move {number}',
  'card.move-number-casual': '-# {variant} · casual · move {number}',
  'card.time': '-# {time}',
  'card.turn.white': '⚪ {player}, **it’s your move.**',
  'card.turn.black': '⚫ {player}, **it’s your move.**',
  'card.turn-paused.white': '⚪ {player} to move.',
  'card.turn-paused.black': '⚫ {player} to move.',
  'card.last.white': 'White played **{move}**.',
  'card.last.black': 'Black played **{move}**.',
  'card.answered.white': 'White replied with **{move}**, as planned.',
  'card.answered.black': 'Black replied with **{move}**, as planned.',
  'card.must-capture': '-# You can capture, so you must.',
  'card.only-move': '-# You have only one legal move.',
  'card.won': '## 🏆 {winner} wins!',
  'card.drawn': '## 🤝 It’s a draw!',
  'card.aborted': '## ⌛ Game canceled',
  'card.uncounted.short': '-# This game was too short to count, so neither rating changes.',
  'card.uncounted.young': '-# This game doesn’t count: both accounts have to be at least a week old.',

  'retired.moved': '-# {player} played **{move}**.',
  'retired.answered': '-# {player} played **{move}**, and the reply was **{answer}**.',
  'retired.begun': '-# This board was posted again below.',
  'retired.offered': '-# An offer was made.',
  'retired.declined': '-# An offer was declined.',
  'retired.withdrawn': '-# An offer was withdrawn.',
  'retired.taken-back': '-# A move was taken back.',
  'retired.paused': '-# The clocks were stopped.',
  'retired.resumed': '-# The clocks are running again.',
  'retired.rematch-begun': '-# The rematch is on.',
  'retired.ended': '-# The game is over.',
  'retired.link': '-# [Go to the board]({link})',
  'retired.unposted':
    '-# I can’t post in this game’s channel. See the board with `/board`; I’ll post it there again once someone makes a move in that channel.',
  'retired.gone':
    '-# This game’s channel was deleted, but the game isn’t lost: see it with `/board` and play on with `/move game:` in any channel.',

  'button.play': 'Play {move}',
  'button.resign': 'Resign',
  'button.flip': 'Flip',

  'menu.move': 'Your move…',
  'menu.capture': 'Your capture…',
  'menu.piece': 'Which piece?',
  'menu.move-of': 'Move the piece on {square} to…',
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
