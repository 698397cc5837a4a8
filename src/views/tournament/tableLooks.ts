/** The layout of each kind of table: its columns, the reasons for its order, its pictures. */
import type { Say } from '../../i18n/say.ts';
import type { Table, TableKind } from '../../tournament/life/forms/form.ts';
import { letterOf, type GroupKey } from '../../tournament/life/phases.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { explain, type PointsTable, type Reason } from '../../tournament/standings/standings.ts';
import type { Charted } from '../screen/screen.ts';
import { bracketPages, bracketPicture } from './bracketPicture.ts';
import { nameAt } from './people.ts';
import type { Pictured } from './pictured.ts';
import { arenaChart, ladderChart, pointsChart, pictureOf, type TableShown } from './tablePicture.ts';
import { tieName } from './terms.ts';

type RowOf<K extends TableKind> = Table<K>['rows'][number];

/** A column to the right of the place. */
interface Column<K extends TableKind> {
  readonly name: string;
  readonly value: (row: RowOf<K>) => number | null;
}

interface TableLook<K extends TableKind> {
  readonly columns: (say: Say, table: Table<K>) => readonly Column<K>[];
  /** The reasons these rows are ahead of the next rows. */
  readonly reasons: (
    say: Say,
    tournament: Tournament,
    table: Table<K>,
    rows: readonly RowOf<K>[],
  ) => readonly string[];
  /** `null` for an empty page. */
  readonly picture: (say: Say, shown: TableShown<K>) => Charted | null;
  /** A player's place. In groups, the place in their own group while that counts. */
  readonly place: (say: Say, row: RowOf<K>, isInGroup: boolean) => string;
  /** The pages of a picture that is not a list of places. */
  readonly pages: (pictured: Pictured) => number | null;
}

const PLAIN = { reasons: () => [], pages: () => null } as const;

/** A number as federations write it, with halves. */
export const numberText = (value: number | null): string => (value === null ? '–' : String(value));

/** The numeric tie-breaks. Direct encounters are an order, not a value, so they have no column. */
const tiesOf = ({ tieBreaks }: PointsTable) =>
  tieBreaks.map((code, at) => ({ code, at })).filter(({ code }) => code !== 'DE');

/** Empty if points decide the order, or nothing does. */
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

/** All players who share a place. */
function sharedLine(
  say: Say,
  tournament: Tournament,
  level: readonly { readonly number: number }[],
): readonly string[] {
  const names = level.map(({ number }) => nameAt(say, tournament, number));
  return names.length > 1 ? [say('tournament.level', { users: say.list(names, 'and') })] : [];
}

/** Empty until someone has points. */
function pointsReasons(
  say: Say,
  tournament: Tournament,
  table: PointsTable,
  rows: PointsTable['rows'],
): readonly string[] {
  if (table.rows.every(({ points }) => points === 0)) return [];
  const reasons = explain(rows, table.tieBreaks);
  return [...Map.groupBy(rows, ({ rank }) => rank).values()].flatMap((level) => [
    ...sharedLine(say, tournament, level),
    ...reasons
      .filter(({ ahead }) => ahead === level.at(-1)?.number)
      .flatMap((reason) => reasonLine(say, tournament, reason)),
  ]);
}

export function groupName(say: Say, { isFinal, isOnly, index }: GroupKey): string {
  if (!isFinal) return say('tournament.group', { letter: letterOf(index) });
  return isOnly ? say('tournament.group.final') : say('tournament.group.finals', { letter: letterOf(index) });
}

const placeOf = (
  say: Say,
  { rank, points: sum }: { readonly rank: number; readonly points: number },
): string => say('tournament.you.place', { rank, points: sum });

const points = (say: Say) => ({
  name: say('tournament.table.points'),
  value: (row: { readonly points: number }) => row.points,
});

const LOOKS: { readonly [K in TableKind]: TableLook<K> } = {
  points: {
    ...PLAIN,
    columns: (say, table) => [
      points(say),
      ...tiesOf(table).map(({ code, at }) => ({
        name: tieName(say, code),
        value: ({ tieBreaks }: RowOf<'points'>) => tieBreaks[at] ?? null,
      })),
    ],
    reasons: pointsReasons,
    picture: (say, shown) => pictureOf(say, shown, pointsChart),
    place: placeOf,
  },
  groups: {
    ...PLAIN,
    columns: (say) => [points(say)],
    picture: () => null,
    place: (say, { group, place: rank, ...row }, isInGroup) =>
      isInGroup
        ? say('tournament.you.group', { group: groupName(say, group), rank, points: row.points })
        : placeOf(say, row),
  },
  'knock-out': {
    ...PLAIN,
    columns: (say) => [{ name: say('tournament.table.matches'), value: ({ won }) => won }],
    picture: (say, { tournament, page }) => bracketPicture(say, tournament, page),
    place: (say, { rank, won }) => placeOf(say, { rank, points: won }),
    pages: bracketPages,
  },
  arena: {
    ...PLAIN,
    columns: (say) => [
      points(say),
      { name: say('tournament.table.games'), value: ({ games }) => games },
      { name: say('tournament.table.wins'), value: ({ wins }) => wins },
    ],
    picture: (say, shown) => pictureOf(say, shown, arenaChart),
    place: placeOf,
  },
  ladder: {
    ...PLAIN,
    columns: (say) => [
      { name: say('tournament.table.games'), value: ({ games }) => games },
      { name: say('tournament.table.wins'), value: ({ won }) => won },
    ],
    picture: (say, shown) => pictureOf(say, shown, ladderChart),
    place: (say, { rank }) => say('tournament.you.rung', { rank }),
  },
};

export const lookOf = <K extends TableKind>({ kind }: Table<K>): TableLook<K> => LOOKS[kind];

export const tablePicture = (say: Say, shown: TableShown): Charted | null =>
  lookOf(shown.table).picture(say, shown);
