/** A bot's health turns red within ten seconds of a real fault, and then green again on its own. */
import { once } from 'node:events';
import { request } from 'node:http';
import { open } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { StandInOptions } from '../../playground/server/options.ts';
import type { APIMessage } from 'discord-api-types/v10';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { VERSION } from '../../src/version.ts';
import { openNotebook } from '../discord/notebook.ts';
import { openBeside } from '../store/file.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { filled } from '../store/opening/filled.ts';
import { change } from '../store/place.ts';
import { begin, cardAfterMove } from '../story/cards.ts';
import { movesOn } from '../story/hands.ts';
import { observe, type Observed } from './bot.ts';
import { slowTest } from '../runs.ts';

const RED_WITHIN = 10_000;
const READY = { status: 200, ill: [] };

async function ready(options: StandInOptions = {}): Promise<Observed> {
  const bot = await observe({}, {}, options);
  await expect.poll(() => bot.ask()).toMatchObject(READY);
  return bot;
}

test('a healthy bot reports that it is healthy, in words, and is live', async () => {
  const bot = await ready();
  const answer = await bot.get('/health');
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({
    live: true,
    ready: true,
    version: VERSION,
    checks: {
      discord: { isWell: true, words: '1 of 1 connections to Discord open' },
      database: { isWell: true, words: 'the database is writable' },
      sweep: { isWell: true, words: 'the sweep is up to date' },
      disk: { isWell: true, words: '1024 MB free on the disk' },
    },
  });
  const live = await bot.get('/health/live');
  expect([live.status, await live.text()]).toEqual([200, 'live\n']);
});

test('a dead gateway turns the bot’s health red', async () => {
  const bot = await ready();
  const { faults, gateway } = bot.discord;
  faults.refuseResumes(100);
  faults.refuseIdentifies(100, 4000);
  gateway.drop();
  await expect.poll(async () => (await bot.ask()).checks.discord.words).toContain('0 of 1');
  bot.pass(RED_WITHIN - 3000);
  await expect.poll(() => bot.ask()).toMatchObject({ status: 503, ill: ['discord'] });
  faults.clear();
  await expect.poll(() => bot.ask()).toMatchObject(READY);
});

test('a full disk turns the bot’s health red', async () => {
  const bot = await ready();
  bot.disk.free = 2 ** 20;
  await expect.poll(() => bot.ask()).toMatchObject({ status: 503, ill: ['disk'] });
  bot.disk.free = 2 ** 30;
  await expect.poll(() => bot.ask()).toMatchObject(READY);
});

test('a database locked by another program turns the bot’s health red', async () => {
  const bot = await ready();
  const rival = openBeside(bot.databasePath);
  rival.exec('begin immediate');
  await expect.poll(() => bot.ask()).toMatchObject({ status: 503, ill: ['database'] });
  // The process isn't blocked, even while the check has to wait.
  expect((await bot.get('/health/live')).status).toBe(200);
  rival.exec('rollback');
  rival.close();
  await expect.poll(() => bot.ask()).toMatchObject(READY);
});

slowTest(
  'damage in a large file, which is only found after the start, turns the bot’s health red',
  async () => {
    const databasePath = await pathInNewFolder('games.db');
    await filled(databasePath, 1);
    const large = 70 * 2 ** 20;
    await change(databasePath, `create table ballast as select zeroblob(${large}) as data`);
    const file = await open(databasePath, 'r+');
    await file.write(Buffer.alloc(4096, 0xee), 0, 4096, large / 2);
    await file.close();
    const log = openNotebook();
    const bot = await observe({ databasePath }, { log });
    await expect.poll(() => bot.ask()).toMatchObject({ status: 503, ill: ['database'] });
    expect((await bot.ask()).checks.database.words).toBe('the database is damaged: restore it from a backup');
    const errors = log.entries.filter(({ level }) => level === 'error');
    // The people in these games don't exist in Discord, so their boards are refused, too.
    expect(errors.flatMap(({ details }) => details['msg'] ?? [])).toEqual([
      `The database ${databasePath} is damaged. Stop the bot and restore the database from a backup, because new data may be lost.`,
    ]);
  },
);

/** The sweep and the check of the database run at their own times. */
const isTimed = (question: string): boolean => question === 'touch' || question.startsWith('due.');

/** How often the bot has queried its database so far, per query. */
async function questionsOf({ get }: Observed): Promise<ReadonlyMap<string, number>> {
  const figures = await (await get('/metrics')).text();
  const lines = figures.matchAll(/^crownhead_database_seconds_count\{call="([\w.]+)"\} (\d+)$/gmu);
  return new Map([...lines].map(([, question = '', count]) => [question, Number(count)]));
}

test('a move reads each player’s preferences, the server’s settings and the game only once', async () => {
  const bot = await ready();
  const { anna, boris } = bot;
  const moved = async (by: Visitor, card: APIMessage): Promise<APIMessage> => {
    const next = cardAfterMove(bot, card);
    await by.click(card.id, movesOn(card)[0]!.id);
    return next;
  };
  const shown = async (cards: number) =>
    expect.poll(async () => (await questionsOf(bot)).get('games.shown')).toBe(cards);
  const card = await moved(anna, await begin(bot, anna, boris));
  await shown(2);
  const before = await questionsOf(bot);
  await moved(boris, card);
  await shown(3);
  const after = await questionsOf(bot);
  const asked = [...after].map(
    ([question, count]) => [question, count - (before.get(question) ?? 0)] as const,
  );
  const own = new Map(asked.filter(([question, count]) => count > 0 && !isTimed(question)));
  expect(Object.fromEntries(own)).toEqual({
    'interactions.take': 1,
    // The preferences of the notified player are read once for the card, and once for direct
    // messages.
    'people.preference': 3,
    'settings.load': 1,
    'games.load': 1,
    'games.plans': 1,
    'games.save': 1,
    'personal.hiddenAmong': 1,
    'standings.rating': 2,
    'people.wakeNotices': 1,
    'watches.wake': 1,
    'guesses.settle': 1,
    'games.shownOf': 1,
    'games.shown': 1,
    // Nothing here reads the database.
    'games.wakeSecond': 1,
  });
});

test('metrics are refused to a web page that reaches the bot through a foreign host name', async () => {
  const { get } = await observe();
  const port = Number(new URL((await get('/health/live')).url).port);
  const by = async (host: string): Promise<number | undefined> => {
    const asked = request({ port, path: '/metrics', headers: { host } }).end();
    const [answer] = await once(asked, 'response');
    return answer.resume().statusCode;
  };
  expect(await by('attacker.example')).toBe(403);
  expect(await by(`localhost:${port}`)).toBe(200);
});
