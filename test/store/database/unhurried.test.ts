/** A change that does not wait for the disk leaves all others waiting for it, also where it fails. */
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite, settle } from '../../../src/store/database/sqlite.ts';
import { newFile } from '../file.ts';

test('only the statement itself does not wait for the disk', async () => {
  const { db, file, unhurried } = openSqlite(await newFile());
  onTestFinished(() => db.destroy());
  settle(file);
  const waits = () => file.pragma('synchronous', { simple: true });
  const full = waits();
  const taking = db.insertInto('interaction').values({ id: 'i1', taken_at: 1 });
  expect([await unhurried(taking), waits()]).toEqual([1, full]);
  await expect(unhurried(taking)).rejects.toThrow('UNIQUE');
  expect(waits()).toBe(full);
  expect(await unhurried(db.deleteFrom('interaction').where('id', '=', 'i1'))).toBe(1);
});
