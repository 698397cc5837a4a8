/** Only claims that the bot signed for this purpose are accepted, until they expire. */
import { assert, constantFrom, integer, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { keyFor, readSession, writeSession } from '../../src/live/door/session.ts';
import { sign } from '../../src/web/signed.ts';
import { runsOf } from '../runs.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const USER = { id: '123456789012345678', name: 'Änne 🙂', locale: 'de' };
const key = keyFor('session', 'client secret');

test('a session is valid until it expires', () => {
  const text = writeSession(key, USER, NOON);
  expect(readSession(key, text, NOON - 1)).toEqual(USER);
  expect(readSession(key, text, NOON)).toBeNull();
});

test('a session signed with another key or for another purpose is rejected', () => {
  const text = writeSession(key, USER, NOON);
  for (const other of [keyFor('session', 'another'), keyFor('visit', 'client secret')])
    expect(readSession(other, text, 0)).toBeNull();
  const login = sign(key, { state: 'a', verifier: 'b', to: '/' }, NOON);
  expect(readSession(key, login, 0)).toBeNull();
});

test('changed and invalid sessions are rejected', () => {
  const text = writeSession(key, USER, NOON);
  const changed = record({
    at: integer({ min: 0, max: text.length - 1 }),
    by: constantFrom('a', 'Z', '0', '.', '-', '_', '='),
  });
  assert(
    property(changed, ({ at, by }) => {
      const other = text.slice(0, at) + by + text.slice(at + 1);
      const read = readSession(key, other, 0);
      // The last character of a signature has unused bits.
      expect(read === null || other === text || at === text.length - 1).toBe(true);
    }),
    { numRuns: runsOf(2000) },
  );
  assert(property(string({ unit: 'binary', maxLength: 2000 }), (any) => readSession(key, any, 0) === null));
});
