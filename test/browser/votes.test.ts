/** A member votes on the page's board, changes the vote, and is asked to confirm a bad move. */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { gameOn, isCard } from '../story/cards.ts';
import { byHand } from '../story/hands.ts';
import { openTable } from '../story/table.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { newWindow } from './window.ts';
import { browserHere } from './opened.ts';
import { violations } from './axe.ts';
import { pageHere, square } from './sitting.ts';

const browser = browserHere();

const AFTER = MINUTE + 6 * SECOND;

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('a member votes on a %s', async (name, viewport) => {
  const clock = standingClock(Date.now());
  const table = await openTable({ clock });
  const { anna, boris, chidi, channel, discord } = table;
  const served = await pageHere();
  const { publicUrl } = served;
  await table.startBot(
    { now: () => clock.now() },
    { page: { ...served, clientSecret: discord.clientSecret } },
  );
  const other = discord.channel('general');
  await anna.command(channel, 'team play', {
    channel: other,
    color: 'white',
    'time-per-move': '1m',
    'minimum-votes': 1,
    'show-votes': 'open',
  });
  const card = await anna.waitFor((message) => isCard(message) && message.channel_id === channel);

  const { page } = await newWindow(browser(), { viewport });
  await page.goto(`${publicUrl}/?game=${gameOn(card)}`);
  await page.getByRole('link', { name: 'Log in with Discord' }).first().click();
  await page.getByRole('link', { name: 'Authorize as Anna' }).click();
  await page.getByText('You haven’t voted on this move yet').waitFor();
  // Votes in Discord reach the open page: other members' votes and the user's own vote.
  await byHand(boris, card, 'e3-f4');
  await page.getByText('So far: e3-f4: 1 vote').waitFor();
  await byHand(anna, card, 'e3-f4');
  await page.getByText('Your vote: e3-f4.').waitFor();
  for (const at of ['c3', 'd4']) await square(page, at).click();
  await page.getByText('Your vote: c3-d4.').waitFor();
  await page.getByText('So far: c3-d4: 1 vote, e3-f4: 1 vote').waitFor();
  await page.getByRole('button', { name: 'Give a reason' }).click();
  await page.getByRole('dialog').waitFor();
  await page.getByRole('textbox').fill('Flat boards keep the long diagonal');
  await shoot(page, `vote-why-${name}`);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('“Flat boards keep the long diagonal”').waitFor();
  await page.getByRole('button', { name: 'Vote for a draw' }).click();
  await page.getByText('You also want to offer or accept a draw.').waitFor();
  await page.evaluate('scrollTo(0, 0)');
  await shoot(page, `vote-${name}`);
  // The whole board and the main button are visible at the same time.
  const [board, done] = [page.getByRole('grid'), page.getByRole('button', { name: 'I’m ready' })];
  for (const { y, height } of [(await board.boundingBox())!, (await done.boundingBox())!]) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(viewport.height);
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Vote for a draw' }).click();
  await page.getByText('You also want to offer').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await page.getByText('You’re ready.').waitFor();
  await page.getByRole('button', { name: 'Leave the team' }).click();
  await page.getByText('You’ve left the team').waitFor();
  for (const at of ['c3', 'd4']) await square(page, at).click();
  await page.getByText('Your vote: c3-d4.').waitFor();
  await byHand(boris, card, 'c3-d4');
  clock.advance(AFTER);
  await page.getByText('#general to move').waitFor();
  await page.getByText('Votes: c3-d4: 2 votes').waitFor();
  const theirs = await chidi.waitFor(
    (message) => message.channel_id === other && isCard(message) && textOf(message).includes('Votes: c3-d4'),
  );
  await byHand(chidi, theirs, 'b6-a5');
  clock.advance(AFTER);
  await page.getByText('You haven’t voted on this move yet').waitFor();

  for (const at of ['a3', 'b4']) await square(page, at).click();
  await page.getByText('Really? After a3-b4, your team loses 2 pieces.').waitFor();
  await shoot(page, `vote-really-${name}`);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('You haven’t voted on this move yet').waitFor();
  for (const at of ['a3', 'b4']) await square(page, at).click();
  await page.getByRole('button', { name: 'Vote for a3-b4' }).click();
  await page.getByText('Your vote: a3-b4.').waitFor();
});
