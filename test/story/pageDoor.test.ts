/** The page: one visitor's requests delay nobody, and most of them never reach Discord. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { linksOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { begin, buttonTo, gameOn, pressNamed, resign } from './cards.ts';
import { browserOf, codeInActivity, logIn, openPage, PUBLIC, sitDown, type Seated } from './pages.ts';
import { slowTest } from '../runs.ts';

slowTest('Discord isn’t asked about made-up servers', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const page = await openPage(bot.pagePort!);
  const session = await logIn(seated, table.anna.person.id);
  const before = table.discord.requests.length;
  for (let n = 0; n < 15; n += 1) page.say({ kind: 'home', session, guild: `99999999999999${100 + n}` });
  await expect.poll(() => page.told.filter(({ kind }) => kind === 'home').length).toBe(15);
  expect(table.discord.requests.slice(before).filter(({ path }) => path.includes('/guilds/'))).toEqual([]);
});

slowTest(
  'most of a hundred wrong codes are refused at once, and don’t delay a login from elsewhere',
  async () => {
    const seated = await sitDown({}, 'activity', { activity: true });
    const { table, bot } = seated;
    const { discord, anna, boris } = table;
    const wrong = (code: string): Promise<number> =>
      fetch(`http://127.0.0.1:${bot.pagePort!}/activity`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': '203.0.113.7', Origin: 'null' },
        body: JSON.stringify({ code, customId: null, channelId: null }),
      }).then(({ status }) => status);
    const code = await codeInActivity(seated, boris.person.id);
    const asked = Promise.all(Array.from({ length: 100 }, (_, n) => wrong(`wrong${n}`)));
    await browserOf(seated, anna.person.id);
    const right = await fetch(`http://127.0.0.1:${bot.pagePort!}/activity`, {
      method: 'POST',
      headers: { Origin: 'null' },
      body: JSON.stringify({ code, customId: null, channelId: null }),
    });
    expect(right.status).toBe(200);
    const statuses = await asked;
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    const exchanged = discord.requests.filter(({ path }) => path.endsWith('/oauth2/token')).length;
    expect(exchanged).toBeLessThan(100);
  },
  120_000,
);

test('pages from other sites get neither answers nor sockets, whatever host name they use', async () => {
  const { bot, table } = await sitDown();
  const game = gameOn(await begin(table, table.anna, table.boris));
  const asked = async (path: string, host: string, origin: string | null, more = ''): Promise<string> => {
    const socket = connect(bot.pagePort!, '127.0.0.1');
    await once(socket, 'connect');
    const from = origin === null ? '' : `Origin: ${origin}\r\n`;
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${from}${more}\r\n`);
    if (more === '') return (await text(socket)).slice(9, 12);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).slice(9, 12);
  };
  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  const own = new URL(PUBLIC).host;
  expect(await asked('/', 'attacker.example', null)).toBe('403');
  expect(await asked(`/?game=${game}`, own, 'https://attacker.example')).toBe('403');
  expect(await asked('/live', 'attacker.example', PUBLIC, upgrade)).toBe('403');
  expect(await asked('/live', own, 'http://attacker.example', upgrade)).toBe('403');
  expect(await asked('/live', own, null, upgrade)).toBe('403');
  expect(await asked('/live', own, PUBLIC, upgrade)).toBe('101');
  expect(await asked('/live', `127.0.0.1:${bot.pagePort!}`, 'null', upgrade)).toBe('101');
});

test('only Discord’s clients show the Activity in a frame', async () => {
  const { bot, table } = await sitDown({}, 'activity', { activity: true });
  const answer = await fetch(`http://127.0.0.1:${bot.pagePort!}/?frame_id=1`);
  expect(answer.headers.get('content-security-policy')).toContain(
    `frame-ancestors https://discord.com https://*.discord.com https://${table.discord.applicationId}.discordsays.com`,
  );
});

const privacyOf = async (seated: Seated, who: Visitor) => {
  const { message } = await who.command(seated.table.channel, 'preferences', { open: 'privacy' });
  return message!;
};

async function erase(seated: Seated, who: Visitor): Promise<void> {
  const message = await privacyOf(seated, who);
  const sure = await who.click(message.id, buttonTo(message, 'privacy', 'ask'));
  await who.click(sure.message!.id, buttonTo(sure.message!, 'privacy', 'erase'));
}

test.each(['logs out', 'is erased'])('anyone who %s isn’t logged in anywhere', async (how) => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris, discord } = table;
  const game = gameOn(await begin(table, anna, boris));
  const [here, there] = [await browserOf(seated, anna.person.id), await browserOf(seated, anna.person.id)];
  const his = await logIn(seated, boris.person.id);
  const { session }: { session: string } = JSON.parse(await (await there.go('/session', 'POST')).text());
  const page = await openPage(bot.pagePort!);
  page.say({ kind: 'hello', session, game });
  await page.until([]);

  if (how === 'logs out') await here.go('/logout', 'POST');
  else await erase(seated, anna);
  await expect.poll(async () => (await there.go('/session', 'POST')).status).toBe(401);
  page.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await expect.poll(() => page.refusals().map(({ why }) => why)).toEqual(['session']);
  page.say({ kind: 'hello', session, game });
  page.say({ kind: 'home', session });
  page.say({ kind: 'hello', session, game: null });
  await expect.poll(() => page.refusals().length).toBe(4);
  discord.clock.advance(20_000);
  page.say({ kind: 'ping' });
  await expect.poll(() => page.refusals().map(({ why }) => why)).toEqual(Array(5).fill('session'));

  const other = await openPage(bot.pagePort!);
  other.say({ kind: 'home', session: his });
  await expect.poll(() => other.told.at(-1)?.kind).toBe('home');
  other.say({ kind: 'home', session: await logIn(seated, anna.person.id) });
  await expect.poll(() => other.told.filter(({ kind }) => kind === 'home').length).toBe(2);
});

slowTest('revoking a shared link doesn’t revoke others, and sharing again makes a new link', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris } = table;
  const card = await resign(table, boris, await begin(table, anna, boris));
  const shareBy = async (who: Visitor) => {
    const more = await who.click(card.id, buttonTo(card, 'board', 'turn'));
    const { message } = await who.click(more.message!.id, buttonTo(more.message!, 'board', 'share'));
    return { message: message!, link: linksOf(message!)[0]! };
  };
  const statusOf = async (link: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${bot.pagePort!}${link.slice(PUBLIC.length)}`)).status;
  const [hers, again, his] = [await shareBy(anna), await shareBy(anna), await shareBy(boris)];
  expect(again.link).toBe(hers.link);
  expect(his.link).not.toBe(hers.link);
  await pressNamed(anna, again.message, 'Stop sharing');
  expect([await statusOf(hers.link), await statusOf(`${hers.link}.png`), await statusOf(his.link)]).toEqual([
    404, 404, 200,
  ]);
  const watcher = await openPage(bot.pagePort!);
  table.discord.hide(table.channel);
  watcher.say({ kind: 'hello', session: null, game: hers.link.split('/').at(-1)! });
  await expect.poll(() => watcher.refusals().map(({ why }) => why)).toEqual(['unknown-game']);
  const next = await shareBy(anna);
  expect([await statusOf(next.link), await statusOf(hers.link)]).toEqual([200, 404]);
  await erase(seated, anna);
  await expect.poll(() => statusOf(next.link)).toBe(404);
  expect(await statusOf(his.link)).toBe(200);
});
