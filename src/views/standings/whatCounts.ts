/** Which games count, and which of them change a rating: the rules of `src/rating/verdict.ts` and `entry.ts` in plain words. */
import type { Say } from '../../i18n/say.ts';
import { LEADERBOARD } from '../presses/declarations.ts';
import { quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';
import type { BoardView } from './content.ts';

const RULES = ['played', 'young', 'pair', 'known', 'ranked', 'void'] as const;

/** The answer to a press below a board, with the way back to it. */
export const whatCountsScreen = (say: Say, view: BoardView): Screen =>
  quiet(text(say('board.counts.title'), ...RULES.map((rule) => say(`board.counts.${rule}`))), {
    kind: 'buttons',
    buttons: [
      {
        press: LEADERBOARD.to.page(view),
        label: say('button.back'),
        style: 'secondary',
        emoji: '◀️',
      },
    ],
  });
