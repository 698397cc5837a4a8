/** One page's connection, by its state: the joined subject, and the screens that were shown. */
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeCache } from '../../src/cache.ts';
import { openDoor } from '../../src/live/door/door.ts';
import { openSharing } from '../../src/live/door/shared.ts';
import { openVisits } from '../../src/live/door/session.ts';
import { openHub } from '../../src/live/game/hub.ts';
import { openWatching } from '../../src/live/game/watching.ts';
import type { Trials } from '../../src/live/screen/passing.ts';
import { keepScreen } from '../../src/live/screen/screens.ts';
import { close, hear } from '../../src/live/talk/hearing.ts';
import { newTalk } from '../../src/live/talk/talk.ts';
import { newTable } from '../app/table.ts';

const ANNA = { id: '123456789012345678', name: 'Anna', locale: 'en-US' };

/** `begin` resolves when messages may be answered. */
async function talkWith(begin: () => Promise<void> = async () => undefined) {
  const { app } = await newTable();
  const visits = openVisits('secret', app);
  const door = openDoor({ begin, stopwatch: () => 0 });
  const hub = openHub({ load: async () => null, now: app.now, report: () => undefined });
  const conversation = { commands: [], presses: [] };
  const watchingFor = openWatching(app, door);
  const [sharing, trials] = [openSharing('secret'), makeCache<Trials>(1)];
  const parts = { app, conversation, hub, visits, door, watchingFor, sharing, trials };
  const sent: string[] = [];
  const line = {
    address: '127.0.0.1',
    isOf: () => undefined,
    hangUp: () => undefined,
    later: () => undefined,
  };
  const talk = newTalk(parts, { ...line, send: (text) => void sent.push(text) });
  const greet = (session: string | null) =>
    hear(talk, JSON.stringify({ kind: 'hello', session, game: null }));
  return { talk, sent, greet, visits };
}

test('messages are answered one at a time, and not after the connection ends', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  const { talk, sent, greet } = await talkWith(() => {
    begun += 1;
    return promise;
  });
  const both = [greet(null), greet(null)];
  await turn();
  expect(begun).toBe(1);
  close(talk);
  resolve();
  await Promise.all(both);
  expect({ begun, joined: talk.joined, sent }).toEqual({ begun: 1, joined: null, sent: [] });
});

test('a repeated hello keeps the screens, and a hello from a different person removes them', async () => {
  const { talk, greet, visits } = await talkWith();
  await greet(null);
  keepScreen(talk.screens, { opened: 'learn', offered: [], isFirst: true });
  await greet(null);
  expect(talk.screens.kept.size).toBe(1);
  await greet(visits.sessionOf(ANNA));
  expect(talk.joined?.visitor).toEqual(ANNA);
  expect(talk.screens.kept.size).toBe(0);
});
