/**
 * Ids of shared links: they open what was shared, and nothing else; nobody learns from one who
 * plays.
 */
import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { openSharing } from '../../src/live/shared.ts';

const ours = openSharing('secret');
const shared = { kind: 'game', id: 'abcdefghij' } as const;
const player = { kind: 'player', guildId: '123456789012345678', user: '876543210987654321' } as const;

test('an id opens what was shared, and is the same each time', () => {
  for (const what of [shared, player, { kind: 'cup', id: 'k2' } as const]) {
    expect(ours.read(ours.idOf(what))).toEqual(what);
    expect(ours.idOf(what)).toBe(ours.idOf(what));
  }
});

test('an id shows nothing of what it opens', () => {
  const id = ours.idOf(player);
  expect(Buffer.from(id, 'base64url').toString('latin1')).not.toMatch(/\d{5}|player/u);
  expect(id).not.toBe(ours.idOf({ ...player, user: '876543210987654322' }));
});

test('no other id opens anything: a changed one, one of another secret, or any text', () => {
  const id = ours.idOf(shared);
  for (let at = 0; at < id.length - 1; at += 1) {
    const changed = id.slice(0, at) + (id[at] === 'A' ? 'B' : 'A') + id.slice(at + 1);
    expect(ours.read(changed)).toBeNull();
  }
  expect(openSharing('another').read(id)).toBeNull();
  assert(
    property(string({ unit: 'binary' }), (text) => {
      expect(ours.read(text)).toBeNull();
      expect(ours.read(Buffer.from(text).toString('base64url'))).toBeNull();
    }),
  );
});
