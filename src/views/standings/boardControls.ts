import type { UserId } from '../../game/game.ts';
import { type Order, ORDERS } from '../../rating/board.ts';
import { type PlayerRecord, type Pool, POOLS } from '../../rating/record.ts';
import type { Season } from '../../features/season/rules.ts';
import type { Placing } from '../../tournament/life/table/placings.ts';
import { type Span, SPANS } from '../../rating/span.ts';
import { HOLDS } from '../../i18n/limits.ts';
import type { Say } from '../../i18n/say.ts';
import { LEADERBOARD } from '../presses/declarations.ts';
import {
  everyoneButton,
  keepButton,
  quiet,
  text,
  button,
  menuBlock,
  buttonBlock,
  choicesOf,
} from '../screen/blocks.ts';
import type { Block, Button, Screen } from '../screen/screen.ts';
import { poolChoices } from './words.ts';

export interface BoardView {
  readonly order: Order;
  readonly pool: Pool;
  readonly span: Span;
  readonly page: number;
}

/** The board without options. */
export const USUAL_VIEW: BoardView = { order: 'rating', pool: 'all', span: 'ever', page: 0 };

export interface Placed {
  /** `null` for a player who is not ranked yet. */
  readonly place: number | null;
  readonly user: UserId;
  readonly record: PlayerRecord;
}

export interface BoardContent {
  readonly lines: readonly Placed[];
  readonly players: number;
  readonly own: {
    readonly user: UserId;
    readonly place: number | null;
    readonly record: PlayerRecord | null;
    readonly isOnBoard: boolean;
    readonly isHidden: boolean;
  };
  readonly champions: readonly Placing[];
  readonly now: number;
}

const orderButton = (say: Say, view: BoardView, order: Order): Button =>
  button(LEADERBOARD.to.order({ ...view, order, page: 0 }), say(`button.board.${order}`), {
    style: order === view.order ? 'primary' : 'secondary',
  });

const variantMenu = (say: Say, view: BoardView): Block =>
  menuBlock(LEADERBOARD.to.variant(view), say('menu.board.variant'), poolChoices(say, POOLS, view.pool));

export type SeasonName = Pick<Season, 'name' | 'number'>;

/** `chosen`: the season on the screen, instead of the view's span. */
export function periodMenu(
  say: Say,
  view: BoardView,
  seasons: readonly SeasonName[],
  chosen: number | null = null,
): Block {
  const held = chosen === null ? view.span : null;
  const spans = choicesOf(SPANS, (span) => say(`choice.leaderboard.period.${span}`), held);
  const named = seasons.map(({ name, number }) => ({
    label: name,
    value: String(number),
    isChosen: number === chosen,
  }));
  const choices = [...spans, ...named].slice(0, HOLDS.choices);
  return menuBlock(LEADERBOARD.to.period(view), say('menu.board.period'), choices);
}

function turnButtons(say: Say, view: BoardView, pages: number): readonly Button[] {
  const turn = (label: 'previous' | 'next', page: number): Button =>
    button(LEADERBOARD.to.page({ ...view, page }), say(`button.board.${label}`), {
      emoji: label === 'previous' ? '◀️' : '▶️',
    });
  return [
    ...(view.page > 0 ? [turn('previous', view.page - 1)] : []),
    ...(view.page + 1 < pages ? [turn('next', view.page + 1)] : []),
  ];
}

const countsButton = (say: Say, view: BoardView): Button =>
  button(LEADERBOARD.to.counts(view), say('button.board.counts'), { emoji: 'ℹ️' });

/** The panel's offers besides the board. */
export interface Offered {
  /** Newest first. */
  readonly seasons: readonly SeasonName[];
  readonly isAdmin: boolean;
}

export const ownControls = (
  say: Say,
  view: BoardView,
  pages: number,
  { seasons, isAdmin }: Offered,
): readonly Block[] => [
  buttonBlock(...ORDERS.map((order) => orderButton(say, view, order))),
  variantMenu(say, view),
  periodMenu(say, view, seasons),
  buttonBlock(
    ...turnButtons(say, view, pages),
    everyoneButton(say, LEADERBOARD.to.post(view)),
    countsButton(say, view),
    isAdmin ? keepButton(say, LEADERBOARD.to.keep(view)) : null,
  ),
];

export const sharedControls = (say: Say, view: BoardView): readonly Block[] => [
  buttonBlock(
    button(LEADERBOARD.to.order({ ...view, page: 0 }), say('button.board.mine'), {
      style: 'primary',
      emoji: '📊',
    }),
    countsButton(say, view),
  ),
];

const RULES = ['played', 'young', 'pair', 'known', 'ranked', 'void'] as const;

/**
 * Explains which games count, and which change a rating (`src/rating/verdict.ts`, `entry.ts`), with
 * a button to go back.
 */
export const whatCountsScreen = (say: Say, view: BoardView): Screen =>
  quiet(
    text(say('board.counts.title'), ...RULES.map((rule) => say(`board.counts.${rule}`))),
    buttonBlock(button(LEADERBOARD.to.page(view), say('button.back'), { emoji: '◀️' })),
  );
