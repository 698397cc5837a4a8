/**
 * A page of a board, for the asker alone, so that it can tell their own place. It is plain text, one short line a
 * player, which phones show without breaking it; its state is in the ids of its buttons.
 */
import type { Block, Button, Screen } from '../screen/screen.ts';
import { ORDERS, type Order } from '../../rating/board.ts';
import { isProvisional } from '../../rating/glicko.ts';
import type { PlayerRecord } from '../../rating/record.ts';
import type { Say } from '../../i18n/say.ts';
import { quiet, text } from '../screen/blocks.ts';
import type { BoardContent, BoardView, Placed } from './content.ts';
import { ownPlace } from './ownPlace.ts';
import { percent, poolName, shownName, shownRating } from './words.ts';
import { LEADERBOARD } from '../presses/declared.ts';

/** Players on a page. */
export const PAGE = 20;

function valueOf(say: Say, { order, span }: BoardView, record: PlayerRecord, now: number): string {
  const { games, wins } = record.spans[span];
  switch (order) {
    case 'rating':
      return shownRating(record.rating, now);
    case 'wins':
      return String(wins);
    case 'games':
      return String(games);
    case 'share':
      break;
  }
  return percent(say, wins, games);
}

function lineOf(say: Say, view: BoardView, { place, record }: Placed, now: number): string {
  const { games, wins } = record.spans[view.span];
  return say(`board.line.${view.order}`, {
    place: say(place === 1 ? 'board.leader' : 'board.place', { place }),
    value: valueOf(say, view, record, now),
    name: shownName(record.name),
    games,
    wins,
  });
}

const orderButton = (say: Say, view: BoardView, order: Order): Button => ({
  press: LEADERBOARD.to.order({ ...view, order, page: 0 }),
  label: say(`button.board.${order}`),
  style: order === view.order ? 'primary' : 'secondary',
});

const countsButton = (say: Say, view: BoardView): Button => ({
  press: LEADERBOARD.to.counts(view),
  label: say('button.board.counts'),
  style: 'secondary',
  emoji: 'ℹ️',
});

function pageButtons(say: Say, view: BoardView, pages: number): readonly Block[] {
  const turn = (label: 'previous' | 'next', page: number): Button => ({
    press: LEADERBOARD.to.page({ ...view, page }),
    label: say(`button.board.${label}`),
    style: 'secondary',
    emoji: label === 'previous' ? '◀️' : '▶️',
  });
  const buttons = [
    ...(view.page > 0 ? [turn('previous', view.page - 1)] : []),
    ...(view.page + 1 < pages ? [turn('next', view.page + 1)] : []),
  ];
  return buttons.length > 0 ? [{ kind: 'buttons', buttons }] : [];
}

/** How many pages a board has; an empty one has one. */
export const pagesOf = (players: number): number => Math.max(1, Math.ceil(players / PAGE));

function notes(say: Say, { order, page }: BoardView, { lines, players, now }: BoardContent): Block {
  const isUnsure = lines.some(({ record }) => isProvisional(record.rating, now));
  const isTied = lines.some(({ place }, index) => index > 0 && place === lines[index - 1]?.place);
  return text(
    order === 'rating' && isUnsure ? say('board.provisional') : null,
    isTied ? say('board.ties') : null,
    players > PAGE ? say('board.page', { page: page + 1, pages: pagesOf(players) }) : null,
  );
}

/** The answer to `/leaderboard`. */
export function leaderboardScreen(say: Say, view: BoardView, content: BoardContent): Screen {
  const { order, pool, span } = view;
  const { lines, players, now } = content;
  const shown = lines.map((line) => lineOf(say, view, line, now));
  const remarks = notes(say, view, content);
  return quiet(
    text(
      say(`board.title.${order}`),
      say(`board.about.${span}`, { pool: poolName(say, pool), count: players }),
      ...(shown.length > 0 ? shown : [say(`board.empty.${order}`)]),
    ),
    { kind: 'divider' },
    text(ownPlace(say, view, content)),
    ...(remarks.kind === 'text' && remarks.text !== '' ? [remarks] : []),
    ...pageButtons(say, view, pagesOf(players)),
    {
      kind: 'buttons',
      buttons: [...ORDERS.map((each) => orderButton(say, view, each)), countsButton(say, view)],
    },
  );
}
