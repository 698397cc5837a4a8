import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
import { MOST_ROWS } from '../../render/scene/results.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';
import { inColumns, type Row } from '../standings/columns.ts';
import { enteredOf } from './announcement.ts';
import { partOf, partControls, partsIn, standingBlocks, type TableView } from './standing.ts';
import { nameAt, playerAt } from './people.ts';
import { lookOf, numberText } from './tableLooks.ts';

/** The most places per picture, and the most reasons. */
const PAGE = MOST_ROWS;
const MOST_REASONS = 10;

type Part = Pick<TableView, 'tournament' | 'table' | 'page'>;

function labelOf(say: Say, tournament: Tournament, number: number): string {
  const name = nameAt(say, tournament, number);
  return playerAt(tournament, number)?.withdrawn ? say('tournament.out', { name }) : name;
}

const onThisPage = <T>(rows: readonly T[], page: number): readonly T[] =>
  rows.slice(page * PAGE, (page + 1) * PAGE);

export function tableLines(say: Say, { tournament, table, page }: Part): readonly string[] {
  const columns = lookOf(table).columns(say, table);
  const rows = onThisPage<Table['rows'][number]>(table.rows, page).map((row): Row => ({
    numbers: [row.rank, ...columns.map(({ value }) => value(row))].map(numberText),
    label: labelOf(say, tournament, row.number),
  }));
  const names = columns.map(({ name }) => name);
  const legend = say('tournament.table.columns', { items: say.list(names, 'plain') });
  return rows.length === 0 ? [] : [...inColumns(rows), legend];
}

/** Lines about withdrawn players, who are not in the picture. */
function withdrawnLines(say: Say, { tournament, table, page }: Part): readonly string[] {
  const names = onThisPage<Table['rows'][number]>(table.rows, page).flatMap(({ number }) =>
    playerAt(tournament, number)?.withdrawn ? nameAt(say, tournament, number) : [],
  );
  return names.length === 0 ? [] : [say('tournament.table.withdrawn', { users: say.list(names, 'plain') })];
}

/** The points for a win and a draw. Other scores count a win as 1, so they need no line. */
export const worthLines = (say: Say, { tournament, table }: Part): readonly string[] =>
  table.kind === 'points' && tournament.terms.scoring === '2-1-0' ? [say('tournament.table.worth')] : [];

/** The reasons for the order of ties. */
export const reasonLines = (say: Say, { tournament, table, page }: Part): readonly string[] =>
  lookOf(table)
    .reasons(say, tournament, table, onThisPage<Table['rows'][number]>(table.rows, page))
    .slice(0, MOST_REASONS);

const titleOf = (say: Say, { tournament, round }: TableView): string => {
  const name = plain(tournament.terms.name);
  return round === null
    ? say('tournament.table.title', { name })
    : say('tournament.table.after', { name, round });
};

const onPage = (view: TableView): TableView => ({ ...view, page: Math.min(view.page, partsIn(view) - 1) });

export function tableScreen(say: Say, asked: TableView): Screen {
  const whole = onPage(asked);
  if (whole.tournament.rounds.length === 0)
    return quiet(
      text(titleOf(say, whole), say('tournament.games.none'), enteredOf(say, whole.tournament, whole.table)),
    );
  const view = partOf(say, whole);
  const picture = standingBlocks(say, view);
  // A bracket may have more parts than there are places.
  const places = picture.length > 0 ? withdrawnLines(say, view) : tableLines(say, view);
  const words = [...places, ...worthLines(say, view), ...reasonLines(say, view)];
  return quiet(
    text(titleOf(say, view)),
    ...picture,
    ...(words.length > 0 ? [text(...words)] : []),
    ...partControls(say, whole),
  );
}
