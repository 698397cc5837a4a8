/** How games end, and how far a running draw count is. Every rule of every variant has its words here, by type. */
import type { EndRule } from '../../draughts/ending.ts';
import type { Color } from '../../draughts/types.ts';
import type { EndReason } from '../../game/game.ts';
import type { Sentence } from '../sentence.ts';

/** Sentences about the end fit a win in giveaway too, where having no move wins: none says who won. */
export const resultWords = {
  'result.white': '⚪ **White won.**',
  'result.black': '⚫ **Black won.**',
  'result.draw': '🤝 **The game was drawn.**',

  'reason.no-pieces': 'One side has no pieces left.',
  'reason.no-moves': 'The side to move has no move left.',
  'reason.threefold': 'The same position came up for the third time.',
  'reason.agreement': 'The players agreed on a draw.',
  'reason.resignation': 'The other side resigned.',
} as const satisfies Record<`result.${Color | 'draw'}` | `reason.${EndReason}`, string> &
  Partial<Record<`countdown.${EndRule}`, Sentence>>;
