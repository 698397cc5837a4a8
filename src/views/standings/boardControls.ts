/** What can be pressed below a board: by what it is ordered, of which variant and time, its pages, and what others are to see. */
import { ORDERS, type Order } from '../../rating/board.ts';
import { POOLS } from '../../rating/record.ts';
import { SPANS } from '../../rating/span.ts';
import type { Say } from '../../i18n/say.ts';
import { LEADERBOARD } from '../presses/declarations.ts';
import { everyoneButton } from '../screen/blocks.ts';
import type { Block, Button } from '../screen/screen.ts';
import type { BoardView } from './content.ts';
import { poolName } from './words.ts';

const orderButton = (say: Say, view: BoardView, order: Order): Button => ({
  press: LEADERBOARD.to.order({ ...view, order, page: 0 }),
  label: say(`button.board.${order}`),
  style: order === view.order ? 'primary' : 'secondary',
});

const variantMenu = (say: Say, view: BoardView): Block => ({
  kind: 'menu',
  menu: {
    press: LEADERBOARD.to.variant(view),
    placeholder: say('menu.board.variant'),
    choices: POOLS.map((pool) => ({
      label: poolName(say, pool),
      value: pool,
      isChosen: pool === view.pool,
    })),
  },
});

const periodMenu = (say: Say, view: BoardView): Block => ({
  kind: 'menu',
  menu: {
    press: LEADERBOARD.to.period(view),
    placeholder: say('menu.board.period'),
    choices: SPANS.map((span) => ({
      label: say(`command.leaderboard.period.${span}`),
      value: span,
      isChosen: span === view.span,
    })),
  },
});

function turnButtons(say: Say, view: BoardView, pages: number): readonly Button[] {
  const turn = (label: 'previous' | 'next', page: number): Button => ({
    press: LEADERBOARD.to.page({ ...view, page }),
    label: say(`button.board.${label}`),
    style: 'secondary',
    emoji: label === 'previous' ? '◀️' : '▶️',
  });
  return [
    ...(view.page > 0 ? [turn('previous', view.page - 1)] : []),
    ...(view.page + 1 < pages ? [turn('next', view.page + 1)] : []),
  ];
}

const countsButton = (say: Say, view: BoardView): Button => ({
  press: LEADERBOARD.to.counts(view),
  label: say('button.board.counts'),
  style: 'secondary',
  emoji: 'ℹ️',
});

/** Below a board that the asker alone sees. */
export const ownControls = (say: Say, view: BoardView, pages: number): readonly Block[] => [
  { kind: 'buttons', buttons: ORDERS.map((order) => orderButton(say, view, order)) },
  variantMenu(say, view),
  periodMenu(say, view),
  {
    kind: 'buttons',
    buttons: [
      ...turnButtons(say, view, pages),
      everyoneButton(say, LEADERBOARD.to.post(view)),
      countsButton(say, view),
    ],
  },
];

/** Below a board for everyone: whoever presses gets one of their own. */
export const sharedControls = (say: Say, view: BoardView): readonly Block[] => [
  {
    kind: 'buttons',
    buttons: [
      {
        press: LEADERBOARD.to.order({ ...view, page: 0 }),
        label: say('button.board.mine'),
        style: 'primary',
        emoji: '📊',
      },
      countsButton(say, view),
    ],
  },
];
