/** Interactions that come too late, as after an outage: nobody is answered, and the log says once how many there were. */
import { expect, test } from 'vitest';
import { firstIdAt } from '../../src/discord/snowflake.ts';
import { ENDPOINT } from '../story/door.ts';
import { payloadOf } from '../story/payload.ts';
import { openTable } from '../story/table.ts';
import { openNotebook } from './notebook.ts';

/** How many of them there are, and how old they are (ms). */
const CROWD = 120;
const AGE = 90_000;

/** So old (ms) an interaction is that is deferred without waiting, and can still be answered. */
const LATE = 2300;

test('one that is late, but not too late, is answered without a warning of its timer', async () => {
  const table = await openTable();
  const { anna, channel, discord } = table;
  const log = openNotebook();
  await table.startBot({ log });
  const real = await payloadOf(discord, () => anna.command(channel, 'help'));
  discord.gateway.send('INTERACTION_CREATE', { ...real, id: firstIdAt(discord.clock.now() - LATE) }, null);
  await expect.poll(() => discord.requests.some(({ path }) => path.endsWith('/callback'))).toBe(true);
});

test.each(['gateway', 'door'] as const)('few lines for a crowd of them, by the %s', async (way) => {
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
  // A line is of five seconds; on a busy machine it takes longer than that to send them all.
  expect(warnings().length).toBeLessThan(CROWD / 10);
  expect(warnings()[0]?.details['oldest']).toBeGreaterThan(AGE - 5000);
  expect(discord.requests.length).toBe(before);
});
