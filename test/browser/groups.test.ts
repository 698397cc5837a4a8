/** Groups and a final in the browser: created in a window, joined, played in a thread, each group looked at from a menu, won. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buttonsOf, textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { buttonTo, gameOn } from '../story/cards.ts';
import { patient } from '../story/patient.ts';
import { DESKTOP, PHONE, shoot, shootPart } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { ask, beginCommand, lastCard, pick, sit } from './seat.ts';

const GUESTS = ['Dora', 'Elif', 'Farid'] as const;
const { window, standIn } = playgroundHere({}, GUESTS);

const visitor = (name: string): Visitor => patient(standIn().visitor(name));

const isCard = (message: APIMessage): boolean => textOf(message).includes('it’s your move');

/** So many games, each as it begins: of the two players who comes later in the alphabet gives it up. */
async function giveUp(games: number): Promise<void> {
  const anna = standIn().visitor('Anna');
  const losers = [...GUESTS.toReversed(), 'Chidi', 'Boris'].map(visitor);
  const over = new Set<string>();
  for (let game = 0; game < games; game += 1) {
    const card = await anna.waitFor((message) => isCard(message) && !over.has(gameOn(message)), 30_000);
    over.add(gameOn(card));
    await giveUpOne(losers, card);
  }
}

async function giveUpOne(losers: readonly Visitor[], card: APIMessage): Promise<void> {
  for (const who of losers) {
    const question = await (await who.command(card.channel_id, 'resign', { game: gameOn(card) })).answer();
    const yes = buttonsOf(question).find(({ label }) => label === 'Yes, resign');
    if (yes) return void (await who.click(question.id, yes.custom_id));
  }
  throw new Error('nobody plays in it');
}

const announced = (message: APIMessage): boolean => textOf(message).includes('🏆 **Spring groups**');

test('created in a window, joined, played, its groups looked at, and won', async () => {
  const anna = await window(DESKTOP);
  const boris = await window(DESKTOP);
  await sit(boris.page, 'Boris');
  await boris.page.setViewportSize(PHONE);
  await beginCommand(anna.page, 'tournament create');
  await anna.page.keyboard.press('Enter');
  const asked = anna.page.getByRole('dialog', { name: 'New tournament' });
  await asked.getByRole('combobox', { name: 'What kind of tournament?' }).click();
  await anna.page.getByRole('option', { name: /^Groups and a final/u }).click();
  await asked.getByRole('textbox', { name: 'Name' }).fill('Spring groups');
  await asked.getByRole('button', { name: 'Submit' }).click();
  await asked.waitFor({ state: 'detached' });
  await anna.page.getByText('Not announced yet').waitFor();
  await pick(lastCard(anna.page).getByRole('combobox').first(), 'up to 3 per group, the top 2 advance');
  await anna.page.getByText('Groups and a final, up to 3 per group').waitFor();
  await shoot(anna.page, 'groups-1-seen');
  await anna.page.getByRole('button', { name: 'Announce' }).click();
  for (const { page } of [anna, boris]) {
    await page.getByRole('button', { name: 'Join' }).last().click();
    await page.getByText('You’re in Spring groups').waitFor();
  }
  for (const name of ['Chidi', ...GUESTS]) {
    const card = await visitor(name).waitFor(announced, 10_000);
    await visitor(name).click(card.id, buttonTo(card, 'tournament', 'join'));
  }
  await boris.page.getByText('6 players:').waitFor();
  await shoot(boris.page, 'groups-2-announced-phone');
  await ask(anna.page, 'tournament manage start');
  // On a phone the channels are out of sight: what waits there is counted, and the way is below the announcement.
  await boris.page.getByRole('button', { name: 'Channels and seats' }).getByText('1').waitFor();
  await shoot(boris.page, 'groups-3-begun-phone');
  for (const { page } of [anna, boris])
    await page.getByRole('button', { name: 'See thread: Spring groups' }).click();
  await giveUp(6);
  await anna.page.getByText('The groups are over.').waitFor();
  await shoot(anna.page, 'groups-3-final');
  await boris.page.getByText('The groups are over.').waitFor();
  await shoot(boris.page, 'groups-3-final-phone');
  await ask(boris.page, 'tournament table');
  await boris.page.getByText('Spring groups · Final').waitFor();
  await pick(lastCard(boris.page).getByRole('combobox'), 'Group A');
  await boris.page.getByText('Spring groups · Group A').last().waitFor();
  await shoot(boris.page, 'groups-4-menu-phone');
  await giveUp(6);
  await anna.page.getByText('The tournament is over').last().waitFor();
  await shoot(anna.page, 'groups-5-won');
  await boris.page.getByText('The tournament is over').last().waitFor();
  await shoot(boris.page, 'groups-5-won-phone');
  await ask(anna.page, 'tournament table');
  await shootPart(lastCard(anna.page), 'groups-6-table');
  expect(await lastCard(anna.page).textContent()).toContain('Spring groups · Final');
  expect([...anna.faults, ...boris.faults]).toEqual([]);
}, 120_000);
