/** Every kind of control in Discord, with every type of answer from a small bot. */
import {
  ButtonStyle,
  ComponentType,
  MessageFlags,
  SeparatorSpacingSize,
  TextInputStyle,
} from 'discord-api-types/v10';
import { type Client, type Interaction, SlashCommandBuilder } from 'discord.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageRoutes } from '../../playground/page.ts';
import { connected } from '../playground/connect.ts';
import { PHONE, shoot } from './chromium.ts';
import { openWindow } from './window.ts';
import { browserHere } from './opened.ts';
import { beginCommand } from './seat.ts';

const browser = browserHere();

const button = (style: 1 | 2 | 3 | 4, label: string, more: object = {}) => ({
  type: ComponentType.Button as const,
  style,
  label,
  custom_id: label.toLowerCase(),
  ...more,
});

const CARD = {
  type: ComponentType.Container as const,
  accent_color: 0x5865f2,
  components: [
    {
      type: ComponentType.TextDisplay as const,
      content:
        '# Heading\n**bold** *italic* `code` ~~gone~~ ||secret||\n> quoted\n1. one\n2. two\n-# small print',
    },
    { type: ComponentType.Separator as const, divider: true, spacing: SeparatorSpacingSize.Large },
    {
      type: ComponentType.ActionRow as const,
      components: [
        {
          type: ComponentType.StringSelect as const,
          custom_id: 'several',
          placeholder: 'Choose two',
          min_values: 1,
          max_values: 2,
          options: ['One', 'Two', 'Three'].map((label) => ({
            label,
            value: label,
            description: `Number ${label}`,
          })),
        },
      ],
    },
    {
      type: ComponentType.ActionRow as const,
      components: [
        button(ButtonStyle.Primary, 'Window'),
        button(ButtonStyle.Success, 'Quiet', { emoji: { name: '🏆' } }),
        button(ButtonStyle.Danger, 'Dead'),
        button(ButtonStyle.Secondary, 'Off', { disabled: true }),
        {
          type: ComponentType.Button as const,
          style: ButtonStyle.Link as const,
          label: 'Link',
          url: 'https://example.org',
        },
      ],
    },
  ],
};

const WINDOW = {
  custom_id: 'window',
  title: 'A window',
  components: [
    {
      type: ComponentType.Label as const,
      label: 'Your name',
      description: 'As others know you',
      component: {
        type: ComponentType.TextInput as const,
        custom_id: 'name',
        style: TextInputStyle.Short as const,
      },
    },
    {
      type: ComponentType.Label as const,
      label: 'Your color',
      component: {
        type: ComponentType.StringSelect as const,
        custom_id: 'color',
        options: ['White', 'Black'].map((label) => ({ label, value: label })),
      },
    },
  ],
};

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isChatInputCommand()) {
    await interaction.deferReply();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await interaction.editReply({ flags: MessageFlags.IsComponentsV2, components: [CARD] });
  } else if (interaction.isButton() && interaction.customId === 'window') await interaction.showModal(WINDOW);
  else if (interaction.isButton() && interaction.customId === 'quiet') await interaction.deferUpdate();
  else if (interaction.isStringSelectMenu())
    await interaction.reply(`Chosen: ${interaction.values.join(' and ')}`);
  else if (interaction.isModalSubmit()) {
    const name = interaction.fields.getTextInputValue('name');
    const [color] = interaction.fields.getStringSelectValues('color');
    await interaction.reply({ content: `Hello ${name}, ${color}`, flags: MessageFlags.Ephemeral });
  }
}

async function open(viewport?: typeof PHONE): Promise<{ page: Page; client: Client }> {
  const { standIn, client } = await connected({ ackMs: 1500, page: await pageRoutes() });
  client.on('interactionCreate', (interaction) => void answer(interaction));
  await client.application.commands.set([
    new SlashCommandBuilder().setName('card').setDescription('Show the card'),
  ]);
  const page = await openWindow(browser(), standIn.url, viewport);
  await beginCommand(page, 'card');
  await page.keyboard.press('Enter');
  await page.getByText('Crownhead is thinking…').waitFor();
  await page.getByRole('button', { name: 'Window' }).waitFor();
  return { page, client };
}

test('a deferred answer shows that the bot is thinking, then all parts of the answer', async () => {
  const { page } = await open();
  expect(await page.getByText('is thinking…').count()).toBe(0);
  const card = page.getByRole('article', { name: 'Message from Crownhead' });
  expect(await card.getByRole('heading', { name: 'Heading' }).count()).toBe(1);
  expect(await card.getByRole('separator').count()).toBe(1);
  expect(await card.getByRole('button', { name: 'Off' }).isDisabled()).toBe(true);
  expect(await card.getByRole('link', { name: 'Link' }).getAttribute('href')).toBe('https://example.org');
  await shoot(page, '10-controls');
});

test('a button waits for its answer, and shows an error if none arrives', async () => {
  const { page } = await open();
  await page.getByRole('button', { name: 'Dead' }).click();
  await page
    .getByRole('button', { name: 'Dead', includeHidden: true })
    .and(page.locator('[aria-busy=true]'))
    .waitFor();
  await page.getByText('This interaction failed').waitFor();
  await shoot(page, '11-failed');
  await page.getByRole('button', { name: 'Quiet' }).click();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  expect(await page.getByText('This interaction failed').count()).toBe(1);
});

test('a modal accepts text and a choice, then closes, and the answer is private', async () => {
  const { page } = await open(PHONE);
  await page.getByRole('button', { name: 'Window' }).click();
  const modal = page.getByRole('dialog', { name: 'A window' });
  await modal.getByLabel('Your name').fill('Zoë <3');
  await modal.getByRole('combobox', { name: 'Your color' }).selectOption('Black');
  await shoot(page, '12-modal-phone');
  await modal.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Hello Zoë <3, Black').waitFor();
  await modal.waitFor({ state: 'detached' });
  expect(await page.getByText('Only you can see this').count()).toBe(1);
});

test('a menu that allows several values can be used with the keyboard', async () => {
  const { page } = await open();
  const menu = page.getByRole('button', { name: 'Choose two' });
  await menu.focus();
  for (const key of ['Enter', 'Space', 'Tab', 'Tab', 'Space', 'Escape']) await page.keyboard.press(key);
  await page.getByText('Chosen: One and Three').waitFor();
  expect(await menu.innerText()).toContain('One, Three');
});
