/** A part of a table as a picture. A knock-out has a bracket, and groups a table each. */
import type { UserId } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import { type Table as DrawnTable, type TableRow, MOST_ROWS } from '../../render/scene/results.ts';
import { earlyLeavers } from '../../tournament/life/roundRobinTable.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
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
/** More opponents leave no room for tie-breaks. */
const MOST_OPPONENTS = 9;

type Points = Extract<Table, { kind: 'points' }>;
type PlacedRow = Table['rows'][number];
type Arena = Extract<Table, { kind: 'arena' }>;

export interface TableShown {
  /** With the rounds of the table. */
  readonly tournament: Pictured;
  readonly table: Table;
  /** After a round; `null` for now. */
  readonly round: number | null;
  /** From 0. */
  readonly page: number;
  readonly reader?: UserId;
}

/** Marks the reader's row. */
const markFor = ({ tournament, reader }: TableShown): ((number: number) => Pick<TableRow, 'isOwn'>) => {
  const own = tournament.players.find(({ id }) => id === reader)?.number;
  return (number) => (number === own ? { isOwn: true } : {});
};

const partOf = <T>(rows: readonly T[], page: number): readonly T[] =>
  rows.slice(page * MOST_ROWS, (page + 1) * MOST_ROWS);

/** Counted, not shared, because cells name opponents by place. */
const placeIn =
  ({ rows }: Points) =>
  (number: number): string =>
    String(1 + rows.findIndex((row) => row.number === number));

/** Tie-breaks that are numbers and have a column head. */
const HEADS = {
  'BH/C1': 'picture.solkoff-cut',
  BH: 'picture.solkoff-cut',
  SB: 'picture.sonneborn-berger',
  WON: 'picture.won',
  LP: 'picture.performance',
} as const satisfies Partial<Record<TieBreak, string>>;

const isHeaded = (code: TieBreak): code is keyof typeof HEADS => Object.hasOwn(HEADS, code);

/** The organizer's tie-break, or the form's usual one. */
function columnOf({ tieBreaks }: Points, tieBreak: Terms['tieBreak'], isAll: boolean) {
  const usual = isAll ? 'SB' : 'BH/C1';
  const chosen = tieBreak === null ? usual : (tieBreaks.find(isHeaded) ?? usual);
  return { at: tieBreaks.indexOf(chosen), head: HEADS[chosen] };
}

function pointsTable(say: Say, shown: TableShown & { table: Points }): DrawnTable {
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

/** `null` for an empty page, a knock-out, and groups together. */
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
