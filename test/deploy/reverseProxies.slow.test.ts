/** The bot behind the configurations for Caddy and nginx, over TLS at two host names. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { pageFaults } from '../../src/tools/doctor/page.ts';
import { begin, cardAfter, gameOn } from '../story/cards.ts';
import { addressOf, ENDPOINT } from '../story/door.ts';
import { byHand } from '../story/hands.ts';
import { logIn, openPage } from '../story/pages.ts';
import { openTable } from '../story/table.ts';
import { type Backs, NAMES, newFronts, type ReverseProxy, startCaddy, startNginx } from './reverseProxy.ts';

const PROXIES: readonly (readonly [string, ReverseProxy])[] = [
  ['Caddy', startCaddy],
  ['nginx', startNginx],
];

async function openScene(start: ReverseProxy) {
  const table = await openTable({ endpoint: ENDPOINT });
  const { discord } = table;
  const fronts = await newFronts();
  const publicUrl = `https://${NAMES.page}:${fronts.https}`;
  const { clientSecret } = discord;
  const page = { host: '127.0.0.1', port: 0, publicUrl, clientSecret, board: 'link' } as const;
  const bot = await table.startBot({}, { page });
  const backs = (...others: readonly number[]): Backs => ({
    interactions: [bot.port!, ...others],
    page: bot.pagePort!,
  });
  const enter = async (...others: readonly number[]): Promise<void> => {
    await start(fronts, backs(...others));
    for (const port of backs(...others).interactions) discord.closeDoor(addressOf(port));
    discord.openDoor(`https://${NAMES.interactions}:${fronts.https}/interactions`);
  };
  return { table, bot, publicUrl, fronts, enter, page: { ...page, port: bot.pagePort! } };
}

test.each(PROXIES)(
  'behind %s, people can log in and move, in the channel and on the page',
  async (_name, start) => {
    const scene = await openScene(start);
    const { table, publicUrl, fronts, page } = scene;
    await scene.enter();
    const { anna, boris, discord } = table;
    const first = await begin(table, anna, boris);
    const game = gameOn(first);
    const board = await openPage(publicUrl);
    board.say({ kind: 'hello', session: await logIn(scene, anna.person.id), game });
    await board.until([]);
    board.say({ kind: 'move', ply: 0, move: 'c3-d4' });
    await board.until(['c3-d4']);
    const second = await cardAfter(table, first, game);
    await byHand(boris, second, 'd6-c5');
    await board.until(['c3-d4', 'd6-c5']);
    expect(board.refusals()).toEqual([]);
    expect(discord.refusals).toEqual([]);

    expect(await pageFaults(page)).toEqual([]);
    const unsigned = `https://${NAMES.interactions}:${fronts.https}/interactions`;
    expect((await fetch(unsigned, { method: 'POST', body: '{}' })).status).toBe(401);
    expect((await fetch(`https://${NAMES.interactions}:${fronts.https}/`)).status).toBe(404);
    const plain = await fetch(`http://${NAMES.page}:${fronts.http}/game/1?a=b`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('Location')]).toEqual([
      expect.toSatisfy((status: number) => status === 301 || status === 308),
      expect.stringMatching(new RegExp(`^https://${NAMES.page}(?::\\d+)?/game/1\\?a=b$`, 'u')),
    ]);
  },
);

test.each(PROXIES)(
  '%s passes on the page’s host name and the visitor’s true address',
  async (_name, start) => {
    const seen: IncomingHttpHeaders[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const fronts = await newFronts();
    const { port } = z.object({ port: z.number() }).parse(server.address());
    await start(fronts, { interactions: [port], page: port });
    const forged = { 'X-Forwarded-For': '192.0.2.1', Connection: 'close' };
    await fetch(`https://${NAMES.page}:${fronts.https}/`, { headers: forged });
    const { host, 'x-forwarded-for': forwarded } = seen.at(-1) ?? {};
    expect(host?.replace(/:\d+$/u, '')).toBe(NAMES.page);
    expect(String(forwarded).split(',').at(-1)?.trim()).toBe('127.0.0.1');
  },
);

/** Caddy returns the first 503 from a stopping process, and only then uses the other processes. */
const LOST: ReadonlyMap<ReverseProxy, number> = new Map([
  [startCaddy, 1],
  [startNginx, 0],
]);

test.each(PROXIES)(
  'behind %s, commands are answered while one of two processes is stopping',
  async (_name, start) => {
    const scene = await openScene(start);
    const { table } = scene;
    const other = await table.startBot();
    await scene.enter(other.port!);
    const { anna, channel } = table;
    let isOver = false;
    const stopped = (async () => {
      await other.drain();
      await other.stop();
      isOver = true;
    })();
    const said: (string | null)[] = [];
    const ask = async (): Promise<string> => textOf(await (await anna.command(channel, 'games')).answer());
    for (let more = 10; more > 0; more -= isOver ? 1 : 0) said.push(await ask().catch(() => null));
    await stopped;
    const answered = said.filter((text) => text !== null);
    expect(answered).not.toContain('');
    expect(answered.length).toBeGreaterThan(15);
    expect(said.length - answered.length).toBeLessThanOrEqual(LOST.get(start) ?? 0);
  },
);
