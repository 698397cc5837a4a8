/**
 * The score of a match between servers, in both of them, each in its language, and on its page, on
 * a computer and a phone.
 */
import { expect, test } from 'vitest';
import { pageRoutes } from '../../playground/page.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Page } from 'playwright-core';
import { DAY } from '../../src/game/calendar/span.ts';
import { freePort } from '../freePort.ts';
import { MOVES } from '../story/played.ts';
import { openServers, playIn, resignIn } from '../story/servers.ts';
import { violations } from './axe.ts';
import { DESKTOP, PHONE, openWindow, shoot } from './chromium.ts';
import { browserHere } from './opened.ts';

const browser = browserHere();
const LONG = { timeout: 20_000, interval: 50 };
const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

test.each([
  ['en-US', 'ru'],
  ['ja', 'de'],
])('the score in servers that speak %s and %s, and on the page', { timeout: 180_000 }, async (...locales) => {
  const servers = await openServers({}, { page: await pageRoutes() });
  const { table, store, den, owlery, who } = servers;
  const { discord } = table;
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const { clientSecret } = discord;
  await table.startBot({}, { page: { host: '127.0.0.1', port, publicUrl, clientSecret, board: 'link' } });
  for (const [i, name] of ['Anna', 'Olga'].entries()) who(name).speakInServer(locales[i]!);
  let taps = 0;
  const tap = async (page: Page, name: string): Promise<void> => {
    await page.getByRole('button', { name }).last().click();
    taps += 1;
  };
  const fillIn = async (member: string, command: string, team: string): Promise<Page> => {
    const { page } = await openWindow(browser(), `${discord.url}/?user=${who(member).person.id}`, PHONE);
    await page.getByRole('textbox', { name: /^Message #/u }).fill(command);
    await tap(page, 'Send');
    await page.getByRole('dialog').getByRole('textbox').fill(team);
    await shoot(page, `meet-window-${member}-${locales[0]}`);
    await tap(page, 'Submit');
    return page;
  };
  const home = await fillIn('Anna', '/team match ', 'Foxes');
  await home.getByText('Foxes – ?').waitFor();
  await shoot(home, `meet-versus-${locales[0]}`);
  const code = (await store.meets.list(discord.guildId, 1))[0]!.meet.id;
  await (
    await fillIn('Olga', `/team match code:${code} `, 'Owls')
  )
    .getByText('Foxes – Owls')
    .last()
    .waitFor();
  expect(taps).toBeLessThanOrEqual(4);
  for (const name of ['Anna', 'Boris', 'Chidi', 'Dana'])
    await who('Anna').command(den, 'team players', { add: who(name).person.id });
  for (const name of ['Olga', 'Oleg', 'Oona', 'Otto'])
    await who('Olga').command(owlery, 'team players', { add: who(name).person.id });
  await expect.poll(async () => (await store.meets.load(code))?.meet.guest?.players.length, LONG).toBe(4);
  const shootServers = async (name: string, words: string) => {
    for (const [member, channel] of [
      ['Boris', 'draughts'],
      ['Ossi', 'owlery'],
    ] as const)
      for (const [size, viewport] of SIZES) {
        const address = `${discord.url}/?user=${who(member).person.id}`;
        const { page } = await openWindow(browser(), address, viewport);
        const score = page.getByText(words).last();
        await score.evaluate((it) => it.scrollIntoView({ block: 'start' }));
        await shoot(page, `meet-${name}-${locales[channel === 'draughts' ? 0 : 1]}-${size}`);
        await page.context().close();
      }
  };
  await shootServers('open', 'Foxes – Owls');
  discord.clock.advance(DAY);
  await expect.poll(async () => (await store.meets.load(code))?.meet.boards.length, LONG).toBe(4);
  const { boards } = (await store.meets.load(code))!.meet;
  const homeOf = (name: string): string => (name.startsWith('O') ? owlery : den);
  await playIn(servers, boards[0]!.gameId!, MOVES, homeOf);
  await playIn(servers, boards[1]!.gameId!, MOVES.slice(0, 10), homeOf);
  await resignIn(servers, boards[1]!.gameId!, 'Boris', den);
  await playIn(servers, boards[2]!.gameId!, MOVES.slice(0, 7), homeOf);
  const scoreIn = (reader: string, channel: string) =>
    who(reader)
      .messages(channel)
      .some((message) => textOf(message).includes('Foxes 2 – 2 Owls'));
  await expect
    .poll(() => {
      discord.clock.advance(1000);
      return [scoreIn('Boris', den), scoreIn('Ossi', owlery)];
    }, LONG)
    .toEqual([true, true]);
  await shootServers('running', 'Foxes 2 – 2 Owls');
  for (const [size, viewport] of SIZES) {
    const context = await browser().newContext({ viewport, locale: 'en-US' });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    await page.goto(publicUrl);
    await page.getByRole('link', { name: 'Log in with Discord' }).click();
    await page.getByRole('link', { name: 'Authorize as Ossi' }).click();
    await page.goto(`${publicUrl}/?cup=${code}`);
    await page.getByRole('heading', { name: 'Foxes 2 – 2 Owls' }).last().waitFor();
    await page.getByText('Chidi – Oona').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(
      await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
    ).toBe(true);
    await page.screenshot({ path: `test/browser/shots/meet-page-${size}.png`, fullPage: true });
  }
});
