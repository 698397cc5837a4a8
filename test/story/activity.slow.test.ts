/** The page as an Activity, as the bot handles it: who may enter, and which game it opens. */
import { expect, test } from 'vitest';
import { enableActivities } from '../../playground/server/world/activities.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { MINUTE } from '../../src/game/calendar/span.ts';
import type { Entered } from '../../src/live/protocol.ts';
import { begin, buttonTo, gameOn } from './cards.ts';
import { codeInActivity, openPage, type Seated, sitDown, withPage } from './pages.ts';

interface Asked {
  readonly code: string;
  readonly customId?: string | null;
  readonly channelId?: string | null;
}

/** Frames with an opaque origin send `null`. */
const enter = ({ bot }: Seated, { code, customId = null, channelId = null }: Asked): Promise<Response> =>
  fetch(`http://127.0.0.1:${bot.pagePort}/activity`, {
    method: 'POST',
    headers: { Origin: 'null' },
    body: JSON.stringify({ code, customId, channelId }),
  });

async function entered(seated: Seated, id: string, asked: Omit<Asked, 'code'> = {}): Promise<Entered> {
  const answer = await enter(seated, { code: await codeInActivity(seated, id), ...asked });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  return JSON.parse(await answer.text());
}

test('a code from Discord’s client opens the channel’s only game, once', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris, channel } = table;
  const game = gameOn(await begin(table, anna, boris));
  const code = await codeInActivity(seated, anna.person.id);
  const answer = await enter(seated, { code, channelId: channel });
  const { session, open }: Entered = JSON.parse(await answer.text());
  expect(open).toBe(game);
  expect((await enter(seated, { code, channelId: channel })).status).toBe(401);
  expect((await enter(seated, { code: 'made-up' })).status).toBe(401);

  const page = await openPage(bot.pagePort!, 'null');
  page.say({ kind: 'hello', session, game });
  page.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await page.until(['c3-d4']);
  const inFrame = `https://${table.discord.applicationId}.discordsays.com`;
  await openPage(bot.pagePort!, inFrame);
  await expect(openPage(bot.pagePort!, 'https://123.discordsays.com')).rejects.toThrow('403');
});

test('with several games, none opens automatically; a link opens only the reader’s own game', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris, chidi, channel } = table;
  const first = gameOn(await begin(table, anna, boris));
  const second = gameOn(await begin(table, chidi, anna));
  const ask = (id: string, customId: string | null = null) =>
    entered(seated, id, { customId, channelId: channel });
  expect((await ask(anna.person.id)).open).toBeNull();
  expect((await ask(anna.person.id, first)).open).toBe(first);
  // For other users, the link's game does not exist.
  expect(await ask(boris.person.id, second)).toMatchObject({ open: first });
  // In another channel, games from every channel count.
  expect((await entered(seated, chidi.person.id, { channelId: '123' })).open).toBe(second);
});

test('the button below a card opens its game, whichever process answers', async () => {
  const seated = await sitDown({}, 'activity');
  const { table } = seated;
  const { anna, boris, chidi, channel, discord } = table;
  enableActivities(discord.world);
  const card = await begin(table, anna, boris);
  await begin(table, chidi, anna);
  const pressed = await anna.click(card.id, buttonTo(card, 'board', 'page'));
  expect(pressed.kind).toBe('launch');
  const ask = (by: Seated): Promise<Entered> => entered(by, anna.person.id, { channelId: channel });
  expect(await ask(seated)).toMatchObject({ open: gameOn(card) });
  await seated.bot.stop();
  const other = { table, bot: await table.startBot({}, withPage(table, 'activity')) };
  expect(await ask(other)).toMatchObject({ open: gameOn(card) });
  discord.clock.advance(3 * MINUTE);
  expect(await ask(other)).toMatchObject({ open: null });
});

test('if Discord fails to launch the Activity, the press gets a link instead', async () => {
  const seated = await sitDown({}, 'activity');
  const { anna, boris, discord } = seated.table;
  enableActivities(discord.world);
  const card = await begin(seated.table, anna, boris);
  discord.faults.rest({ on: /callback/u, times: 4, effect: { status: 500 } });
  const pressed = await anna.click(card.id, buttonTo(card, 'board', 'page'));
  const answer = await pressed.answer();
  expect(isEphemeral(answer)).toBe(true);
  expect(JSON.stringify(answer.components)).toContain('"url":"http');
});

test('in an opaque origin, the document’s first script loads everything, and nothing else is allowed', async () => {
  const { bot, table } = await sitDown();
  const at = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${bot.pagePort}${path}`);
  const document = await at('/?frame_id=1&instance_id=2&platform=desktop');
  const html = await document.text();
  expect(html).toContain(`data-application="${table.discord.applicationId}"`);
  expect(html).not.toMatch(/<script[^>]* src|<link rel="stylesheet/u);
  const policy = document.headers.get('content-security-policy');
  expect(policy).toMatch(/^script-src 'sha256-[^']+' 'strict-dynamic' 'wasm-unsafe-eval'; /u);
  const files = [...html.matchAll(/import\('\.(?<path>[^']+)'\)/gu)].map(
    ({ groups }) => groups?.['path'] ?? '',
  );
  expect(files.length).toBeGreaterThan(0);
  for (const path of files) {
    const file = await at(path);
    expect(file.headers.get('access-control-allow-origin')).toBe('*');
    expect(file.headers.get('cache-control')).toContain('immutable');
  }
  // A browser still gets the page as before.
  const page = await at('/');
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
  expect(await page.text()).not.toContain('data-application');
});
