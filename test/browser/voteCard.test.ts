/** The card of a vote and its result, as members see it on a computer and on a phone. */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { isCard } from '../story/cards.ts';
import { byHand } from '../story/hands.ts';
import { patient } from '../story/patient.ts';
import { shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { lastCard, sit } from './seat.ts';

const { window, standIn } = playgroundHere();

const [DESK, PHONE] = [
  { width: 1280, height: 1300 },
  { width: 390, height: 1300 },
];

test('a card shows how to vote, and what the master must do', async () => {
  const discord = standIn();
  const [anna, boris] = ['Anna', 'Boris'].map((name) => patient(discord.visitor(name)));
  const channel = discord.channel('draughts');
  const { page, faults } = await window(DESK);
  const shootBoth = async (name: string): Promise<void> => {
    for (const [size, how] of [
      [DESK, 'd'],
      [PHONE, 'p'],
    ] as const) {
      await page.setViewportSize(size);
      await shoot(page, `${name}-${how}`);
    }
    await page.setViewportSize(DESK);
  };
  await sit(page, 'Boris');
  await anna!.command(channel, 'team play', {
    player: boris!.person.id,
    time: '30+20',
    color: 'white',
    'show-votes': 'open',
    'minimum-votes': 1,
  });
  await lastCard(page).getByText('challenges you to play alone').waitFor();
  await shootBoth('vote-invitation');
  await lastCard(page).getByRole('button', { name: 'Accept' }).click();
  await lastCard(page).getByText('vote for your move').waitFor();
  await sit(page, 'Chidi');
  const card = await anna!.waitFor(
    (message) => isCard(message) && textOf(message).includes('vote for your move'),
  );
  await byHand(anna!, card, 'c3-d4');
  await lastCard(page).getByRole('button', { name: 'My vote' }).click();
  await page.getByText('You haven’t voted on this move yet').waitFor();
  await shootBoth('vote-card');
  await page.getByRole('button', { name: '10 min' }).click();
  await lastCard(page).getByText('Votes: c3-d4: 1 vote').waitFor();
  await shootBoth('vote-result');
  expect(faults).toEqual([]);
});
