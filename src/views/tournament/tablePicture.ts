/** A part of a tournament's table as a picture, with alt text. */
import type { UserId } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import { type Table as DrawnTable, type TableRow, MOST_ROWS } from '../../render/scene/results.ts';
import { earlyLeavers } from '../../tournament/life/table/roundRobinTable.ts';
import type { Table, TableKind } from '../../tournament/life/forms/form.ts';
import type { Terms } from '../../tournament/life/terms.ts';
import type { TieBreak } from '../../tournament/standings/tieBreaks.ts';
import type { Charted } from '../screen/screen.ts';
import { viewOf } from './forms.ts';
import {
  opponentCell,
  roundCell,
  scoreCell,
  halvesText,
  namedAt,
  placeSpoken,
  type Pictured,
} from './pictured.ts';

const MOST_ROUNDS = 7;
const MOST_SCORES = 8;
/** The most opponents that leave room for tie-breaks. */
const MOST_OPPONENTS = 9;

type Points = Table<'points'>;
type PlacedRow = Table['rows'][number];

export interface TableShown<K extends TableKind = TableKind> {
  readonly tournament: Pictured;
  readonly table: Table<K>;
  readonly round: number | null;
  readonly page: number;
  readonly reader?: UserId;
}

const markFor = ({ tournament, reader }: TableShown): ((number: number) => Pick<TableRow, 'isOwn'>) => {
  const own = tournament.players.find(({ id }) => id === reader)?.number;
  return (number) => (number === own ? { isOwn: true } : {});
};

const partOf = <T>(rows: readonly T[], page: number): readonly T[] =>
  rows.slice(page * MOST_ROWS, (page + 1) * MOST_ROWS);

const placeIn =
  ({ rows }: { readonly rows: readonly { readonly number: number; readonly rank: number }[] }) =>
  (number: number): string =>
    String(rows.find((row) => row.number === number)?.rank ?? '–');

/** Numeric tie-breaks, and their column headings. */
const HEADS = {
  'BH/C1': 'picture.solkoff-cut',
  BH: 'picture.solkoff-cut',
  SB: 'picture.sonneborn-berger',
  WON: 'picture.won',
  LP: 'picture.performance',
} as const satisfies Partial<Record<TieBreak, string>>;

const isHeaded = (code: TieBreak): code is keyof typeof HEADS => Object.hasOwn(HEADS, code);

/** The organizer's tie-break, or the form's default. */
function columnOf({ tieBreaks }: Points, tieBreak: Terms['tieBreak'], isAll: boolean) {
  const usual = isAll ? 'SB' : 'BH/C1';
  const chosen = tieBreak === null ? usual : (tieBreaks.find(isHeaded) ?? usual);
  return { at: tieBreaks.indexOf(chosen), head: HEADS[chosen] };
}

export function pointsChart(say: Say, shown: TableShown<'points'>): DrawnTable {
  const { tournament, table, page } = shown;
  const markOf = markFor(shown);
  const isAll = viewOf(tournament.terms.form).hasCrossTable;
  const placeOf = placeIn(table);
  const leavers = earlyLeavers(tournament);
  const rounds = tournament.rounds.slice(-MOST_ROUNDS);
  const { at, head } = columnOf(table, tournament.terms.tieBreak, isAll);
  const isTold = at >= 0 && (!isAll || table.rows.length <= MOST_OPPONENTS);
  const rowOf = ({ number, points, tieBreaks }: Points['rows'][number]): TableRow => ({
    place: placeOf(number),
    player: namedAt(say, tournament, number),
    cells: isAll
      ? table.rows.map((other) => opponentCell(tournament, number, other.number, leavers))
      : rounds.map((held) => roundCell(tournament, held, number, placeOf)),
    sums: [halvesText(2 * points), ...(isTold ? [String(tieBreaks[at] ?? '–')] : [])],
    ...markOf(number),
  });
  return {
    kind: 'table',
    heads: isAll
      ? // Ties share a place, but each row has a column.
        table.rows.map((_, index) => String(index + 1))
      : rounds.map(({ number }) => String(number)),
    sumHeads: [say('picture.points'), ...(isTold ? [say(head)] : [])],
    rows: partOf(table.rows, page).map(rowOf),
  };
}

export function arenaChart(say: Say, shown: TableShown<'arena'>): DrawnTable {
  const { tournament, table, page } = shown;
  const markOf = markFor(shown);
  const rows = partOf(table.rows, page);
  const most = Math.min(MOST_SCORES, Math.max(0, ...rows.map(({ scores }) => scores.length)));
  return {
    kind: 'table',
    heads: Array.from({ length: most }, () => ''),
    sumHeads: [say('picture.points'), say('picture.games')],
    rows: rows.map(({ rank, number, scores, points, games }) => ({
      place: String(rank),
      player: namedAt(say, tournament, number),
      cells: scores.slice(-MOST_SCORES).map(scoreCell),
      sums: [points, games].map(String),
      ...markOf(number),
    })),
  };
}

const LADDER_SCORES = { win: '1', draw: '½', loss: '0' } as const;

export function ladderChart(say: Say, shown: TableShown<'ladder'>): DrawnTable {
  const { tournament, table, page } = shown;
  const markOf = markFor(shown);
  const placeOf = placeIn(table);
  const rows = partOf(table.rows, page);
  const most = Math.max(0, ...rows.map(({ latest }) => latest.length));
  return {
    kind: 'table',
    heads: Array.from({ length: most }, () => ''),
    sumHeads: [say('picture.games'), say('picture.won')],
    rows: rows.map(({ rank, number, games, won, latest }) => ({
      place: String(rank),
      player: namedAt(say, tournament, number),
      cells: latest.map(({ against, is }) => ({
        text: LADDER_SCORES[is],
        tone: is,
        against: placeOf(against),
      })),
      sums: [games, won].map(String),
      ...markOf(number),
    })),
  };
}

function altOf(say: Say, { tournament, table, round, page }: TableShown): string {
  const places = partOf<PlacedRow>(table.rows, page).map((row) => placeSpoken(say, tournament, row));
  const holes = { name: tournament.terms.name, items: say.list(places, 'plain') };
  return round === null ? say('describe.table', holes) : say('describe.table.after', { ...holes, round });
}

/** `null` for an empty page. */
export function pictureOf<K extends TableKind>(
  say: Say,
  shown: TableShown<K>,
  chartOf: (say: Say, shown: TableShown<K>) => DrawnTable,
): Charted | null {
  const { rows } = shown.table;
  if (rows.length <= shown.page * MOST_ROWS) return null;
  return { chart: chartOf(say, shown), alt: altOf(say, shown) };
}
