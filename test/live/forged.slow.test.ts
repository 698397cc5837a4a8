/**
 * A hundred thousand forged messages, by players, other users and strangers, and each declared
 * press forged on screens that were shown. None is carried out. With ten thousand idle connections,
 * other visitors are still served.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Arbitrary,
  array,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  sample,
  string,
  tuple,
} from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ToPage } from '../../src/live/protocol.ts';
import type { OpenedScreen } from '../../src/live/screen/opened.ts';
import { keyFor, writeSession } from '../../src/live/door/session.ts';
import { openLog } from '../../src/log.ts';
import { begin, cardAfter, gameOn, isCard } from '../story/cards.ts';
import { byHand } from '../story/hands.ts';
import { logIn, openPage, PUBLIC, sitDown } from '../story/pages.ts';
import { DECLARED } from '../views/declared.ts';

/** The number of messages that a connection may send at once. */
const EACH = 20;
const CONNECTIONS = 100_000 / EACH;
/** Visitors' budgets are refilled this many times as fast. */
const HASTE = 50;
const AT_ONCE = 16;

interface Forger {
  readonly session: string | null;
  /** A message that is never valid for a player. */
  readonly ply: Arbitrary<number>;
}

const MOVES = [
  'c3-d4',
  'c3-b4',
  'd6-c5',
  'f6-e5',
  'a1-h8',
  'c3:e5',
  '0',
  'c3:'.repeat(30),
  '__proto__',
] as const;

/** This forger's messages after the hello. */
function deedsOf({ ply }: Forger, hello: Arbitrary<object>): Arbitrary<string> {
  const move = oneof(constantFrom(...MOVES), string({ unit: 'binary', minLength: 1, maxLength: 40 }));
  const number = oneof(nat(3), nat(1e9));
  const values = array(string({ maxLength: 90 }), { maxLength: 2 });
  const deeds: Arbitrary<object> = oneof(
    record({ kind: constant('press'), screen: number, control: number, values, answers: constant({}) }),
    record({ kind: constant('move'), ply, move }),
    hello,
  );
  return deeds.map((message) => JSON.stringify(message));
}

/** An invalid message ends the connection. */
const UNREADABLE: Arbitrary<string> = oneof(
  string({ unit: 'binary' }),
  record({ kind: string(), ply: constantFrom(null, '0', 0.5, -1, 1e9, [0]) }).map((each) =>
    JSON.stringify(each),
  ),
  constantFrom(
    '{"kind":"open","screen":"game","user":"1"}',
    '{"kind":"open","screen":"constructor"}',
    '{"kind":"move","ply":0,"move":""}',
    '{"__proto__":{"kind":"open","screen":"game"}}',
    '{"kind":"press","press":"resign|confirm|abc|0","screen":1,"control":0,"values":[],"answers":{}}',
    '{"kind":"open","screen":"resign|confirm|abc|0"}',
    '[]'.repeat(500),
    'x'.repeat(5000),
  ),
);

/** Each connection has its own address. */
let visitors = 0;

/**
 * Sends all messages on one connection, and returns everything received until the last answer or
 * the disconnection.
 */
