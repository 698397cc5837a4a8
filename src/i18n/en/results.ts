/** How games end, and how far a running draw count is. Every rule of every variant has its words here, by type. */
import type { EndRule } from '../../draughts/ending.ts';
import type { Color } from '../../draughts/types.ts';
import type { EndReason } from '../../game/game.ts';
import type { Sentence } from '../sentence.ts';

/** Sentences about the end fit a win in giveaway too, where having no move wins: none says who won. */
export const resultWords = {
  'outcome.white': '⚪ **White won.**',
  'outcome.black': '⚫ **Black won.**',
  'outcome.draw': '🤝 **The game was drawn.**',

  'result.no-pieces': 'One side has no pieces left.',
  'result.no-moves': 'The side to move has no move left.',
  'result.threefold': 'The same position came up for the third time.',
  'result.agreement': 'The players agreed on a draw.',
  'result.resignation': 'The other side resigned.',
} as const satisfies Record<`outcome.${Color | 'draw'}` | `result.${EndReason}`, string> &
  Partial<Record<`countdown.${EndRule}`, Sentence>>;
