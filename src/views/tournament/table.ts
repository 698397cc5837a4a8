import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
import { MOST_ROWS } from '../../render/scene/results.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { explain, type PointsTable, type Reason } from '../../tournament/standings/standings.ts';
import { quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';
import { inColumns, type Row } from '../standings/columns.ts';
import { enteredOf } from './announcement.ts';
import { partOf, partControls, partsIn, standingBlocks, type TableView } from './standing.ts';
import { nameAt, playerAt } from './people.ts';
import { tieName } from './terms.ts';

/** Places of the picture, and the most reasons. */
const PAGE = MOST_ROWS;
const MOST_REASONS = 10;

type Part = Pick<TableView, 'tournament' | 'table' | 'page'>;

/** Direct encounters are an order, not a value, so they have no column. */
const columnsOf = ({ tieBreaks }: PointsTable) =>
  tieBreaks.map((code, at) => ({ code, at })).filter(({ code }) => code !== 'DE');

/** As federations write it, with halves. */
const numberText = (value: number | null): string => (value === null ? '–' : String(value));

function rowsOf(table: Table): readonly { readonly number: number; readonly numbers: readonly string[] }[] {
  switch (table.kind) {
    case 'points': {
      const columns = columnsOf(table);
      return table.rows.map(({ rank, number, points, tieBreaks }) => ({
        number,
        numbers: [rank, points, ...columns.map(({ at }) => tieBreaks[at] ?? null)].map(numberText),
      }));
    }
    case 'groups':
      return table.rows.map(({ rank, number, points }) => ({
        number,
        numbers: [rank, points].map(numberText),
      }));
    case 'knock-out':
      return table.rows.map(({ rank, number, won }) => ({ number, numbers: [rank, won].map(numberText) }));
    case 'arena':
      return table.rows.map(({ rank, number, points, games, wins }) => ({
        number,
        numbers: [rank, points, games, wins].map(numberText),
      }));
  }
}

/** In the order of the numbers. */
function columnNames(say: Say, table: Table): readonly string[] {
  switch (table.kind) {
    case 'points':
      return [say('tournament.table.points'), ...columnsOf(table).map(({ code }) => tieName(say, code))];
    case 'groups':
      return [say('tournament.table.points')];
    case 'knock-out':
      return [say('tournament.table.matches')];
    case 'arena':
      return [say('tournament.table.points'), say('tournament.table.games'), say('tournament.table.wins')];
  }
}

const legendOf = (say: Say, table: Table): string =>
  say('tournament.table.columns', { items: say.list(columnNames(say, table), 'plain') });

function labelOf(say: Say, tournament: Tournament, number: number): string {
  const name = nameAt(say, tournament, number);
  return playerAt(tournament, number)?.withdrawn ? say('tournament.out', { name }) : name;
}

export function tableLines(say: Say, { tournament, table, page }: Part): readonly string[] {
  const rows = rowsOf(table)
    .slice(page * PAGE, (page + 1) * PAGE)
    .map(({ number, numbers }): Row => ({ numbers, label: labelOf(say, tournament, number) }));
  return rows.length === 0 ? [] : [...inColumns(rows), legendOf(say, table)];
}

/** Why one is ahead of the next; empty if points say so, or nothing does. */
function reasonLine(
  say: Say,
  tournament: Tournament,
  { ahead, behind, by, values }: Reason,
): readonly string[] {
  if (by === null || by === 'PTS') return [];
  const [winner, other] = [nameAt(say, tournament, ahead), nameAt(say, tournament, behind)];
  if (by === 'DE') return [say('tournament.ahead.direct', { winner, other })];
  const [first, second] = [numberText(values[0]), numberText(values[1])];
  return [say('tournament.ahead', { winner, other, reason: tieName(say, by), first, second })];
}

function sharedLine(
  say: Say,
  tournament: Tournament,
  level: readonly { readonly number: number }[],
): readonly string[] {
  const names = level.map(({ number }) => nameAt(say, tournament, number));
  return names.length > 1 ? [say('tournament.shared', { users: say.list(names, 'and') })] : [];
}

/** Reasons for the order of ties; empty before the first points. */
export function reasonLines(say: Say, { tournament, table, page }: Part): readonly string[] {
  if (table.kind !== 'points' || table.rows.every(({ points }) => points === 0)) return [];
  const rows = table.rows.slice(page * PAGE, (page + 1) * PAGE);
  const reasons = explain(rows, table.tieBreaks);
  const levels = [...Map.groupBy(rows, ({ rank }) => rank).values()];
  return levels
    .flatMap((level) => [
      ...sharedLine(say, tournament, level),
      ...reasons
        .filter(({ ahead }) => ahead === level.at(-1)?.number)
        .flatMap((reason) => reasonLine(say, tournament, reason)),
    ])
    .slice(0, MOST_REASONS);
}

const titleOf = (say: Say, { tournament, round }: TableView): string => {
  const name = plain(tournament.terms.name);
  return round === null
    ? say('tournament.table.title', { name })
    : say('tournament.table.after', { name, round });
};

/** Beyond the last page, the last. */
const onPage = (view: TableView): TableView => ({ ...view, page: Math.min(view.page, partsIn(view) - 1) });

export function tableScreen(say: Say, asked: TableView): Screen {
  const whole = onPage(asked);
  if (whole.tournament.rounds.length === 0)
    return quiet(
      text(titleOf(say, whole), say('tournament.games.none'), enteredOf(say, whole.tournament, whole.table)),
    );
  const view = partOf(say, whole);
  // A bracket may have more parts than there are places.
  const words = [...tableLines(say, view), ...reasonLines(say, view)];
  return quiet(
    text(titleOf(say, view)),
    ...standingBlocks(say, view),
    ...(words.length > 0 ? [text(...words)] : []),
    ...partControls(say, whole),
  );
}
