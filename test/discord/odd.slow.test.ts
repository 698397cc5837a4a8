/**
 * Odd interactions over both transports, to a bot in a separate process: the bot survives, and
 * other users are answered as usual.
 */
import { findMenu } from '../../playground/server/visitor/reading.ts';
import {
  anything,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  string,
  type Arbitrary,
} from 'fast-check';
import { expect, test } from 'vitest';
import { firstIdAt } from '../../src/discord/snowflake.ts';
import { begin, buttonTo } from '../story/cards.ts';
import { ENDPOINT } from '../story/door.ts';
import { payloadOf, type Payload } from '../story/payload.ts';
import { ready, run, type BotProcess } from '../story/process.ts';
import { openTable, type Table } from '../story/table.ts';

const HOUR = 3_600_000;
const RUNS = Number(process.env['ODD_RUNS'] ?? 150);
const KINDS = ['command', 'challenge', 'file', 'typing', 'press', 'choice', 'window'] as const;
type Kind = (typeof KINDS)[number];
type Real = (kind: Kind) => Payload;
/** The most nested lists that fit in a 200 KB body. */
const DEEP = 100_000;

async function realOnes({ anna, boris, channel, discord }: Table): Promise<Real> {
  const card = await begin({ anna, channel }, anna, boris);
  const file = anna.attach(channel, { name: 'a.pdn', bytes: new TextEncoder().encode('1. 32-28 *') });
  const { modal } = await anna.command(channel, 'tournament create', { name: 'Cup' });
  const rules = await (await anna.command(channel, 'rules')).answer();
  const acts: Readonly<Record<Kind, () => Promise<unknown>>> = {
    command: () => anna.command(channel, 'help'),
    challenge: () => anna.command(channel, 'play', { opponent: boris.person.id }),
    file: () => anna.command(channel, 'replay', { file }),
    typing: () => anna.complete(channel, 'move', { move: 'c' }, 'move'),
    press: () => anna.click(card.id, buttonTo(card, 'board', 'rest')),
    choice: () => anna.choose(rules.id, findMenu(rules).custom_id, ['bashni']),
    window: () => (modal ? anna.submit(modal, {}) : Promise.reject(new Error('no window opened'))),
  };
  const real = new Map<Kind, string>();
  for (const kind of KINDS) real.set(kind, JSON.stringify(await payloadOf(discord, acts[kind])));
  return (kind) => JSON.parse(real.get(kind) ?? '');
}

