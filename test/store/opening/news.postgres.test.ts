/** Processes on the same database are notified of each other's saves. */
import { expect, onTestFinished, test } from 'vitest';
import { openNews } from '../../../src/store/opening/news.ts';
import { tell } from '../../postgres/database.ts';
import { newPlace } from '../place.ts';

async function listening(place: string) {
  const heard: (string | null)[] = [];
  const errors: unknown[] = [];
  const news = await openNews(place, (error) => errors.push(error));
  onTestFinished(() => news.close());
  news.listen((id) => heard.push(id));
  return { ...news, heard, errors };
}

test('both processes receive each change once, and all missed changes after a lost connection', async () => {
  const place = await newPlace();
  const [one, other] = await Promise.all([listening(place), listening(place)]);
  await expect.poll(() => [one.heard, other.heard], { timeout: 10_000 }).toEqual([[null], [null]]);
  one.tell('first');
  other.tell('second');
  await expect.poll(() => one.heard).toEqual([null, 'first', 'second']);
  await expect.poll(() => new Set(other.heard)).toEqual(new Set([null, 'first', 'second']));
  expect(other.heard).toHaveLength(3);

  await tell(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'crownhead news'",
    place,
  );
  await expect.poll(() => one.heard.slice(3), { timeout: 10_000 }).toEqual([null]);
  await expect.poll(() => other.heard.slice(3), { timeout: 10_000 }).toEqual([null]);
  expect([...one.errors, ...other.errors]).toHaveLength(2);
  one.tell('third');
  await expect.poll(() => other.heard.at(-1)).toBe('third');
});

test('closing does not wait for an unreachable database', async () => {
  const news = await openNews('postgres://nobody@127.0.0.1:1/none', () => undefined);
  news.tell('lost');
  await expect(news.close()).resolves.toBeUndefined();
});
