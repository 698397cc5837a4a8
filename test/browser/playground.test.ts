/**
 * The playground as a visitor uses it: direct messages, the list of commands, long names, keys, and
 * time.
 */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { directChannel, openThread } from '../../playground/server/world/world.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { addOption, ask, beginCommand, fill, lastCard, option, sit } from './seat.ts';

const { window, standIn } = playgroundHere();

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const boxesOf = async (parts: Locator): Promise<readonly Box[]> =>
  (await Promise.all((await parts.all()).map((part) => part.boundingBox()))).filter((each) => each !== null);

const cover = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1;

const box = (page: Page) => page.getByRole('textbox', { name: /^Message /u });

test('a newcomer starts by pressing a command mentioned in the channel', async () => {
  const page = await window(PHONE);
  await shoot(page, 'playground-welcome-phone');
  await page.getByRole('button', { name: 'help' }).click();
  await page.keyboard.press('Enter');
  await page.getByText('Only you can see this •').waitFor();
});

test('starting over requires a confirmation', async () => {
  const page = await window();
  let isOver = false;
  void standIn().startedOver.then(() => (isOver = true));
  const [begin, dialog] = [page.getByRole('button', { name: 'Start over…' }), page.getByRole('dialog')];
  await begin.click();
  await shoot(page, 'playground-start-over');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await begin.click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(isOver).toBe(false);
  await begin.click();
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await standIn().startedOver;
});

test('direct messages with the bot start with an explanation, and offer the commands that work there', async () => {
  const anna = standIn().visitor('Anna').person;
  directChannel(standIn().world, anna);
  const page = await window();
  await page.getByRole('button', { name: 'Crownhead', exact: true }).click();
  await page.getByText('These are your direct messages with Crownhead').waitFor();
  expect(await page.getByText('Welcome to #').count()).toBe(0);
  expect(await box(page).getAttribute('placeholder')).toBe('Message @Crownhead');
  await box(page).click();
  await page.keyboard.type('/');
  await page.getByRole('option', { name: '/play', exact: true }).waitFor();
  for (const name of ['/server', '/leaderboard'])
    expect(await page.getByRole('option', { name, exact: true }).count()).toBe(0);
  await shoot(page, 'playground-direct');
});

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)(
  'on a %s, no chip in the list of commands overlaps a name or another chip',
  async (where, size) => {
    const page = await window(size);
    await box(page).click();
    await page.keyboard.type('/');
    await page.getByRole('option', { name: '/play', exact: true }).waitFor();
    await shoot(page, `playground-commands-${where}`);
    const rows = await page.getByRole('option').all();
    const overlaps: (string | null)[] = [];
    for (const row of rows) {
      const wide = await row.boundingBox();
      const parts = await boxesOf(row.locator('.popup-name, .popup-option, .popup-note'));
      const isOut = parts.some(({ x, width }) => x + width > wide!.x + wide!.width + 1);
      const isOver = parts.some((one, at) => parts.slice(at + 1).some((other) => cover(one, other)));
      if (isOut || isOver) overlaps.push(await row.textContent());
    }
    expect(rows.length).toBeGreaterThan(20);
    expect(overlaps).toEqual([]);
  },
);

test('a thread’s long name fits on a phone', async () => {
  const { world } = standIn();
  const parent = world.channels.get(standIn().channel('arena'))!;
  const thread = openThread(
    world,
    parent,
    'Anna – Boris · International draughts on the large board, a very long evening',
  );
  const page = await window(PHONE);
  await page.getByRole('button', { name: 'Channels and seats' }).click();
  await page.getByRole('button', { name: thread.name }).click();
  await page.getByRole('heading', { level: 1, name: thread.name }).first().waitFor();
  await shoot(page, 'playground-thread-phone');
  const shown = await page.getByRole('button', { name: 'Members' }).boundingBox();
  expect(shown!.x + shown!.width).toBeLessThanOrEqual(PHONE.width);
});