/** A bot with this transport, and a function that sends to it. The endpoint returns its answer. */
async function openScene(way: 'gateway' | 'door') {
  const table = await openTable(way === 'door' ? { endpoint: ENDPOINT } : {});
  const { discord, databasePath } = table;
  const bot = run(
    { DISCORD_TOKEN: discord.token, DISCORD_API_URL: `${discord.url}/api`, DATABASE_PATH: databasePath },
    discord,
  );
  await ready(discord);
  const knock = async (body: string): Promise<number> => {
    const headers = { ...discord.world.signer.headers(body, discord.clock.now()) };
    const [address = ''] = discord.world.doors;
    const answer = await fetch(address, { method: 'POST', body, headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  const send = async (json: unknown): Promise<number | null> => {
    if (way === 'door') return knock(JSON.stringify(json) ?? '');
    discord.gateway.send('INTERACTION_CREATE', json, null);
    return null;
  };
  return { table, bot, send, knock, real: await realOnes(table) };
}

async function others({ table, bot }: { readonly table: Table; readonly bot: BotProcess }): Promise<void> {
  const { anna, channel } = table;
  const ended = bot.ended.then(({ said }) => Promise.reject(new Error(`the process ended: ${said}`)));
  const heard = await Promise.race([anna.command(channel, 'help'), ended]);
  expect(heard.message).not.toBeNull();
  expect(bot.soFar()).not.toContain('handling an interaction failed');
}

let made = 0;
/** An id that Discord would assign at this time, and has not assigned before. */
const idAt = (at: number): string => String(BigInt(firstIdAt(at)) + BigInt((made += 1)));
const fresh = (payload: Payload): Payload => ({ ...payload, id: idAt(Date.now()) });

const without = (payload: Payload, key: string): Payload => ({ ...fresh(payload), [key]: undefined });

const ODD: readonly (readonly [string, (real: Real) => unknown])[] = [
  ['a list', () => []],
  ['nothing', () => null],
  ['no id', (real) => without(real('command'), 'id')],
  ['an id that is no number', (real) => ({ ...real('press'), id: 'soon' })],
  ['an empty id', (real) => ({ ...real('press'), id: '' })],
  ['an id below zero', (real) => ({ ...real('press'), id: '-1' })],
  ['an id without an end', (real) => ({ ...real('press'), id: '9'.repeat(100_000) })],
  ['no type', (real) => without(real('command'), 'type')],
  ['an unknown type', (real) => ({ ...fresh(real('command')), type: 99 })],
  ['no data', (real) => without(real('command'), 'data')],
  ['a press without data', (real) => without(real('press'), 'data')],
  ['a press without a custom id', (real) => ({ ...fresh(real('press')), data: { component_type: 2 } })],
  ['a window without answers', (real) => ({ ...fresh(real('press')), type: 5, data: { custom_id: 'a|b' } })],
  ['a command without a name', (real) => ({ ...fresh(real('command')), data: { type: 1 } })],
  ['nobody who asked', (real) => without(real('command'), 'member')],
  ['no channel', (real) => without(real('press'), 'channel')],
  ['no token', (real) => without(real('press'), 'token')],
];

/** Ids with dates from a clock that is wrong by this much (ms). */
const SKEWS = [3500, 5 * HOUR, 100 * 365 * 24 * HOUR, -3500, -5 * HOUR] as const;

function pathsIn(json: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof json !== 'object' || json === null) return [path];
  return [path, ...Object.entries(json).flatMap(([key, value]) => pathsIn(value, [...path, key]))];
}

/** A copy with a different value at a path; `undefined` removes it. */
function put(json: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof json !== 'object' || json === null) return json;
  const inner: unknown = Object.entries(json).find(([name]) => name === key)?.[1];
  if (Array.isArray(json)) return json.with(Number(key), put(inner, rest, value));
  return { ...json, [key]: put(inner, rest, value) };
}

const IDS: Arbitrary<string> = integer({ min: -HOUR * 1e4, max: HOUR * 1e6 }).map((ms) =>
  firstIdAt(Date.now() + ms),
);
const VALUES: Arbitrary<unknown> = oneof(
  constantFrom(undefined, null, true, 0, -1, 1e308, 2 ** 53, '', 'x', '0', '\0', '1e999', '__proto__'),
  constantFrom<unknown>([], {}, [[]], { toString: 1 }, [null], 'x'.repeat(20_000), '9'.repeat(20_000)),
  constant(JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)),
  string({ unit: 'binary' }),
  nat(),
  IDS,
  anything({ withNullPrototype: false }),
);
const CHANGES = array(record({ place: nat(), value: VALUES }), { minLength: 1, maxLength: 3 });

function changed(
  real: Payload,
  changes: readonly { readonly place: number; readonly value: unknown }[],
): unknown {
  return changes.reduce<unknown>((json, { place, value }) => {
    const paths = pathsIn(json);
    return put(json, paths[place % paths.length] ?? [], value);
  }, fresh(real));
}

test.each(['gateway', 'door'] as const)(
  'the process survives, and other users are answered, with the %s',
  async (way) => {
    const scene = await openScene(way);
    for (const [name, odd] of ODD) {
      const status = await scene.send(odd(scene.real));
      expect([name, status]).toEqual([name, way === 'door' ? 400 : null]);
      await others(scene);
    }
    for (const skew of SKEWS) {
      await scene.send({ ...scene.real('command'), id: idAt(Date.now() + skew) });
      await others(scene);
    }
    await assert(
      asyncProperty(constantFrom(...KINDS), CHANGES, async (kind, changes) => {
        await scene.send(changed(scene.real(kind), changes));
      }),
      { numRuns: RUNS },
    );
    await others(scene);
    expect(scene.bot.soFar()).toContain('received interactions of an unknown kind');
    if (way === 'gateway') return;
    const lists = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
    const whole = JSON.stringify(fresh(scene.real('command')));
    expect(await scene.knock(lists)).toBe(400);
    expect(await scene.knock(`${whole.slice(0, -1)},"filling":${lists}}`)).toBe(200);
    await others(scene);
  },
);
