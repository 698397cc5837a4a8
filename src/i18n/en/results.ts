/** How games end, and how far a running draw count is. Every rule of every variant has its words here, by type. */
import type { CountRule } from '../../draughts/ending.ts';
import type { Color } from '../../draughts/types.ts';
import type { EndReason } from '../../game/game.ts';
import type { Plural } from '../sentence.ts';

/** Sentences about the end fit a win in giveaway too, where having no move wins: none says who won. */
export const resultWords = {
  'outcome.white': '⚪ **White won.**',
  'outcome.black': '⚫ **Black won.**',
  'outcome.draw': '🤝 **The game was drawn.**',
  'outcome.aborted': '⌛ **There was no game.**',

  'result.no-pieces': 'One side had no pieces left.',
  'result.no-moves': 'One side had no move left.',
  'result.no-pieces.giveaway': 'The winner got rid of every piece, which is the goal of this game.',
  'result.no-moves.giveaway': 'The winner had no move left, which is the goal of this game.',
  'result.first-king': 'The first king was crowned.',
  'result.threefold': 'The same position came up for the third time.',
  'result.fourfold': 'The same position came up for the fourth time.',
  'result.kings-only-15': 'For 15 moves of both sides only kings moved, and nothing was captured.',
  'result.kings-only-25': 'For 25 moves of both sides only kings moved, and nothing was captured.',
  'result.kings-only-40': 'For 40 moves of both sides only kings moved, and nothing was captured.',
  'result.kings-only-50': 'For 50 moves of both sides only kings moved, and nothing was captured.',
  'result.three-kings-15': 'Three kings or more did not catch one in 15 moves.',
  'result.three-pieces-16': 'Three pieces did not catch a lone king in 16 moves.',
  'result.two-kings-7': 'Two kings did not catch one in 7 moves.',
  'result.main-road-5': 'Three pieces did not drive the lone king off the main road in 5 moves.',
  'result.few-pieces-5': 'Two pieces or one did not catch the lone king in 5 moves.',
  'result.king-each-2': 'Each side had one king left, and in 2 moves neither caught the other.',
  'result.one-piece-each': 'Each side had one piece left, and neither can win.',
  'result.standoff-30': 'With four or five pieces left, 30 moves passed without a capture or a new king.',
  'result.standoff-60': 'With six or seven pieces left, 60 moves passed without a capture or a new king.',
  'result.agreement': 'The players agreed on a draw.',
  'result.resignation': 'The other side resigned.',
  'result.flag': 'The time of the other side ran out.',
  'result.aborted': 'Nobody made the first move in time. This game counts for nothing.',

  'countdown.kings-only-15': {
    one: '⏳ A draw in {count} move, unless a man moves or something is captured.',
    other: '⏳ A draw in {count} moves, unless a man moves or something is captured.',
  },
  'countdown.kings-only-25': {
    one: '⏳ A draw in {count} move, unless a man moves or something is captured.',
    other: '⏳ A draw in {count} moves, unless a man moves or something is captured.',
  },
  'countdown.kings-only-40': {
    one: '⏳ A draw in {count} move, unless a man moves or something is captured.',
    other: '⏳ A draw in {count} moves, unless a man moves or something is captured.',
  },
  'countdown.kings-only-50': {
    one: '⏳ A draw in {count} move, unless a man moves or something is captured.',
    other: '⏳ A draw in {count} moves, unless a man moves or something is captured.',
  },
  'countdown.three-kings-15': {
    one: '⏳ A draw in {count} move, unless the lone king is caught.',
    other: '⏳ A draw in {count} moves, unless the lone king is caught.',
  },
  'countdown.three-pieces-16': {
    one: '⏳ A draw in {count} move, unless the lone king is caught.',
    other: '⏳ A draw in {count} moves, unless the lone king is caught.',
  },
  'countdown.two-kings-7': {
    one: '⏳ A draw in {count} move, unless the lone king is caught.',
    other: '⏳ A draw in {count} moves, unless the lone king is caught.',
  },
  'countdown.main-road-5': {
    one: '⏳ A draw in {count} move, unless the lone king is caught or leaves the main road.',
    other: '⏳ A draw in {count} moves, unless the lone king is caught or leaves the main road.',
  },
  'countdown.few-pieces-5': {
    one: '⏳ A draw in {count} move, unless the lone king is caught.',
    other: '⏳ A draw in {count} moves, unless the lone king is caught.',
  },
  'countdown.king-each-2': {
    one: '⏳ A draw in {count} move, unless a king is caught.',
    other: '⏳ A draw in {count} moves, unless a king is caught.',
  },
  'countdown.standoff-30': {
    one: '⏳ A draw in {count} move, unless something is captured or a man becomes a king.',
    other: '⏳ A draw in {count} moves, unless something is captured or a man becomes a king.',
  },
  'countdown.standoff-60': {
    one: '⏳ A draw in {count} move, unless something is captured or a man becomes a king.',
    other: '⏳ A draw in {count} moves, unless something is captured or a man becomes a king.',
  },
} as const satisfies Record<`outcome.${Color | 'draw' | 'aborted'}` | `result.${EndReason}`, string> &
  Record<`result.${'no-pieces' | 'no-moves'}.giveaway`, string> &
  Record<`countdown.${CountRule}`, Plural>;
