/** An interaction that arrives twice or too late. */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { begin, cardAfter, isCard } from '../story/cards.ts';
import { byCommand, byHand } from '../story/hands.ts';
import { openTable, sitDown, type Table } from '../story/table.ts';
import { openNotebook } from './notebook.ts';
import { firstIdAt } from '../../src/discord/snowflake.ts';
import { ENDPOINT } from '../story/door.ts';
import { payloadOf } from '../story/payload.ts';

/** White moves by command and from the card. The duplicates have no effect. */
async function playsOn(table: Table): Promise<void> {
  const { anna, boris, channel, discord } = table;
  const first = await begin(table, anna, boris);
  const heard = await byCommand(anna, first, 'c3-d4');
  expect(textOf(heard.message!)).toContain('** c3-d4');
  const card = await cardAfter(table, first);
  await byHand(boris, card, 'h6-g5');
  expect(textOf(await cardAfter(table, card))).toContain('** h6-g5');
  for (const visitor of [anna, boris]) expect(visitor.messages(channel).filter(isEphemeral)).toEqual([]);
  await expect.poll(() => anna.messages(channel).filter(isCard).length).toBe(1);
  expect(discord.refusals).toEqual([]);
}

test('a duplicate interaction to one process has no effect', async () => {
  const log = openNotebook();
  const table = await sitDown({ log });
  table.discord.faults.deliverTwice(Number.POSITIVE_INFINITY);
  await playsOn(table);
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([]);
  const copies = log.entries.filter(({ details }) => details['msg'] === 'an interaction was delivered twice');
  expect(copies).toHaveLength(4);
});

test('a duplicate interaction to two processes with gateway connections has no effect', async () => {
  const table = await openTable();
  const logs = [openNotebook(), openNotebook()];
  for (const log of logs) await table.startBot({ log });
  await playsOn(table);
  const entries = logs.flatMap((log) => log.entries);
  expect(entries.filter(({ level }) => level === 'error')).toEqual([]);
  const copies = entries.filter(({ details }) => details['msg'] === 'an interaction was delivered twice');
  expect(copies).toHaveLength(4);
});

/** The number of these interactions, and their age (ms). */
const CROWD = 120;
const AGE = 90_000;

/** The age (ms) at which an interaction is deferred immediately and can still be answered. */
const LATE = 2300;

test('a late but valid interaction is answered without a timer warning', async () => {
  const table = await openTable();
  const { anna, channel, discord } = table;
  const log = openNotebook();
  await table.startBot({ log });
  const real = await payloadOf(discord, () => anna.command(channel, 'help'));
  discord.gateway.send('INTERACTION_CREATE', { ...real, id: firstIdAt(discord.clock.now() - LATE) }, null);
  await expect.poll(() => discord.requests.some(({ path }) => path.endsWith('/callback'))).toBe(true);
});

test.each(['gateway', 'door'] as const)(
  'many late interactions cause only a few log lines, with the %s',
  async (way) => {
    const table = await openTable(way === 'door' ? { endpoint: ENDPOINT } : {});
    const { anna, channel, discord } = table;
    const log = openNotebook();
    await table.startBot({ log });
    const real = await payloadOf(discord, () => anna.command(channel, 'help'));
    const first = BigInt(firstIdAt(discord.clock.now() - AGE));
    const before = discord.requests.length;
    for (let late = 0; late < CROWD; late += 1) {
      const json = { ...real, id: String(first + BigInt(late)) };
      if (way === 'gateway') discord.gateway.send('INTERACTION_CREATE', json, null);
      else await knock(JSON.stringify(json));
    }
    async function knock(body: string): Promise<void> {
      const headers = { ...discord.world.signer.headers(body, discord.clock.now()) };
      const [address = ''] = discord.world.doors;
      expect((await fetch(address, { method: 'POST', body, headers })).status).toBe(202);
    }
    const warnings = () => log.entries.filter(({ level }) => level !== 'info' && level !== 'debug');
    const told = (): number => warnings().reduce((count, { details }) => count + Number(details['count']), 0);
    await expect.poll(told).toBe(CROWD);
    // One log line covers five seconds. On a busy machine, sending all of them takes longer.
    expect(warnings().length).toBeLessThan(CROWD / 10);
    expect(warnings()[0]?.details['oldest']).toBeGreaterThan(AGE - 5000);
    // After interactions that the bot has only answered, it checks whether its token is still valid.
    const asked = discord.requests.slice(before).map(({ method, path }) => `${method} ${path}`);
    expect(asked.filter((request) => request !== 'GET /users/@me')).toEqual([]);
  },
);
