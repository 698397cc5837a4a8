/** A game with two faces: moves on the page and in the channel meet in the same game. */
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Config } from '../../src/config.ts';
import type { FromPage, GameFacts, ToPage } from '../../src/live/protocol.ts';
import { SESSION } from '../../src/live/session.ts';
import type { Bot } from '../../src/main.ts';
import { begin, cardAfter, gameOn } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { byHand } from './hands.ts';
import { openTable, type Table } from './table.ts';

const PUBLIC = 'http://draughts.example';

const withPage = ({ discord }: Table): Partial<Config> => ({
  page: { host: '127.0.0.1', port: 0, publicUrl: PUBLIC, clientSecret: discord.clientSecret },
});

interface Seated {
  readonly table: Table;
  readonly bot: Bot;
}

async function sitDown(): Promise<Seated> {
  const table = await openTable();
  return { table, bot: await table.startBot({}, withPage(table)) };
}

/** A browser, as far as a log-in needs one. */
function browser(port: number) {
  const cookies = new Map<string, string>();
  const address = (path: string): string => `http://127.0.0.1:${port}${path}`;
  return {
    async go(path: string, method = 'GET'): Promise<Response> {
      const answer = await fetch(address(path), {
        method,
        redirect: 'manual',
        headers: {
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(method === 'POST' && { Origin: PUBLIC }),
        },
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
  };
}

/** Logs in as this person and returns the session. */
async function logIn({ table, bot }: Seated, id: string): Promise<string> {
  const tab = browser(bot.pagePort!);
  const begun = await tab.go('/login?to=/');
  const asked = new URL(begun.headers.get('Location')!);
  expect(asked.origin).toBe(table.discord.url);
  asked.searchParams.set('as', id);
  const back = await fetch(asked, { redirect: 'manual' });
  const { pathname, search } = new URL(back.headers.get('Location')!);
  expect((await tab.go(pathname + search)).headers.get('Location')).toBe('/');
  const given: { session: string } = JSON.parse(await (await tab.go('/session', 'POST')).text());
  return given.session;
}

/** A page that is open: what it was told, and what it says. */
async function openPage(port: number, origin = PUBLIC) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { origin });
  onTestFinished(() => socket.terminate());
  const told: ToPage[] = [];
  socket.on('message', (data: Buffer) => told.push(JSON.parse(data.toString())));
  await once(socket, 'open');
  const seen = (): GameFacts | undefined => told.findLast((message) => message.kind === 'game')?.facts;
  return {
    told,
    seen,
    say: (message: FromPage) => socket.send(JSON.stringify(message)),
    refusals: () => told.filter((message) => message.kind === 'refused'),
    until: (moves: readonly string[]) => expect.poll(() => seen()?.moves).toEqual(moves),
  };
}

test('a whole game: Anna on the page, Boris in the channel', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris, discord } = table;
  const { list } = gameEndingBy('no-pieces');
  let card = await begin(table, anna, boris);
  const game = gameOn(card);
  const page = await openPage(bot.pagePort!);
  page.say({ kind: 'hello', session: await logIn(seated, anna.person.id), game });
  await expect.poll(page.seen).toMatchObject({ id: game, you: 'white', moves: [] });

  for (const [ply, move] of list.entries()) {
    if (ply % 2 === 0) page.say({ kind: 'move', ply, move });
    else await byHand(boris, card, move);
    await page.until(list.slice(0, ply + 1));
    card = await cardAfter(table, card, game);
  }
  expect(page.seen()).toMatchObject({ result: { winner: 'white', by: 'no-pieces' } });
  expect(textOf(card)).toContain('🏆');
  expect(page.refusals()).toEqual([]);
  expect(discord.refusals).toEqual([]);
});

test('a double tap is one move, and a late tap is refused kindly', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris } = table;
  const card = await begin(table, anna, boris);
  const game = gameOn(card);
  const page = await openPage(bot.pagePort!);
  page.say({ kind: 'hello', session: await logIn(seated, anna.person.id), game });
  await page.until([]);

  page.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  page.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await page.until(['c3-d4']);
  await expect.poll(() => page.refusals().length).toBe(1);
  expect(page.refusals()[0]).toMatchObject({ why: 'deed', text: expect.stringMatching(/^[A-Z][^*`]+\.$/u) });

  await byHand(boris, await cardAfter(table, card, game), 'd6-c5');
  await page.until(['c3-d4', 'd6-c5']);
  page.say({ kind: 'move', ply: 0, move: 'e3-f4' });
  await expect.poll(() => page.refusals().length).toBe(2);
  expect(page.seen()?.moves).toEqual(['c3-d4', 'd6-c5']);
});

test('a stranger sees nothing, and acts for nobody', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris, chidi } = table;
  const game = gameOn(await begin(table, anna, boris));
  const port = bot.pagePort!;

  const none = await openPage(port);
  none.say({ kind: 'hello', session: 'made up', game });
  none.say({ kind: 'hello', session: null, game });
  none.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await expect
    .poll(() => none.refusals().map(({ why }) => why))
    .toEqual(['session', 'unknown-game', 'session']);

  const stranger = await openPage(port);
  stranger.say({ kind: 'hello', session: await logIn(seated, chidi.person.id), game });
  stranger.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await expect.poll(() => stranger.refusals().map(({ why }) => why)).toEqual(['unknown-game', 'session']);

  await expect(openPage(port, 'https://elsewhere.example')).rejects.toThrow('403');
});

test('a session ends while its page is open, and the page goes on with a new one', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris, discord } = table;
  const game = gameOn(await begin(table, anna, boris));
  const page = await openPage(bot.pagePort!);
  const session = await logIn(seated, anna.person.id);
  page.say({ kind: 'hello', session, game });
  await page.until([]);

  discord.clock.advance(SESSION);
  page.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  page.say({ kind: 'hello', session, game });
  await expect.poll(() => page.refusals().map(({ why }) => why)).toEqual(['session', 'session']);
  expect(page.seen()?.moves).toEqual([]);

  page.say({ kind: 'hello', session: await logIn(seated, anna.person.id), game });
  page.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await page.until(['c3-d4']);
});
