/** Damaged rows of a person don't block anything. */
import { describe, expect, test } from 'vitest';
import { eraseUser } from '../../../src/app/person/erase.ts';
import { TABLES } from '../../../src/store/tables/tables.ts';
import { finish } from '../../app/finished.ts';
import { tableOver } from '../../app/table.ts';
import { NOON } from '../../rating/games.ts';
import { dump, placesOf, type Dump } from '../dump.ts';
import { change, newPlace, keptStore } from '../place.ts';
import { putRows, rowsAt } from '../rows.ts';
import { ANNA, boris, carl, scene, differences } from './everywhere.ts';

/** Tables with texts that may be damaged. The contents of games are tested separately. */
const WITH_DATA = Object.entries(TABLES).flatMap(([table, { columns }]) =>
  table !== 'game' && Object.hasOwn(columns, 'data') ? [table] : [],
);

/** The contents of the database after the scene, with an analysis. The scene is played once. */
let rows: ReturnType<typeof rowsAt> | null = null;
const played = () => (rows ??= play());

async function play() {
  const { place, table } = await scene();
  await table.app.store.analyses.save(
    {
      subject: { kind: 'game', id: 'id1' },
      version: 1,
      engine: 1,
      findings: [],
      post: null,
      forGuesses: false,
      madeAt: NOON,
    },
    null,
  );
  return rowsAt(place);
}

describe.each(WITH_DATA)('when every %s is damaged', (name) => {
  async function damaged() {
    const place = await newPlace();
    await putRows(place, await played());
    await change(place, `update "${name}" set data = substr(data, 2)`);
    const store = await keptStore(place, () => undefined);
    return { place, app: tableOver(store).app };
  }

  test('all stored data of a user can be shown and then erased', async () => {
    const { place, app } = await damaged();
    expect((await app.store.personal.holdings(ANNA.id))['game']).toHaveLength(10);
    await eraseUser(app, ANNA.id, NOON);
    const left = await dump(place);
    expect(placesOf(left, ANNA.id)).toEqual([]);
    expect(JSON.stringify(left)).not.toContain(ANNA.name);
  });

  test('a server can be erased', async () => {
    const { place, app } = await damaged();
    await app.store.servers.erase('guild-1');
    expect(placesOf(await dump(place), 'guild-1')).toEqual([]);
  });
});

const outcomes = ({ cells }: Dump) => cells.filter(({ table }) => table === 'outcome');

test('a server’s damaged records are rebuilt when its next game ends, and nothing else changes', async () => {
  const { place, table } = await scene();
  const sound = await dump(place);
  for (const name of ['outcome', 'record'])
    await change(place, `update "${name}" set data = substr(data, 1, 20) where guild_id = 'guild-1'`);
  expect(await differences(table)).toHaveLength(3 + 3 * 2);
  await finish(table, [boris, carl], 'white');
  expect(await differences(table)).toEqual([]);
  expect(outcomes(await dump(place))).toEqual(expect.arrayContaining(outcomes(sound)));
});
