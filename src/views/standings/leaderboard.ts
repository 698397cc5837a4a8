/** Text in short lines that fit a phone; the buttons' ids hold its state. */
import { isProvisional } from '../../rating/glicko.ts';
import type { PlayerRecord } from '../../rating/record.ts';
import type { Say } from '../../i18n/say.ts';
import { quiet, relativeTime, text } from '../screen/blocks.ts';
import type { Block, Screen } from '../screen/screen.ts';
import {
  ownControls,
  sharedControls,
  type BoardContent,
  type BoardView,
  type Placed,
} from './boardControls.ts';
import { countText, placedLines, type Ranked } from './columns.ts';
import { championLines } from './fame.ts';
import { shownRating } from '../screen/phrases.ts';
import { percent, poolName } from './words.ts';
import { isRanked } from '../../rating/board.ts';
import { startOf } from '../../rating/span.ts';

export const PAGE = 20;

function numbersOf(
  say: Say,
  { order, span }: BoardView,
  record: PlayerRecord,
  now: number,
): readonly string[] {
  const { games, wins } = record.spans[span];
  const [played, won] = [countText(say, games), countText(say, wins)];
  switch (order) {
    case 'rating':
      return [shownRating(record.rating, now), played];
    case 'wins':
      return [won, played];
    case 'games':
      return [played, won];
    case 'share':
      break;
  }
  return [percent(say, wins, games), won, played];
}

const rankedOf = (say: Say, view: BoardView, { place, record }: Placed, now: number): Ranked => ({
  place,
  numbers: numbersOf(say, view, record, now),
  name: record.name,
});

export const pagesOf = (players: number): number => Math.max(1, Math.ceil(players / PAGE));

type Table = Pick<BoardContent, 'lines' | 'players' | 'champions' | 'now'>;

function tableText(say: Say, view: BoardView, { lines, players, now }: Table): Block {
  const { order, pool, span } = view;
  const head = [
    say(`board.title.${order}`),
    say(`board.about.${span}`, { pool: poolName(say, pool), count: players }),
  ];
  if (lines.length === 0) return text(...head, say(`board.empty.${order}`));
  const ranked = lines.map((line) => rankedOf(say, view, line, now));
  return text(...head, say(`board.columns.${order}`), ...placedLines(ranked));
}

function notes(say: Say, { order, page }: BoardView, { lines, players, now }: Table): readonly Block[] {
  const isUnsure = order === 'rating' && lines.some(({ record }) => isProvisional(record.rating, now));
  const isTied = lines.some(({ place }, index) => index > 0 && place === lines[index - 1]?.place);
  const said = [
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

export const leaderboardScreen = (say: Say, view: BoardView, content: BoardContent): Screen =>
  quiet(
    tableText(say, view, content),
    ...champions(say, view, content),
    { kind: 'divider' },
    text(ownPlace(say, view, content)),
    ...notes(say, view, content),
    ...ownControls(say, view, pagesOf(content.players)),
  );

export const sharedBoardScreen = (
  say: Say,
  view: BoardView,
  table: Table,
  ...below: readonly Block[]
): Screen =>
  quiet(
    tableText(say, view, table),
    ...champions(say, view, table),
    ...notes(say, view, table),
    ...below,
    ...sharedControls(say, view),
  );

export const liveBoardScreen = (say: Say, view: BoardView, table: Table): Screen =>
  sharedBoardScreen(say, view, table, text(say('board.live', { time: relativeTime(table.now) })));

export function ownPlace(say: Say, { order, span }: BoardView, { own, now }: BoardContent): string {
  const { place, record, isHidden } = own;
  if (isHidden) return say('board.own.hidden');
  if (place !== null) return say('board.own.here', { place });
  if (!record) return say('board.own.none');
  const { since, games } = record.spans[span];
  if (since !== startOf(span, now)) return say('board.own.away');
  if (order === 'wins') return say('board.own.winless');
  if (order === 'share') return say('board.own.share', { count: games });
  const rating = shownRating(record.rating, now);
  return isRanked(record)
    ? say('board.own.resting', { rating })
    : say('board.own.rating', { rating, games: record.spans.ever.games });
}
