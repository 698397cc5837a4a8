import type { CountRule } from '../../../draughts/ending.ts';
import type { Color } from '../../../draughts/types.ts';
import type { EndReason } from '../../../game/game.ts';
import type { Plural } from '../../sentence.ts';

/** These also fit giveaway, where a player without a move wins, so none of them says who won. */
export const resultWords = {
  'outcome.white': '⚪ **White won.**',
  'outcome.black': '⚫ **Black won.**',
  'outcome.player.white': '⚪ **{player} won.**',
  'outcome.player.black': '⚫ **{player} won.**',
  'outcome.draw': '🤝 **The game was drawn.**',
  'outcome.aborted': '⌛ **Game canceled.**',

  'result.no-pieces': 'One side had no pieces left.',
  'result.no-moves': 'One side had no moves left.',
  'result.no-pieces.player': '{player} had no pieces left.',
  'result.no-moves.player': '{player} had no moves left.',
  'result.resignation.player': '{player} resigned.',
  'result.flag.player': '{player} ran out of time.',
  'result.no-pieces.giveaway': 'The winner got rid of every piece, which is the goal here.',
  'result.no-moves.giveaway': 'The winner had no moves left, which is the goal here.',
  'result.first-king': 'The first king was crowned.',
  'result.threefold': 'The same position came up for the third time.',
  'result.fourfold': 'The same position came up for the fourth time.',
  'result.kings-only-15': 'For 15 moves by each side, only kings moved and nothing was captured.',
  'result.kings-only-25': 'For 25 moves by each side, only kings moved and nothing was captured.',
  'result.kings-only-40': 'For 40 moves by each side, only kings moved and nothing was captured.',
  'result.kings-only-50': 'For 50 moves by each side, only kings moved and nothing was captured.',
  'result.three-kings-15': 'Three or more kings didn’t catch the single king in 15 moves.',
  'result.three-pieces-16': 'Three pieces didn’t catch the single king in 16 moves.',
  'result.two-kings-7': 'Two kings didn’t catch the single king in 7 moves.',
  'result.main-road-5': 'Three pieces didn’t drive the single king off the main road in 5 moves.',
  'result.few-pieces-5': 'One or two pieces didn’t catch the single king in 5 moves.',
  'result.king-each-2': 'Each side had one king left, and neither caught the other in 2 moves.',
  'result.one-piece-each': 'Each side has one piece left, which is a draw.',
  'result.standoff-30': 'With four or five pieces left, 30 moves passed without a capture or a new king.',
  'result.standoff-60': 'With six or seven pieces left, 60 moves passed without a capture or a new king.',
  'result.agreement': 'The players agreed to a draw.',
  'result.resignation.white': 'White resigned.',
  'result.resignation.black': 'Black resigned.',
  'result.flag.white': 'White ran out of time.',
  'result.flag.black': 'Black ran out of time.',
  'result.aborted': 'Nobody made the first move in time, so this game doesn’t count.',
  'result.adjudication': 'This game wasn’t finished, so it was adjudicated.',
  'result.annulled': 'This game was voided, so it doesn’t count.',

  'countdown.kings-only-15': {
    one: '⏳ Draw in {count} move, unless a man moves or something is captured.',
    other: '⏳ Draw in {count} moves, unless a man moves or something is captured.',
  },
  'countdown.kings-only-25': {
    one: '⏳ Draw in {count} move, unless a man moves or something is captured.',
    other: '⏳ Draw in {count} moves, unless a man moves or something is captured.',
  },
  'countdown.kings-only-40': {
    one: '⏳ Draw in {count} move, unless a man moves or something is captured.',
    other: '⏳ Draw in {count} moves, unless a man moves or something is captured.',
  },
  'countdown.kings-only-50': {
    one: '⏳ Draw in {count} move, unless a man moves or something is captured.',
    other: '⏳ Draw in {count} moves, unless a man moves or something is captured.',
  },
  'countdown.three-kings-15': {
    one: '⏳ Draw in {count} move, unless the single king is caught.',
    other: '⏳ Draw in {count} moves, unless the single king is caught.',
  },
  'countdown.three-pieces-16': {
    one: '⏳ Draw in {count} move, unless the single king is caught.',
    other: '⏳ Draw in {count} moves, unless the single king is caught.',
  },
  'countdown.two-kings-7': {
    one: '⏳ Draw in {count} move, unless the single king is caught.',
    other: '⏳ Draw in {count} moves, unless the single king is caught.',
  },
  'countdown.main-road-5': {
    one: '⏳ Draw in {count} move, unless the single king is caught or leaves the main road.',
    other: '⏳ Draw in {count} moves, unless the single king is caught or leaves the main road.',
  },
  'countdown.few-pieces-5': {
    one: '⏳ Draw in {count} move, unless the single king is caught.',
    other: '⏳ Draw in {count} moves, unless the single king is caught.',
  },
  'countdown.king-each-2': {
    one: '⏳ Draw in {count} move, unless a king is caught.',
    other: '⏳ Draw in {count} moves, unless a king is caught.',
  },
  'countdown.standoff-30': {
    one: '⏳ Draw in {count} move, unless something is captured or a man becomes a king.',
    other: '⏳ Draw in {count} moves, unless something is captured or a man becomes a king.',
  },
  'countdown.standoff-60': {
    one: '⏳ Draw in {count} move, unless something is captured or a man becomes a king.',
    other: '⏳ Draw in {count} moves, unless something is captured or a man becomes a king.',
  },
} as const satisfies Record<
  | `outcome.${Color | 'draw' | 'aborted'}`
  | `outcome.player.${Color}`
  | `result.${Exclude<EndReason, 'resignation' | 'flag'>}`,
  string
> &
  Record<`result.${'resignation' | 'flag'}.${Color}`, string> &
  Record<`result.${'no-pieces' | 'no-moves'}.giveaway`, string> &
  Record<`result.${'no-pieces' | 'no-moves' | 'resignation' | 'flag'}.player`, string> &
  Record<`countdown.${CountRule}`, Plural>;
