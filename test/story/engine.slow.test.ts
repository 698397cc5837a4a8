/**
 * Whole games against the engine, in the channel: it answers on the same card, and survives
 * restarts and dead threads.
 */
import { anyMove } from './hands.ts';
import type { APIMessage } from 'discord-api-types/v10';
import { writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { buttonsOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { openPool } from '../../src/enginePool/pool.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { openStore } from '../../src/store/opening/open.ts';
import { ENDINGS_FOLDER } from '../endingsFolder.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { cardAfter, gameOn, isCard } from './cards.ts';
import { killAndRestart, openScene } from './killing.ts';
import { ready, run, settingsAt } from './process.ts';
import { openTable, sitDown, type Table } from './table.ts';

const say = sayIn('en-US');

type Options = Readonly<Record<string, string | boolean>>;

async function challenge({ anna, channel, discord }: Table, options: Options): Promise<APIMessage> {
  await anna.command(channel, 'play', { opponent: discord.botId, ...options });
  // On a busy machine the board follows a deferral.
  return anna.waitFor((message) => isCard(message));
}

async function playFirst(table: Table, card: APIMessage): Promise<APIMessage> {
  const before = gameOn(card);
  if (!(await anyMove(table.anna, card))) throw new Error('nothing to press');
  return cardAfter(table, card, before);
}

const isOver = (card: APIMessage): boolean => buttonsOf(card).some(({ label }) => label === 'Rematch');

async function playOut(table: Table, first: APIMessage): Promise<readonly APIMessage[]> {
  const cards = [first];
  for (let card = first; !isOver(card); cards.push(card)) card = await playFirst(table, card);
  return cards;
}

const PLAYED = /\*\* (?:(?:took|got) .+: )?\S+ · \*\*\S+\*\*/u;
const PLAYED_BY_BOTH = new RegExp(`${PLAYED.source} (?:(?:took|got) .+: )?\\S+ · `, 'u');

test('a whole game, shown exchange by exchange', async () => {
  const table = await sitDown();
  const first = await challenge(table, { level: '3', color: 'white' });
  expect(textOf(first)).toContain('plays at level 3');
  expect(textOf(first)).toContain(say('card.your-move', { player: `<@${table.anna.person.id}>` }));
  const cards = await playOut(table, first);
  for (const card of cards.slice(1, -1)) expect(textOf(card)).toMatch(PLAYED_BY_BOTH);
  expect(table.discord.refusals).toEqual([]);
  expect(table.discord.warnings).toEqual([]);
});

test('a game continues when its thread dies in the middle of a search', async () => {
  const file = await pathInNewFolder('deaths');
  await writeFile(file, '1');
  process.env['DEATHS'] = file;
  const deaths: unknown[] = [];
  const engine = openPool({
    threads: 1,
    folder: ENDINGS_FOLDER,
    report: (error) => deaths.push(error),
    worker: new URL('../enginePool/dying.ts', import.meta.url),
  });
  onTestFinished(async () => {
    delete process.env['DEATHS'];
    await engine.close();
  });
  const table = await sitDown({ engine });
  const first = await challenge(table, { level: '3', color: 'black' });
  expect(textOf(first)).toMatch(PLAYED);
  expect(textOf(await playFirst(table, first))).toMatch(PLAYED_BY_BOTH);
  expect(deaths).toHaveLength(1);
});

async function savedMoves(databasePath: string, card: APIMessage): Promise<number> {
  const opened = await openStore(databasePath, () => undefined);
  if (!opened.ok) throw new Error(opened.problem.message);
  const record = await opened.value.games.load(gameOn(card));
  await opened.value.close();
  return record?.game.moves.length ?? 0;
}

test('killed while the engine thinks, it answers after the restart, once', async () => {
  const table = await openTable();
  const { discord, anna } = table;
  const where = settingsAt(discord, table.databasePath);
  const settings = { ...where, ENGINE_THREADS: '1', LOG_LEVEL: 'silent' };
  const bot = run(settings, discord);
  await ready(discord);
  // A game without an opening book.
  let card = await challenge(table, { level: '8', color: 'white', variant: 'brazilian' });
  // In the opening the full engine looks at each move for a while: the first answer takes a second.
  anyMove(anna, card).catch(() => undefined);
  await expect.poll(() => savedMoves(table.databasePath, card), { interval: 5 }).toBe(1);
  bot.signal('SIGKILL');
  await bot.ended;
  expect(await savedMoves(table.databasePath, card)).toBe(1);
  await expect.poll(() => discord.isReached()).toBe(false);
  run(settings, discord);
  await ready(discord);
  card = await cardAfter(table, card);
  expect(textOf(card)).toMatch(PLAYED_BY_BOTH);
  expect(await savedMoves(table.databasePath, card)).toBe(2);
});

test('killed in the middle of a game, it continues where it was', async () => {
  const scene = await openScene();
  const { table, settings } = scene;
  const moves = (card: APIMessage) => savedMoves(settings['DATABASE_PATH'] ?? '', card);
  let card = await challenge(table, { level: '3', color: 'white' });
  for (let exchange = 0; exchange < 3; exchange += 1) card = await playFirst(table, card);
  // The board of the fourth exchange never leaves the process that dies.
  table.discord.faults.rest({ on: /POST \/webhooks/u, effect: { delayMs: 60_000 } });
  playFirst(table, card).catch(() => undefined);
  await expect.poll(() => moves(card), { interval: 5 }).toBeGreaterThan(6);
  await killAndRestart(scene);
  card = await cardAfter(table, card);
  expect(textOf(card)).toMatch(PLAYED_BY_BOTH);
  expect(await moves(card)).toBe(8);
  card = await playFirst(table, card);
  expect(await moves(card)).toBe(10);
});

test('a practice game without direct messages does not begin until they are possible', async () => {
  const table = await sitDown();
  const { anna, channel, discord } = table;
  discord.refuseDirect(anna.person.id);
  const refused = await (await anna.command(channel, 'play', { level: '2', color: 'white' })).answer();
  expect(textOf(refused)).toBe(say('problem.no-direct-messages'));
  discord.allowDirect(anna.person.id);
  await anna.command(channel, 'play', { level: '2', color: 'black' });
  const card = await anna.waitFor((message) => isCard(message) && message.channel_id !== channel);
  expect(textOf(card)).toMatch(PLAYED);
  expect(discord.refusals.map(({ code }) => code)).toEqual([50007]);
});

test('a practice game is only in the direct messages, and is shown again on request', async () => {
  const table = await sitDown();
  const { anna, boris, channel } = table;
  const response = await anna.command(channel, 'play', { level: '2', color: 'white' });
  expect(isEphemeral(response.message!)).toBe(true);
  const direct = await anna.waitFor((message) => isCard(message) && message.channel_id !== channel);
  expect(textOf(direct)).toContain('plays at level 2');
  const next = await playFirst(table, direct);
  const expected = [direct.channel_id, expect.stringMatching(/\*\* \S+ · \*\*Crownhead\*\* /u)];
  expect([next.channel_id, textOf(next)]).toEqual(expected);
  await anna.command(channel, 'play', { level: '8' });
  const again = await cardAfter(table, next);
  expect(gameOn(again)).toBe(gameOn(direct));
  expect(boris.messages(channel).filter(isCard)).toEqual([]);
});