async function said(port: number, texts: readonly string[]): Promise<readonly ToPage[]> {
  visitors += 1;
  const headers = { 'X-Forwarded-For': `10.1.${visitors >> 8}.${visitors & 255}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { origin: PUBLIC, headers });
  const told: ToPage[] = [];
  const closed = once(socket, 'close');
  socket.on('error', () => undefined);
  await once(socket, 'open');
  socket.on('message', (data: Buffer) => told.push(JSON.parse(data.toString())));
  for (const text of texts) socket.send(text);
  await closed;
  return told;
}

test('a hundred thousand forged messages have no effect', async () => {
  const lines: string[] = [];
  const seated = await sitDown({
    log: openLog('debug', { write: (line) => void lines.push(line) }),
    stopwatch: () => performance.now() * HASTE,
  });
  const { table, bot } = seated;
  const { anna, boris, chidi, discord } = table;
  const port = bot.pagePort!;
  const card = await begin(table, anna, boris);
  const game = gameOn(card);
  const page = await openPage(port);
  page.say({ kind: 'hello', session: await logIn(seated, anna.person.id), game });
  await page.until([]);
  const before = page.seen();

  const [ofAnna = '', ofBoris = '', ofChidi = ''] = await Promise.all(
    [anna, boris, chidi].map(({ person }) => logIn(seated, person.id)),
  );
  const claims = { id: anna.person.id, name: 'Anna', locale: 'en-US' };
  const later = discord.clock.now() + 1e6;
  const [body = '', signature = ''] = ofAnna.split('.');
  const forgeries: readonly (string | null)[] = [
    writeSession(keyFor('session', 'a guess'), claims, later),
    writeSession(keyFor('visit', discord.clientSecret), claims, later),
    writeSession(keyFor('session', discord.clientSecret), claims, discord.clock.now() - 1),
    `${body}.`,
    `.${signature}`,
    `${ofChidi.split('.')[0]}.${signature}`,
    `${body}.${signature}.${signature}`,
    body.replace(/.$/u, (last) => (last === 'A' ? 'B' : 'A')) + '.' + signature,
    anna.person.id,
    '',
    null,
  ];
  // The number of messages per person and second has a limit.
  const sessionOf = (n: number): string =>
    writeSession(
      keyFor('session', discord.clientSecret),
      { ...claims, id: String(10n ** 17n + BigInt(n)) },
      later,
    );
  // White is to move, so any move by Black is wrong; and all his other messages are for a different
  // ply.
  const [any, wrong] = [nat(100), integer({ min: 1, max: 10_000 })];
  const forgers: Arbitrary<Forger> = oneof(
    { weight: 60, arbitrary: constantFrom(...forgeries).map((session) => ({ session, ply: any })) },
    { weight: 19, arbitrary: nat(10_000).map((n) => ({ session: sessionOf(n), ply: any })) },
    { weight: 1, arbitrary: constant({ session: ofChidi, ply: any }) },
    { weight: 1, arbitrary: constant({ session: ofBoris, ply: wrong }) },
  );
  const games = constantFrom(game, 'abc', '0', game.slice(1), 'x'.repeat(20));
  const spoken = forgers.chain((forger) => {
    const { session } = forger;
    const hello = games.map((named) => ({ kind: 'hello', session, game: named }));
    const first = JSON.stringify({ kind: 'hello', session, game });
    const deeds = array(deedsOf(forger, hello), { minLength: EACH - 2, maxLength: EACH - 2 });
    return tuple(deeds, UNREADABLE).map(([texts, last]) => ({ session, texts: [first, ...texts, last] }));
  });

  const waiting = sample(spoken, { numRuns: CONNECTIONS, seed: 20_261_127 });
  const refusals = new Map<string, number>();
  const seats = new Set<string>();
  let [answers, screens] = [0, 0];
  const forge = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { session, texts } = next;
      for (const message of await said(port, texts)) {
        if (message.kind === 'refused') refusals.set(message.why, (refusals.get(message.why) ?? 0) + 1);
        if (message.kind !== 'watchers') answers += 1;
        if (message.kind === 'screen' || message.kind === 'form') screens += 1;
        if (message.kind === 'game')
          seats.add(`${session === ofBoris ? 'Boris' : 'another'} ${message.facts.you}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, forge));

  expect(page.seen()).toEqual(before);
  expect([...seats].filter((seat) => seat !== 'another null')).toEqual(['Boris black']);
  // Anyone may watch this game, so some forgers receive it.
  expect(answers).toBeGreaterThan(90_000);
  expect(screens).toBe(0);
  expect([...refusals.keys()].toSorted()).toEqual(['deed', 'session', 'unknown-game', 'unreadable']);
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  const secrets = [body, discord.clientSecret, 'Anna', anna.person.id];
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);

  page.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await page.until(['c3-d4']);
  await byHand(boris, await cardAfter(table, card, game), 'd6-c5');
  await page.until(['c3-d4', 'd6-c5']);
  // The invented members don't exist in Discord.
  expect(discord.refusals.filter(({ method }) => method !== 'GET')).toEqual([]);
}, 1_200_000);

const LONG = { timeout: 20_000 };

const OPENED: readonly OpenedScreen[] = ['game', 'play', 'games', 'watch', 'profile', 'preferences'];

/** The values in the states of presses, besides ids. */
const WORDS = ['0', 'white', 'russian', 'all', 'week', 'game', 'draw', 'steps', 'begin', 'everywhere', ''];

const pressesWith = (id: string): readonly string[] =>
  DECLARED.flatMap(({ command, controls }) =>
    Object.entries(controls).map(([action, { fields }]) => {
      const args = Object.values(fields).map(
        (field) => [id, ...WORDS].find((text) => field.read(text) !== null) ?? id,
      );
      return [command, action, ...args].join('|');
    }),
  );

