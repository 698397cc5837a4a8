/**
 * The ranks as a picture, where headings align with their columns. The buttons' ids contain its
 * state.
 */
import { isProvisional } from '../../rating/glicko.ts';
import type { Say } from '../../i18n/say.ts';
import type { Shape } from '../board/shape.ts';
import { quiet, relativeTime, text } from '../screen/blocks.ts';
import type { Block, Screen } from '../screen/screen.ts';
import {
  ownControls,
  sharedControls,
  type BoardContent,
  type BoardView,
  type Placed,
  type Offered,
} from './boardControls.ts';
import { countText } from './columns.ts';
import { championLines } from './fame.ts';
import { rankBlocks, type Ranked } from './ranks.ts';
import { percent, shownRating } from '../screen/phrases.ts';
import { poolName } from './words.ts';
import { isRanked, type Order } from '../../rating/board.ts';
import { startOf } from '../../rating/span.ts';

/** The most rows whose text, together with the reader's row, fits in a picture's alt text. */
export const PAGE = 12;

/** From left to right. The board is sorted by the first. */
const COLUMNS: Readonly<Record<Order, readonly Order[]>> = {
  rating: ['rating', 'games'],
  wins: ['wins', 'games'],
  games: ['games', 'wins'],
  share: ['share', 'wins', 'games'],
};

function rankedOf(
  say: Say,
  { order, span }: BoardView,
  { place, record }: Pick<Placed, 'place' | 'record'>,
  now: number,
): Ranked {
  const { games, wins } = record.spans[span];
  const values: Readonly<Record<Order, string>> = {
    rating: shownRating(record.rating, now),
    wins: countText(say, wins),
    games: countText(say, games),
    share: percent(say, wins, games),
  };
  const { rating, share } = values;
  return {
    place,
    name: record.name,
    numbers: COLUMNS[order].map((column) => values[column]),
    inWords: (who) => say(`board.row.${order}`, { ...who, rating, share, wins: values.wins, count: games }),
  };
}

export const pagesOf = (players: number): number => Math.max(1, Math.ceil(players / PAGE));

type Table = Pick<BoardContent, 'lines' | 'players' | 'champions' | 'now'>;

/** The page, then the reader's row if it is on another page. */
function rowsOf(
  say: Say,
  view: BoardView,
  { lines, now }: Table,
  own: BoardContent['own'] | null,
): readonly Ranked[] {
  const rows = lines.map((line) => ({
    ...rankedOf(say, view, line, now),
    ...(line.user === own?.user && { isOwn: true }),
  }));
  if (!own?.isOnBoard || !own.record || rows.some(({ isOwn }) => isOwn)) return rows;
  const { place, record } = own;
  return [...rows, { ...rankedOf(say, view, { place, record }, now), isOwn: true, isApart: true }];
}

function ranksOf(
  say: Say,
  view: BoardView,
  table: Table,
  own: BoardContent['own'] | null,
  shape: Shape,
): readonly Block[] {
  const { order } = view;
  if (table.lines.length === 0) return [text(say(order === 'wins' ? 'board.empty.no-wins' : 'board.empty'))];
  const heads = COLUMNS[order].map((column) => say(`button.board.${column}`));
  return rankBlocks(say, heads, rowsOf(say, view, table, own), shape);
}

/** `isKnown`: the reader already knows the requirements for a rank. */
function notes(
  say: Say,
  { order, page }: BoardView,
  { lines, players, now }: Table,
  isKnown = false,
): readonly Block[] {
  const isUnsure = order === 'rating' && lines.some(({ record }) => isProvisional(record.rating, now));
  const hasUnranked = !isKnown && lines.some(({ place }) => place === null);
  const isTied = lines.some(
    ({ place }, index) => place !== null && index > 0 && place === lines[index - 1]?.place,
  );
  const said = [
    ...(hasUnranked && (order === 'rating' || order === 'share') ? [say(`board.unranked.${order}`)] : []),
    ...(isUnsure ? [say('board.provisional')] : []),
    ...(isTied ? [say('board.ties')] : []),
    ...(players > PAGE ? [say('board.page', { page: page + 1, pages: pagesOf(players) })] : []),
  ];
  return said.length > 0 ? [text(...said)] : [];
}

function champions(say: Say, { page }: BoardView, table: Table): readonly Block[] {
  const lines = page === 0 ? championLines(say, table.champions) : [];
  return lines.length > 0 ? [text(...lines)] : [];
}

/** Its menus show the variant and the period. */
export function leaderboardScreen(
  say: Say,
  view: BoardView,
  content: BoardContent,
  shape: Shape = {},
  offered: Offered = { seasons: [], isAdmin: false },
): Screen {
  const { players, own } = content;
  const place = ownPlace(say, view, content);
  return quiet(
    text(say(`board.title.${view.order}`), say('board.players', { count: players })),
    ...ranksOf(say, view, content, own, shape),
    ...(place === null ? [] : [text(place)]),
    ...notes(say, view, content, own.isOnBoard && place !== null),
    ...champions(say, view, content),
    ...ownControls(say, view, pagesOf(players), offered),
  );
}

export function sharedBoardScreen(
  say: Say,
  view: BoardView,
  table: Table,
  shape: Shape = {},
  ...below: readonly Block[]
): Screen {
  const { order, pool, span } = view;
  return quiet(
    text(
      say(`board.title.${order}`),
      say(`board.shared.${span}`, { pool: poolName(say, pool), count: table.players }),
    ),
    ...ranksOf(say, view, table, null, shape),
    ...notes(say, view, table),
    ...champions(say, view, table),
    ...below,
    ...sharedControls(say, view),
  );
}

export const pinnedBoardScreen = (say: Say, view: BoardView, table: Table, shape: Shape = {}): Screen =>
  sharedBoardScreen(say, view, table, shape, text(say('board.pinned', { time: relativeTime(table.now) })));

/** Why the reader has no row, or what their rank requires; `null` if it is in the picture. */
function ownPlace(say: Say, { order, span }: BoardView, { own, now }: BoardContent): string | null {
  const { place, record, isHidden } = own;
  if (isHidden) return say('board.own.hidden');
  if (place !== null) return null;
  if (!record) return say('board.own.none');
  const { since, games } = record.spans[span];
  if (since !== startOf(span, now)) return say('board.own.away');
  if (order === 'wins') return say('board.own.winless');
  if (order === 'share') return say('board.own.share', { count: games });
  return !isRanked(record)
    ? say('board.own.unranked', { count: record.spans.ever.games })
    : say('board.own.resting', { rating: shownRating(record.rating, now) });
}
