import type { Say } from '../../i18n/say.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { plain } from '../../i18n/plain.ts';
import { mentionAt } from './people.ts';
import type { PodiumStep } from '../../render/scene/results.ts';
import type { Charted } from '../screen/screen.ts';
import { namedAt, placeSpoken, type Pictured } from './pictured.ts';

const MEDALS = ['🥇', '🥈', '🥉'] as const;
const MOST = 6;

const atRank = ({ rows }: Table, rank: number): readonly number[] =>
  rows.flatMap((row) => (row.rank === rank ? [row.number] : [])).slice(0, MOST);

const usersAt = (say: Say, tournament: Tournament, table: Table, rank: number): string =>
  say.list(
    atRank(table, rank).map((number) => mentionAt(say, tournament, number)),
    'and',
  );

export const winnersOf = (say: Say, tournament: Tournament, table: Table): string =>
  usersAt(say, tournament, table, 1);

/** The winner, with any points, and why it ended, unless all rounds were played. */
export function resultLines(say: Say, tournament: Tournament, table: Table): readonly string[] {
  const end = say(`tournament.end.${tournament.end ?? 'played'}`);
  const winners = tournament.rounds.length > 0 ? atRank(table, 1) : [];
  const [first] = winners;
  if (first === undefined) return [end];
  const row = table.rows.find(({ number }) => number === first);
  const users = winnersOf(say, tournament, table);
  const holes = { user: users, users, name: plain(tournament.terms.name) };
  const kind = winners.length === 1 ? 'won' : 'shared';
  const words =
    row && 'points' in row
      ? say(`tournament.${kind}.points`, { ...holes, count: row.points })
      : say(`tournament.${kind}`, holes);
  return tournament.end === 'played' ? [words] : [words, end];
}

export const podiumLines = (say: Say, tournament: Tournament, table: Table): readonly string[] =>
  MEDALS.map((medal, index) => ({ medal, user: usersAt(say, tournament, table, index + 1) }))
    .filter(({ user }) => user !== '')
    .map((line) => say('tournament.podium', line));

const PLACES = [1, 2, 3] as const;
const MOST_SPOKEN = 18;

type PlacedRow = Table['rows'][number];

const atPlace = ({ rows }: Table, place: number): readonly PlacedRow[] =>
  rows.filter(({ rank }: PlacedRow) => rank === place);

export function podiumPicture(say: Say, pictured: Pictured, table: Table): Charted | null {
  const taken = PLACES.map((place) => ({ place, rows: atPlace(table, place) }));
  const steps = taken.flatMap(({ place, rows }): readonly PodiumStep[] => {
    const [first] = rows;
    if (!first) return [];
    const players = rows.map(({ number }) => namedAt(say, pictured, number));
    return [{ place, players, points: 'points' in first ? say('picture.sum', { count: first.points }) : '' }];
  });
  if (steps.length === 0 || pictured.rounds.length === 0) return null;
  const places = taken.flatMap(({ rows }) => rows).slice(0, MOST_SPOKEN);
  const { name } = pictured.terms;
  return {
    chart: { kind: 'podium', title: name, steps },
    alt: say('describe.podium', {
      name,
      items: say.list(
        places.map((row) => placeSpoken(say, pictured, row)),
        'plain',
      ),
    }),
  };
}
