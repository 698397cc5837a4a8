/** The first three of a finished tournament on their steps as a picture, with the words for it. */
import type { Say } from '../../i18n/say.ts';
import type { Step } from '../../render/scene/results.ts';
import type { Table } from '../../tournament/life/table.ts';
import type { Charted } from '../screen/screen.ts';
import { halvesText, namedAt, placeSpoken, type Pictured } from './pictured.ts';

const PLACES = [1, 2, 3] as const;
/** Words for a picture may be 1,024 characters long, and many may share a place. */
const MOST_SPOKEN = 18;

type PlacedRow = Table['rows'][number];

const atPlace = ({ rows }: Table, place: number): readonly PlacedRow[] =>
  rows.filter(({ rank }: PlacedRow) => rank === place);

/** `null` where nobody has played. */
export function podiumPicture(say: Say, pictured: Pictured, table: Table): Charted | null {
  const taken = PLACES.map((place) => ({ place, rows: atPlace(table, place) }));
  const steps = taken.flatMap(({ place, rows }): readonly Step[] => {
    const [first] = rows;
    if (!first) return [];
    const players = rows.map(({ number }) => namedAt(say, pictured, number));
    return [{ place, players, points: 'points' in first ? halvesText(2 * first.points) : '' }];
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
