/** A user sees their data and can have it erased, even if one of their games is damaged. */
import { expect, test } from 'vitest';
import { eraseUser } from '../../../src/app/person/erase.ts';
import { finish, player } from '../../app/finished.ts';
import { tableOver } from '../../app/table.ts';
import { NOON } from '../../rating/games.ts';
import { dump, placesOf } from '../dump.ts';
import { openBeside } from '../file.ts';
import { pathInNewFolder } from '../folder.ts';
import { keptStore } from '../place.ts';

const ANNA = { id: '80351110224678912', name: 'Ännchen "A"' };

/** A table where Anna has finished two games, the first now damaged. With the reports. */
async function scene(damage: (data: string) => string) {
  const path = await pathInNewFolder('games.db');
  const reports: unknown[] = [];
  const table = tableOver(await keptStore(path, (error) => void reports.push(error)), { now: NOON });
  const first = await finish(table, [ANNA, player('boris')], 'white');
  const second = await finish(table, [player('boris'), ANNA], 'white');
  const file = openBeside(path);
  file.prepare('update game set data = ? where id = ?').run(damage(JSON.stringify(first)), first.id);
  file.close();
  return { path, table, reports, first, second };
}

const DAMAGES: readonly (readonly [string, (data: string) => string])[] = [
  ['no JSON', (data) => data.slice(0, -20)],
  ['another shape', (data) => data.replace('"version"', '"edition"')],
];

test.each(DAMAGES)('%s is shown unchanged', async (_, damage) => {
  const { table, first } = await scene(damage);
  const { game } = await table.app.store.personal.holdings(ANNA.id);
  expect(game).toHaveLength(2);
  expect(game).toContainEqual(expect.objectContaining({ id: first.id, is_damaged: true }));
});

test.each(DAMAGES)('%s keeps nothing of an erased user, and is reported once', async (_, damage) => {
  const { path, table, reports, first, second } = await scene(damage);
  await eraseUser(table.app, ANNA.id, NOON);
  const left = await dump(path);
  expect(placesOf(left, ANNA.id)).toEqual([]);
  expect(JSON.stringify(left)).not.toContain('Ännchen');
  expect((await table.app.store.games.load(second.id))?.game.seats.white.id).toBe('boris');
  await eraseUser(table.app, ANNA.id, NOON);
  expect(reports.map(String)).toEqual([`Error: the stored game ${first.id} is damaged`]);
});
