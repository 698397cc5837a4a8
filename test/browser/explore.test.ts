/** The opening explorer and a named opening, as a member of the server sees them. */
import { expect, test } from 'vitest';
import { begin, playMoves, resign } from '../story/cards.ts';
import { patient } from '../story/patient.ts';
import { shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { addOption, ask, fill, lastCard, sit } from './seat.ts';

const { window, standIn } = playgroundHere();

const GAMES = [
  ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5', 'c3-b4', 'g5-h4'],
  ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5', 'g3-h4'],
  ['c3-d4', 'd6-c5', 'e3-f4'],
  ['c3-d4', 'b6-a5'],
];

async function season(): Promise<void> {
  const discord = standIn();
  const [anna, boris] = ['Anna', 'Boris'].map((name) => patient(discord.visitor(name)));
  const table = { anna: anna!, boris: boris!, channel: discord.channel('draughts') };
  for (const [n, moves] of GAMES.entries()) {
    const card = await begin(table, table.anna, table.boris);
    await resign(table, n % 2 === 0 ? table.anna : table.boris, await playMoves(table, card, moves));
  }
}

const [DESK, PHONE] = [
  { width: 1280, height: 1300 },
  { width: 390, height: 1300 },
];

test('what was played here is stepped through on a picture, on a computer and on a phone', async () => {
  await season();
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
  await sit(page, 'Chidi');
  await ask(page, 'openings', async () => {
    await addOption(page, 'name');
    await fill(page, 'name', 'city game', 'Russian draughts · City game · Городская партия');
  });
  await shootBoth('opening-name');
  const card = lastCard(page);
  await card.getByRole('button', { name: 'Explore' }).click();
  await card.getByText('2 games in this server').waitFor();
  await card.getByRole('button', { name: '⏮️' }).click();
  await card.getByText('4 games in this server').waitFor();
  await card.getByRole('combobox').first().click();
  await card.getByRole('option', { name: /^c3-d4/u }).click();
  await card.getByText('d6-c5 · 3 games · ').waitFor();
  await shootBoth('explore-move');
  await card.getByRole('button', { name: 'Anna – Boris 1–0' }).first().click();
  await card.getByRole('button', { name: 'Analyze' }).waitFor();
  await shootBoth('explore-replay');
  await ask(page, 'openings');
  await shootBoth('explore-start');
  await lastCard(page).getByRole('button', { name: 'All openings' }).click();
  await shootBoth('opening-list');
  expect(faults).toEqual([]);
});
