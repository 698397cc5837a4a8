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

  'result.no-pieces': 'One side had no pieces left.',
  'result.no-moves': 'One side had no move left.',
  'result.first-king': 'The first king was crowned.',
  'result.threefold': 'The same position came up for the third time.',
  'result.fourfold': 'The same position came up for the fourth time.',
  'result.kings-only-15': 'For 15 moves only kings moved, and nothing was captured.',
  'result.kings-only-25': 'For 25 moves only kings moved, and nothing was captured.',
  'result.kings-only-40': 'For 40 moves only kings moved, and nothing was captured.',
  'result.kings-only-50': 'For 50 moves only kings moved, and nothing was captured.',
  'result.three-kings-15': 'Three kings did not catch one in 15 moves.',
  'result.three-pieces-16': 'Three pieces did not catch a lone king in 16 moves.',
  'result.two-kings-7': 'Two kings did not catch one in 7 moves.',
  'result.main-road-5': 'The lone king held the main road for 5 moves.',
  'result.few-pieces-5': 'The lone king was not caught in 5 moves.',
  'result.king-each-2': 'Each side had one king, and neither caught the other in 2 moves.',
  'result.one-piece-each': 'Each side had one piece left.',
  'result.standoff-30': 'For 30 moves nothing was captured and no man became a king.',
  'result.standoff-60': 'For 60 moves nothing was captured and no man became a king.',
  'result.agreement': 'The players agreed on a draw.',
  'result.resignation': 'The other side resigned.',

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
    one: '⏳ {count} move left to catch the king.',
    other: '⏳ {count} moves left to catch the king.',
  },
  'countdown.three-pieces-16': {
    one: '⏳ {count} move left to catch the king.',
    other: '⏳ {count} moves left to catch the king.',
  },
  'countdown.two-kings-7': {
    one: '⏳ {count} move left to catch the king.',
    other: '⏳ {count} moves left to catch the king.',
  },
  'countdown.main-road-5': {
    one: '⏳ {count} move left to catch the king on the main road.',
    other: '⏳ {count} moves left to catch the king on the main road.',
  },
  'countdown.few-pieces-5': {
    one: '⏳ {count} move left to catch the king.',
    other: '⏳ {count} moves left to catch the king.',
  },
  'countdown.king-each-2': {
    one: '⏳ {count} move left to catch the king.',
    other: '⏳ {count} moves left to catch the king.',
  },
  'countdown.standoff-30': {
    one: '⏳ A draw in {count} move, unless something is captured or a man becomes a king.',
    other: '⏳ A draw in {count} moves, unless something is captured or a man becomes a king.',
  },
  'countdown.standoff-60': {
    one: '⏳ A draw in {count} move, unless something is captured or a man becomes a king.',
    other: '⏳ A draw in {count} moves, unless something is captured or a man becomes a king.',
  },
} as const satisfies Record<`outcome.${Color | 'draw'}` | `result.${EndReason}`, string> &
  Record<`countdown.${CountRule}`, Plural>;