test('Escape closes a command, even after a click elsewhere', async () => {
  const page = await window();
  await beginCommand(page, 'play');
  await page.getByRole('group', { name: 'Command /play' }).waitFor();
  await page.getByRole('region', { name: 'Messages' }).click({ position: { x: 300, y: 40 } });
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Command /play' }).waitFor({ state: 'detached' });
  expect(await box(page).inputValue()).toBe('');
});

test('a visitor skips time, and sees the reminder and the loss on time', async () => {
  const page = await window();
  await page.getByRole('button', { name: 'general' }).click();
  await ask(page, 'play', async () => {
    await option(page, 'opponent', 'Boris');
    await addOption(page, 'time');
    await fill(page, 'time', '1d', '1 day per move');
  });
  await sit(page, 'Boris');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Without a first move').waitFor();
  await shoot(page, 'playground-time-before');
  await page.getByRole('button', { name: 'Let 1 day pass' }).click();
  await lastCard(page).getByText('didn’t make the first move').waitFor();
  expect(await page.getByText(/Today at/u).count()).toBeGreaterThan(0);
  await shoot(page, 'playground-time-after');
});

test('pressing a command mentioned in a message starts it in the composer', async () => {
  const page = await window(PHONE);
  const empty = await ask(page, 'leaderboard');
  await empty.getByRole('button', { name: 'play' }).click();
  const form = page.getByRole('form', { name: 'Write' });
  await form.getByText('/play').waitFor();
  await addOption(page, 'level');
  await form.getByRole('option', { name: '2: beginner' }).waitFor();
});

test('a reader of older messages finds a button to go back, and sees the answer to their press', async () => {
  const page = await window(PHONE);
  for (const line of Array.from({ length: 40 }, (_, at) => `line ${at}`))
    standIn().visitor('Anna').say(standIn().channel('general'), line);
  await page.getByRole('button', { name: 'Channels and seats' }).click();
  await page.getByRole('button', { name: 'general' }).click();
  await page.getByText('line 39').waitFor();
  const jump = page.getByRole('button', { name: 'Jump to newest' });
  const list = page.getByRole('region', { name: 'Messages' });
  expect(await jump.isVisible()).toBe(false);
  await list.evaluate((element) => element.scrollTo(0, -600));
  await shoot(page, 'playground-older-phone');
  await jump.click();
  await jump.waitFor({ state: 'hidden' });
  expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
  await list.evaluate((element) => element.scrollTo(0, -600));
  await page.getByRole('button', { name: 'Learn', exact: true }).click();
  await page.getByText('Only you can see this').waitFor();
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(0);
});

test('a modal focuses its first field', async () => {
  const page = await window();
  await page.getByRole('button', { name: 'Play a friend' }).click();
  await page.getByRole('button', { name: 'Customize…' }).last().click();
  const first = page.getByRole('dialog').getByRole('combobox').first();
  await first.and(page.locator(':focus')).waitFor();
});

test('a refusal is private, and disappears when it is dismissed', async () => {
  const page = await window();
  await sit(page, 'Chidi');
  await beginCommand(page, 'move');
  await page.keyboard.press('Enter');
  await page.locator('[name=move]:focus:invalid').waitFor();
  await page.keyboard.type('c3-d4');
  await page.getByText('No options match your search.').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Only you can see this').waitFor();
  await shoot(page, '8-refusal');
  const other = await window();
  await sit(other, 'Boris');
  expect(await other.getByText('Only you can see this').count()).toBe(0);
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await page.getByText('Only you can see this').waitFor({ state: 'detached' });
});

test('names and texts are shown literally, never as HTML', async () => {
  const page = await window();
  await box(page).click();
  await page.keyboard.type('<img src=x onerror=alert(1)> **bold** `<b>code</b>`');
  await page.keyboard.press('Enter');
  const said = page.getByRole('article', { name: 'Message from Anna' }).last();
  await said.waitFor();
  expect(await said.locator('.markdown').innerText()).toBe('<img src=x onerror=alert(1)> bold <b>code</b>');
  expect(await said.locator('img[src="x"]').count()).toBe(0);
});