/** Opens a member's screens, then sends everything else on the same connection. */
async function openedAnd(port: number, first: readonly object[], texts: readonly object[]) {
  const page = await openPage(port);
  for (const message of first) page.send(message);
  const isShown = (): boolean =>
    page.told.filter(({ kind }) => kind === 'screen').length === first.length - 1 && page.told.length > 0;
  await expect.poll(isShown, LONG).toBe(true);
  const shown = page.told.length;
  for (const message of texts) page.send(message);
  page.send({ kind: 'ping' });
  const isOver = (): boolean => page.told.filter(({ kind }) => kind === 'shut').length >= texts.length;
  await expect.poll(isOver, LONG).toBe(true);
  return page.told.slice(shown);
}

test('every kind of press is refused if it is forged with other people’s ids on visible screens', async () => {
  const seated = await sitDown({ stopwatch: () => performance.now() * HASTE });
  const { table, bot } = seated;
  const { anna, boris, chidi, channel } = table;
  const game = gameOn(await begin(table, anna, boris));
  const [practice] = await Promise.all([
    anna.waitFor((message) => isCard(message) && message.channel_id !== channel),
    anna.command(channel, 'play', { level: '1' }),
  ]);
  const text = '1. c3-d4 d6-c5 2. b2-c3 *';
  const replayed = await (await anna.command(channel, 'replay', { text })).answer();
  const [, imported = ''] = /(?:import|record)\|\w+\|(\w+)/u.exec(JSON.stringify(replayed)) ?? [];
  await (
    await anna.command(channel, 'tournament create', { name: 'Cup', form: 'swiss', starts: '1h' })
  ).answer();
  const cup = await anna.waitFor((message) => JSON.stringify(message).includes('tournament|join'));
  const [, tournament = ''] = /tournament\|join\|(\w+)/u.exec(JSON.stringify(cup)) ?? [];
  const ids = [game, gameOn(practice), imported, tournament, anna.person.id];
  expect(ids.every((id) => id.length > 3)).toBe(true);

  const session = await logIn(seated, chidi.person.id);
  const before = table.discord.requests.filter(({ method }) => method !== 'GET').length;
  const first = [{ kind: 'hello', session, game }, ...OPENED.map((screen) => ({ kind: 'open', screen }))];
  const forged = ids.flatMap(pressesWith);
  let answered = 0;
  for (let from = 0; from < forged.length; from += EACH / 2) {
    const texts = forged.slice(from, from + EACH / 2).map((press, at) => {
      const written = press.slice(0, 100);
      const [screen, control] = [(from + at) % (OPENED.length + 1), Math.floor((from + at) / 7) % 12];
      // In menus, buttons and forms, and beside the offered values.
      const isAnswer = (from + at) % 3 === 0;
      const [values, answers] = isAnswer ? [[], { [written]: written }] : [[written], {}];
      return { kind: 'press', screen, control, values, answers };
    });
    for (const message of await openedAnd(bot.pagePort!, first, texts))
      if (message.kind === 'screen' || message.kind === 'form') answered += 1;
  }
  expect(forged.length).toBeGreaterThan(1000);
  expect(answered).toBe(0);
  expect(table.discord.requests.filter(({ method }) => method !== 'GET')).toHaveLength(before);
}, 600_000);

/** A visitor's connection through a proxy, opened and left idle; `null` if there is no room. */
async function leftOpen(port: number, address: string): Promise<Socket | null> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: ${PUBLIC}\r\n` +
      `X-Forwarded-For: ${address}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  const [answer]: unknown[] = await once(socket, 'data');
  return String(answer).includes(' 101 ') ? socket : null;
}

test('ten thousand silent connections don’t stop other visitors', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris } = table;
  const port = bot.pagePort!;
  const game = gameOn(await begin(table, anna, boris));
  const [ofAnna, ofBoris] = [await logIn(seated, anna.person.id), await logIn(seated, boris.person.id)];
  const page = await openPage(port);
  page.say({ kind: 'hello', session: ofAnna, game });
  await page.until([]);

  const left: Socket[] = [];
  onTestFinished(() => {
    for (const socket of left) socket.destroy();
  });
  for (let opened = 0; opened < 10_000; opened += AT_ONCE) {
    const made = Array.from({ length: AT_ONCE }, (_, n) =>
      leftOpen(port, `10.0.${(opened + n) % 250}.${opened % 200}`),
    );
    left.push(...(await Promise.all(made)).filter((socket) => socket !== null));
    if (opened % 2000 === 0) await sleep(1);
  }
  expect(left.length).toBeGreaterThan(9000);

  page.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await page.until(['c3-d4']);
  const other = await openPage(port);
  other.say({ kind: 'hello', session: ofBoris, game });
  other.say({ kind: 'move', ply: 1, move: 'd6-c5' });
  await page.until(['c3-d4', 'd6-c5']);
});
