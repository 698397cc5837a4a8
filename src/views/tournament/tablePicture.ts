/** A tournament's table as a picture, a part of it at a time, with the words for it. A knock-out has a bracket instead, and groups a table each. */
import type { UserId } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import { type Table as DrawnTable, type TableRow, MOST_ROWS } from '../../render/scene/results.ts';
import { earlyLeavers } from '../../tournament/life/roundRobinTable.ts';
import type { Table } from '../../tournament/life/table.ts';
import type { Terms } from '../../tournament/life/terms.ts';
import type { TieBreak } from '../../tournament/standings/tieBreaks.ts';
import type { Charted } from '../screen/screen.ts';
import {
  opponentCell,
  roundCell,
  scoreCell,
  halvesText,
  namedAt,
  placeSpoken,
  type Pictured,
} from './pictured.ts';

/** As many of the latest rounds as have room. */
const MOST_ROUNDS = 7;
const MOST_SCORES = 8;
/** With more opponents there is no room for what tells apart. */
const MOST_OPPONENTS = 9;

type Points = Extract<Table, { kind: 'points' }>;
type PlacedRow = Table['rows'][number];
type Arena = Extract<Table, { kind: 'arena' }>;

/** Which part of which table. */
export interface TableShown {
  /** With the rounds that the table is of. */
  readonly tournament: Pictured;
  readonly table: Table;
  /** After which round; `null` for as it is now. */
  readonly round: number | null;
  /** From 0. */
  readonly page: number;
  /** Whose row is marked. */
  readonly reader?: UserId;
}

/** Says whether a row is that of who looks at it. */
const markFor = ({ tournament, reader }: TableShown): ((number: number) => Pick<TableRow, 'isOwn'>) => {
  const own = tournament.players.find(({ id }) => id === reader)?.number;
  return (number) => (number === own ? { isOwn: true } : {});
};

const partOf = <T>(rows: readonly T[], page: number): readonly T[] =>
  rows.slice(page * MOST_ROWS, (page + 1) * MOST_ROWS);

/** Places are counted here, not shared, for cells name opponents by them. */
const placeIn =
  ({ rows }: Points) =>
  (number: number): string =>
    String(1 + rows.findIndex((row) => row.number === number));

/** What tells apart those who are level, as far as it is a number and has a head. */
const HEADS = {
  'BH/C1': 'picture.solkoff-cut',
  BH: 'picture.solkoff-cut',
  SB: 'picture.sonneborn-berger',
  WON: 'picture.won',
  LP: 'picture.performance',
} as const satisfies Partial<Record<TieBreak, string>>;

const isHeaded = (code: TieBreak): code is keyof typeof HEADS => Object.hasOwn(HEADS, code);

/** The column that is shown: what the organizer chose, or what is usual for the form. */
function columnOf({ tieBreaks }: Points, tieBreak: Terms['tieBreak'], isAll: boolean) {
  const usual = isAll ? 'SB' : 'BH/C1';
  const chosen = tieBreak === null ? usual : (tieBreaks.find(isHeaded) ?? usual);
  return { at: tieBreaks.indexOf(chosen), head: HEADS[chosen] };
}

function pointsTable(say: Say, shown: TableShown & { table: Points }): DrawnTable {
  const { tournament, table, page } = shown;
  const markOf = markFor(shown);
  const isAll = tournament.terms.form.kind === 'round-robin';
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
      ? table.rows.map(({ number }) => placeOf(number))
      : rounds.map(({ number }) => String(number)),
    sumHeads: [say('picture.points'), ...(isTold ? [say(head)] : [])],
    rows: partOf(table.rows, page).map(rowOf),
  };
}

function arenaTable(say: Say, shown: TableShown & { table: Arena }): DrawnTable {
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

function altOf(say: Say, { tournament, table, round, page }: TableShown): string {
  const places = partOf<PlacedRow>(table.rows, page).map((row) => placeSpoken(say, tournament, row));
  const holes = { name: tournament.terms.name, items: say.list(places, 'plain') };
  return round === null ? say('describe.table', holes) : say('describe.table.after', { ...holes, round });
}

/** `null` where nobody is on the page, of a knock-out, and of groups together. */
export function tablePicture(say: Say, shown: TableShown): Charted | null {
  const { table, page } = shown;
  if (
    table.kind === 'knock-out' ||
    table.kind === 'groups' ||
    table.rows.slice(page * MOST_ROWS).length === 0
  )
    return null;
  const chart =
    table.kind === 'points' ? pointsTable(say, { ...shown, table }) : arenaTable(say, { ...shown, table });
  return { chart, alt: altOf(say, shown) };
}
