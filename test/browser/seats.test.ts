/**
 * One window, several people: the switcher keeps the channel, counts unread mentions, and marks new
 * messages.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StandIn, startStandIn } from '../../playground/server/standIn.ts';
import { pageRoutes } from '../../playground/page.ts';
import { PHONE, shoot } from './chromium.ts';
import { newWindow, openWindow } from './window.ts';
import { browserHere } from './opened.ts';
import { sit } from './seat.ts';

const browser = browserHere();
let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn({ page: await pageRoutes() });
});

afterAll(() => standIn?.close());

test('a mentioned player sees a count of mentions, and then the line “New”', async () => {
  const page = await openWindow(browser(), standIn.url);
  const general = standIn.channel('general');
  standIn.visitor('Anna').say(general, 'First words');
  await page.getByRole('button', { name: 'general' }).click();
  await sit(page, 'Boris');
  await page.getByText('First words').waitFor();
  expect(new URL(page.url()).searchParams.get('user')).toBe(standIn.visitor('Boris').person.id);

  await sit(page, 'Anna');
  standIn.visitor('Chidi').say(general, `Where is <@${standIn.visitor('Boris').person.id}>?`);
  await page.getByRole('radio', { name: 'Boris 1 mention' }).waitFor();
  expect(await page.getByRole('separator', { name: 'New' }).count()).toBe(0);

  await sit(page, 'Boris');
  await page.getByRole('separator', { name: 'New' }).waitFor();
  await shoot(page, '9-new');
  await page.reload();
  await page.getByRole('radio', { name: 'Boris', checked: true }).waitFor();
  expect(await page.getByLabel('1 mention').count()).toBe(0);

  // On a phone the channels are hidden, so their button shows the number of new messages.
  await page.setViewportSize(PHONE);
  standIn.visitor('Chidi').say(standIn.channel('arena'), `<@${standIn.visitor('Boris').person.id}>`);
  await page.getByRole('button', { name: 'Channels and seats' }).getByLabel('1 mention').waitFor();
});

test('a link to a message opens the message in any channel, and a thread’s link opens the thread', async () => {
  const page = await openWindow(browser(), standIn.url);
  const arena = standIn.channel('arena');
  const aim = standIn.visitor('Anna').say(arena, 'Here it is');
  const url = `https://discord.com/channels/${standIn.guildId}/${arena}/${aim.id}`;
  standIn.visitor('Anna').say(standIn.channel('draughts'), `[over there](${url})`);
  await page.getByRole('link', { name: 'over there' }).click();
  await page.getByText('Here it is').waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'arena' }).getAttribute('aria-current'))
    .toBe('page');
  expect(page.context().pages()).toHaveLength(1);
  await fetch(`${standIn.url}/api/v10/channels/${arena}/messages/${aim.id}/threads`, {
    method: 'POST',
    headers: { authorization: `Bot ${standIn.token}`, 'content-type': 'application/json' },
    body: '{"name":"aside"}',
  });
  await page.getByRole('button', { name: 'See thread: aside' }).click();
  await page.getByRole('heading', { level: 1, name: 'aside' }).last().waitFor();
});

test('while the server is down, unsent text is kept, and the page reconnects', async () => {
  const gone = await startStandIn({ page: await pageRoutes() });
  const port = Number(new URL(gone.url).port);
  const { page, faults } = await newWindow(browser());
  await page.goto(gone.url);
  await page.getByRole('textbox', { name: /^Message [#@]/u }).fill('Half a sentence');
  await gone.close();
  await page.getByText('The playground does not answer. Reconnecting…').waitFor();
  await page.keyboard.press('Enter');
  const back = await startStandIn({ port, page: await pageRoutes() });
  await page.getByText('The playground does not answer').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: 'Message from Anna' }).getByText('Half a sentence').waitFor();
  expect(await page.getByRole('textbox', { name: /^Message [#@]/u }).inputValue()).toBe('');
  await page.close();
  // Of the lost connection.
  faults.length = 0;
  await back.close();
});
