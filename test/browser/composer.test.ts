/** Typing a command on the page: its fields, input that the browser refuses, and keyboard use. */
import { SlashCommandBuilder } from 'discord.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageRoutes } from '../../playground/page.ts';
import { connected } from '../playground/connect.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { openWindow } from './window.ts';
import { browserHere } from './opened.ts';
import { addOption, beginCommand, option as give } from './seat.ts';

const browser = browserHere();

const plan = new SlashCommandBuilder()
  .setName('plan')
  .setNameLocalizations({ ru: 'план' })
  .setDescription('Plan a game')
  .setDescriptionLocalizations({ ru: 'Планирует партию' })
  .addIntegerOption((option) =>
    option.setName('days').setDescription('How long').setMinValue(1).setMaxValue(14).setRequired(true),
  )
  .addStringOption((option) =>
    option
      .setName('color')
      .setNameLocalizations({ ru: 'цвет' })
      .setDescription('Yours')
      .addChoices({ name: 'White', name_localizations: { ru: 'Белые' }, value: 'w' }),
  )
  .addUserOption((option) => option.setName('opponent').setDescription('Your opponent'))
  .addAttachmentOption((option) => option.setName('file').setDescription('A game'));

async function open(size = DESKTOP) {
  const { standIn, client } = await connected({ page: await pageRoutes() });
  const given: string[] = [];
  client.on('interactionCreate', (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const { options } = interaction;
    const days = options.getInteger('days', true);
    const file = options.getAttachment('file')?.name;
    const told = [days, options.getString('color'), options.getUser('opponent')?.username, file];
    given.push(told.map(String).join(' '));
    void interaction.reply('Planned');
  });
  await client.application.commands.set([plan]);
  const page = await openWindow(browser(), standIn.url, size);
  return { page, given };
}

const field = (page: Page, name: string) => page.getByRole('group').getByLabel(name, { exact: true });

test.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)('on a %s, a command is sent once its values are valid', async (where, size) => {
  const { page, given } = await open(size);
  await beginCommand(page, 'plan');
  await page.keyboard.press('Enter');
  await page.locator('[name=days]:focus:invalid').waitFor();
  await field(page, 'days').fill('15');
  await page.keyboard.press('Enter');
  await page.locator('[name=days]:user-invalid').waitFor();
  expect(given).toEqual([]);
  await field(page, 'days').fill('3');
  await give(page, 'color', 'White');
  await give(page, 'opponent', 'Boris');
  await addOption(page, 'file');
  const game = { name: 'game.pdn', mimeType: 'text/plain', buffer: Buffer.from('1. c3-d4 *') };
  await field(page, 'file').setInputFiles(game);
  await shoot(page, `composer-${where}`);
  await field(page, 'color').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Planned').waitFor();
  expect(given).toEqual(['3 w boris game.pdn']);
});

test('backspace removes an empty field, and closes an empty command', async () => {
  const { page } = await open();
  await beginCommand(page, 'plan');
  await addOption(page, 'opponent');
  await page.keyboard.press('Backspace');
  await field(page, 'opponent').waitFor({ state: 'detached' });
  await page.keyboard.press('Backspace');
  const box = page.getByRole('textbox', { name: /^Message #/u });
  await box.waitFor();
  expect(await box.inputValue()).toBe('/plan');
});

test('a pasted command fills its first field, and commands are in the reader’s language', async () => {
  const { page } = await open();
  await page.getByLabel('Your language').selectOption('ru');
  await page.getByRole('textbox', { name: /^Message #/u }).fill('/plan 5');
  expect(await field(page, 'days').inputValue()).toBe('5');
  await addOption(page, 'цвет');
  await page.getByRole('option', { name: 'Белые' }).waitFor();
});

const WHOLE = '/plan days:3 color:White opponent:@Boris';

test('a command typed or pasted with its options keeps them', async () => {
  const { page, given } = await open();
  const box = page.getByRole('textbox', { name: /^Message #/u });
  await box.click();
  await page.keyboard.type(WHOLE);
  await page.keyboard.press('Enter');
  await page.getByText('Planned').waitFor();
  await box.fill(WHOLE);
  await page.keyboard.press('Enter');
  await page.getByText('Planned').nth(1).waitFor();
  expect(given).toEqual(['3 w boris undefined', '3 w boris undefined']);
});

test('sending only a command’s name opens that command', async () => {
  const { page } = await open();
  await page.getByRole('textbox', { name: /^Message #/u }).fill('/plan');
  await page.getByRole('button', { name: 'Send' }).click();
  await field(page, 'days').waitFor();
});

test('an invalid value or option stays visible until it is corrected or abandoned', async () => {
  const { page, given } = await open();
  const box = page.getByRole('textbox', { name: /^Message #/u });
  await box.fill('/plan days:3 opponent:Nobody');
  await page.keyboard.press('Enter');
  expect(await field(page, 'opponent').inputValue()).toBe('Nobody');
  await page.locator('[name=opponent]:focus:invalid').waitFor();
  await field(page, 'opponent').fill('Boris');
  await page.getByRole('combobox', { name: 'More options' }).fill('colour:White');
  await page.keyboard.press('Enter');
  await page.locator('.composer-more:focus:invalid').waitFor();
  expect(given).toEqual([]);
  await page.keyboard.press('Escape');
  await box.waitFor();
  expect(await box.inputValue()).toBe('');
});
