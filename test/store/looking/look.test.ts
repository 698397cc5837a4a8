/**
 * Examining a database gives the same result on both kinds of database, for missing and older
 * databases, and for damaged and stuck rows.
 */
import { expect, test } from 'vitest';
import { look } from '../../../src/store/looking/look.ts';
import { makeOlder } from '../oldDatabase.ts';
import { change, emptyPlace, newPlace } from '../place.ts';
import { sampleChallenge } from '../samples.ts';
import { storeAt } from '../opened.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

async function placeWith(challenges: number): Promise<string> {
  const place = await newPlace();
  const opened = await storeAt(place);
  for (let index = 0; index < challenges; index += 1)
    await opened.challenges.add(sampleChallenge({ id: `c${index}` }), NOW + HOUR);
  await opened.close();
  await change(place, `update server set due_at = ${NOW + HOUR}`);
  return place;
}

/** The figures without the kinds that have nothing due. */
async function seenIn(place: string) {
  const seen = await look(place, NOW);
  if (!seen.ok || typeof seen.value === 'string') throw new Error(JSON.stringify(seen));
  const { damaged, backlog } = seen.value;
  return { damaged, backlog: backlog.filter(({ rows, resting }) => rows + resting > 0) };
}

test('a database without tables counts as missing', async () => {
  expect(await look(await emptyPlace(), NOW)).toEqual({ ok: true, value: 'none' });
});

test('a database from an older version is reported as older, and not migrated', async () => {
  const place = await emptyPlace();
  await makeOlder(place);
  expect(await look(place, NOW)).toEqual({ ok: true, value: 'older' });
  expect(await look(place, NOW)).toEqual({ ok: true, value: 'older' });
});

test('a healthy database has no problems', async () => {
  expect(await seenIn(await placeWith(2))).toEqual({ damaged: [], backlog: [] });
});

test('the numbers of damaged, paused and late rows are right', async () => {
  const place = await placeWith(510);
  await change(place, "update challenge set data = '[]' where id in ('c7', 'c509')");
  await change(place, "update challenge set due_at = 8640000000000000 where id = 'c1'");
  await change(place, `update challenge set due_at = ${NOW - HOUR} where id in ('c2', 'c3')`);
  const damaged = [{ table: 'challenge', count: 2, names: ['c509', 'c7'] }];
  const backlog = [{ kind: 'challenge', rows: 2, since: NOW - HOUR, resting: 1 }];
  expect(await seenIn(place)).toEqual({ damaged, backlog });
});
