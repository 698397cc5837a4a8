/** Responses that Discord reads late or never, and a start on a port that can't be opened. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { textOf } from '../../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../../playground/server/visitor/visitor.ts';
import type { Config } from '../../../src/config.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { startBot } from '../../../src/main.ts';
import { begin, cardAfter, isCard } from '../../story/cards.ts';
import { configFor, ENDPOINT } from '../../story/door.ts';
import { byCommand, byHand } from '../../story/hands.ts';
import { openTable, sitDown, type Table } from '../../story/table.ts';
import { openNotebook } from '../notebook.ts';

const say = sayIn('en-US');
const played = '** a3-b4';

async function openScene() {
  const log = openNotebook();
  const table = await sitDown({ log }, { endpoint: ENDPOINT });
  const card = await begin(table, table.anna, table.boris);
  const warnings = () => log.entries.filter(({ level }) => level === 'warn' || level === 'error');
  return { table, card, warnings };
}

const cardsIn = ({ anna, channel }: Table) => anna.messages(channel).filter(isCard);

test('requests wait until Discord has read the previous answer', async () => {
  const { table, card, warnings } = await openScene();
  const { anna, discord } = table;
  discord.faults.rest({ on: /callback/u, effect: { delayMs: 1000 } });
  await byHand(anna, card, 'a3-b4');
  expect(textOf(await cardAfter(table, card))).toContain(played);
  await expect.poll(() => cardsIn(table)).toHaveLength(1);
  const early = discord.refusals.map(({ code }) => code);
  expect(early.length).toBeGreaterThan(0);
  expect(new Set(early)).toEqual(new Set([10015]));
  expect(warnings()).toEqual([]);
});

test('a move whose answer Discord never reads is made, and shown to everyone once', async () => {
  const { table, card } = await openScene();
  const { anna, boris, channel, discord } = table;
  discord.faults.rest({ on: /callback/u, effect: { drop: 'before' } });
  await expect(byHand(discord.visitor('Anna'), card, 'a3-b4')).rejects.toThrow('did not respond');
  expect(textOf(await cardAfter(table, card))).toContain(played);
  const next = await cardAfter(table, card);
  await byCommand(boris, next, 'b6-a5');
  expect(textOf(await cardAfter(table, next))).toContain('** b6-a5');
  await expect.poll(() => cardsIn(table)).toHaveLength(1);
  expect(anna.messages(channel).filter(isEphemeral)).toEqual([]);
});

test('while one bot shuts down, another one answers', async () => {
  const table = await openTable({ endpoint: ENDPOINT });
  const [first] = [await table.startBot(), await table.startBot()];
  const { anna, boris, channel, discord } = table;
  const card = await begin(table, anna, boris);
  const stopped = first?.stop();
  await byCommand(anna, card, 'a3-b4');
  expect(textOf(await cardAfter(table, card))).toContain(played);
  await stopped;
  expect(textOf((await boris.command(channel, 'help')).message!)).toContain(say('help.title'));
  expect(discord.refusals).toEqual([]);
});

async function takenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test.each<[string, () => Promise<Partial<Config['door'] & object>>, RegExp]>([
  [
    'a taken port',
    async () => ({ port: await takenPort() }),
    /^The port \d+ at .* is in use\. .*INTERACTIONS_PORT/u,
  ],
  [
    'an address of another machine',
    async () => ({ host: '192.0.2.1' }),
    /no address 192\.0\.2\.1\. Set INTERACTIONS_HOST/u,
  ],
  [
    'the key of another application',
    async () => ({ publicKey: 'ab'.repeat(32) }),
    /^DISCORD_PUBLIC_KEY and DISCORD_TOKEN belong to/u,
  ],
])('%s is refused with an error message', async (_name, part, words) => {
  const { discord, databasePath } = await openTable({ endpoint: ENDPOINT });
  const config = configFor(discord, databasePath);
  if (!config.door) throw new Error('there is no door');
  const attempt = await startBot(
    { ...config, door: { ...config.door, ...(await part()) } },
    { log: openNotebook() },
  );
  expect(attempt).toEqual({ ok: false, problem: expect.stringMatching(words) });
});

test('a token that Discord refuses is also reported if the bot has an endpoint', async () => {
  const { discord, databasePath } = await openTable({ endpoint: ENDPOINT });
  const config = { ...configFor(discord, databasePath), token: 'Zm9v.YmFy.secret' };
  const attempt = await startBot(config, { log: openNotebook() });
  expect(attempt).toEqual({ ok: false, problem: expect.stringMatching(/^Discord refused the token\./u) });
});

test.each([[{}, true] as const, [{ endpoint: ENDPOINT }, false] as const])(
  'the log says if Discord does not send interactions yet',
  async (options, isTold) => {
    const { discord, databasePath } = await openTable(options);
    const log = openNotebook();
    discord.world.endpoint ??= '';
    const started = await startBot(configFor(discord, databasePath), { log });
    if (started.ok) onTestFinished(() => started.value.stop());
    const told = log.entries.map(({ details }) => String(details['msg']));
    expect(told.some((words) => /write its public address.*Interactions Endpoint URL/u.test(words))).toBe(
      isTold,
    );
  },
);
