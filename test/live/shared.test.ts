/**
 * Ids of shared links: they open the shared subject and nothing else, and an id doesn't reveal the
 * players.
 */
import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { exhibitOf } from '../../src/live/screen/exhibit.ts';
import { askerAt } from '../../src/live/screen/asker.ts';
import { writeScreen } from '../../src/live/screen/write.ts';
import { LINK_LENGTH, sharedOf } from '../../src/app/ports/boardPage.ts';
import { openShared, openSharing } from '../../src/live/door/shared.ts';
import type { Tournament } from '../../src/tournament/life/tournament.ts';
import { isInServer, isRefusal } from '../../src/app/ports/command.ts';
import { newTable } from '../app/table.ts';
import { change, newPlace } from '../store/place.ts';
import { climb, entered, favorites, FORMS, playOut, termsOf } from '../tournament/life/hall.ts';

const ours = openSharing('secret');
const shared = { kind: 'game', id: 'abcdefghij' } as const;
const player = { kind: 'player', guildId: '123456789012345678', user: '876543210987654321' } as const;

test('an id opens the shared subject, which gets the same id each time', () => {
  for (const what of [shared, player, { kind: 'cup', id: 'k2' } as const]) {
    expect(ours.read(ours.idOf(what))).toEqual(what);
    expect(ours.idOf(what)).toBe(ours.idOf(what));
  }
});

test('an id reveals nothing about its subject', () => {
  const id = ours.idOf(player);
  expect(Buffer.from(id, 'base64url').toString('latin1')).not.toMatch(/\d{5}|player/u);
  expect(id).not.toBe(ours.idOf({ ...player, user: '876543210987654322' }));
});

test('a changed id, an id made with another secret, and other texts open nothing', () => {
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

test('a link has a short id, ids of an older version still work, and both stop working with the link', async () => {
  const path = await newPlace();
  const { app } = await newTable(path);
  const { visiting } = app.store;
  for (const what of [shared, player, { kind: 'cup', id: 'k2' } as const]) {
    const [of, key] = [sharedOf(what), 'q'.repeat(LINK_LENGTH)];
    const first = { by: '1', of, key: 'old' };
    await visiting.openLink(first, null);
    await change(path, 'update share_link set id = null');
    expect(await visiting.openLink({ ...first, key }, null)).toBe(key);
    const ids = [key, ours.idOf({ ...what, pass: first })];
    for (const id of ids) expect(await openShared(app, ours, id)).toEqual({ ...what, pass: first });
    for (const id of ['r'.repeat(LINK_LENGTH), key.slice(1), `${key}q`, 'old', ''])
      expect(await openShared(app, ours, id)).toBeNull();
    await visiting.endLink('1', of, 1);
    for (const id of ids) expect(await openShared(app, ours, id)).toBeNull();
  }
});

const NOBODY = {
  user: { id: '0', name: '', isBot: false },
  at: 0,
  locale: 'en',
  place: null,
  isAlone: true,
  roles: [],
  membership: null,
  mayOrganize: false,
} as const;

/** The organizer's and the players' names and ids occur nowhere else. */
const secret = (tournament: Tournament): Tournament => ({
  ...tournament,
  organizer: { id: 'secret0', name: 'Secret 0' },
  players: tournament.players.map((one) => ({ ...one, name: `Secret ${one.number}` })),
});

test.each(FORMS.map((form) => [form.kind, form] as const))(
  'strangers see no names or ids in a tournament: %s',
  async (_, form) => {
    const states: Tournament[] = [];
    const begun = entered(termsOf(form), 6);
    const over = playOut(begun, {
      endFor: favorites,
      meanwhile: (state, now) => {
        states.push(state);
        return climb(state, now);
      },
    }).tournament;
    const { app } = await newTable();
    const watching = {
      memory: app.memory,
      isMember: async () => false,
      sight: async () => ({ seesNames: false }),
    };
    const seen = new Set<string>();
    for (const state of [begun, ...states.slice(0, 12), over].map(secret)) {
      const load = async () => ({ tournament: state, woken: 0 });
      const tournaments = { ...app.store.tournaments, load };
      const of = { ...app, store: { ...app.store, tournaments } };
      const exhibit = await exhibitOf({ app: of, watching, sharing: ours, visitor: null }, 'abc', 'en');
      const { place, parts, names, mayPress, openId } = exhibit!;
      const asker = askerAt(NOBODY, place);
      for (const [part, show] of parts) {
        const reply = isInServer(asker) ? await show(exhibit!.app, asker) : null;
        if (!reply || isRefusal(reply) || reply.kind !== 'private') throw new Error(`no ${part}`);
        const nameOf = async (user: string) => names.get(user) ?? '?';
        const writer = { nameOf, guildId: '1', channelId: '2', locale: 'en', openId };
        const { shown, offered } = await writeScreen(reply.screen, {
          ...writer,
          mayPress: (press) => mayPress(press, part),
        });
        expect(JSON.stringify(shown)).not.toMatch(/secret|boss|"u\d/iu);
        for (const { press } of offered) expect(['table', 'part', 'games', 'boards']).toContain(press.action);
        if (JSON.stringify(shown).includes('Player 1')) seen.add(part);
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
  },
);
