/**
 * Discord's components for apps, as a visitor uses them on the page: sections, menus for choosing
 * people, uploads, the "Apps" menu.
 */
import { expect, test } from 'vitest';
import { ComponentType } from 'discord-api-types/v10';
import { startStandIn } from '../../playground/server/standIn.ts';
import { PLAYERS } from '../../playground/server/world/permissions.ts';
import { pageRoutes } from '../../playground/page.ts';
import { PHONE, shoot } from './chromium.ts';
import { openWindow } from './window.ts';
import { browserHere } from './opened.ts';
import { lastCard } from './seat.ts';
import { logIn } from '../playground/connect.ts';
import { type Client, Events, type Interaction } from 'discord.js';

const browser = browserHere();

const GAME = { name: 'game.pdn', mimeType: 'text/plain', buffer: Buffer.from('1. c3-d4') };

const words = (content: string) => ({ type: ComponentType.TextDisplay, content }) as const;

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isMessageContextMenuCommand())
    return interaction.reply(`Read: ${interaction.targetMessage.content}`);
  if (interaction.isUserContextMenuCommand())
    return interaction.reply({
      flags: 32768,
      files: [
        { attachment: 'test/fixtures/pictures/russian-start.png', name: 'icon.png' },
        { attachment: GAME.buffer, name: GAME.name },
      ],
      components: [
        {
          type: ComponentType.Section,
          components: [words(`A challenge to ${interaction.targetUser.username}`)],
          accessory: { type: ComponentType.Button, style: 1, custom_id: 'ask', label: 'Customize' },
        },
        {
          type: ComponentType.Section,
          components: [words('### A board'), words('with a small picture')],
          accessory: {
            type: ComponentType.Thumbnail,
            media: { url: 'attachment://icon.png' },
            description: 'A crown',
          },
        },
        {
          type: ComponentType.ActionRow,
          components: [
            { type: ComponentType.UserSelect, custom_id: 'who', placeholder: 'Challenge someone' },
          ],
        },
        {
          type: ComponentType.ActionRow,
          components: [{ type: ComponentType.RoleSelect, custom_id: 'role', placeholder: 'For whom?' }],
        },
        {
          type: ComponentType.ActionRow,
          components: [{ type: ComponentType.ChannelSelect, custom_id: 'where', placeholder: 'Where?' }],
        },
        { type: ComponentType.File, file: { url: `attachment://${GAME.name}` } },
      ],
    });
  if (interaction.isUserSelectMenu())
    return interaction.reply(`Chosen: ${interaction.users.first()?.username}`);
  if (interaction.isRoleSelectMenu()) return interaction.reply(`Role: ${interaction.values.join()}`);
  if (interaction.isChannelSelectMenu()) return interaction.reply(`Channel: ${interaction.values.join()}`);
  if (interaction.isButton())
    return interaction.showModal({
      customId: 'window',
      title: 'Read a game',
      components: [
        {
          type: ComponentType.Label,
          label: 'Game',
          component: { type: ComponentType.FileUpload, customId: 'game', fileTypes: ['.pdn'] },
        },
      ],
    });
  if (!interaction.isModalSubmit()) return undefined;
  const file = interaction.fields.getUploadedFiles('game', true).first();
  return interaction.reply(`Uploaded: ${file?.name}, ${file?.size} bytes`);
}

async function answering(client: Client<true>): Promise<void> {
  client.on(Events.InteractionCreate, (interaction) => void answer(interaction));
  await client.application.commands.set([
    { name: 'Challenge', type: 2 },
    { name: 'Read this game', type: 3 },
  ]);
}

const menuOf = (placeholder: string, ...labels: readonly string[]) => [
  {
    type: ComponentType.MediaGallery as const,
    items: [{ media: { url: 'attachment://russian-start.png' }, description: 'A board' }],
  },
  {
    type: ComponentType.ActionRow as const,
    components: [
      {
        type: ComponentType.StringSelect as const,
        custom_id: `menu ${labels.length}`,
        placeholder,
        options: labels.map((label) => ({ label, value: label })),
      },
    ],
  },
];

test('a menu that the bot replaces shows its new question, and an enlarged picture can be closed', async () => {
  const standIn = await startStandIn({ page: await pageRoutes() });
  const client = await logIn(standIn);
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isStringSelectMenu())
      void interaction.update({ components: menuOf('Then?', 'third', 'fourth', 'fifth') });
  });
  const channel = await client.channels.fetch(standIn.channel('draughts'));
  if (!channel?.isSendable()) throw new Error('the channel takes no messages');
  await channel.send({
    files: ['test/fixtures/pictures/russian-start.png'],
    flags: 32768,
    components: menuOf('What first?', 'first', 'second'),
  });
  const page = await openWindow(browser(), standIn.url);
  await page.getByRole('combobox', { name: 'What first?' }).selectOption('second');
  const menu = page.getByRole('combobox', { name: 'Then?' });
  await expect.poll(() => menu.locator('selectedcontent').textContent()).toContain('Then?');

  await page.getByRole('button', { name: /^Enlarge picture/u }).click();
  const viewer = page.getByRole('dialog', { name: 'Picture' });
  await viewer.waitFor();
  await shoot(page, 'parts-picture');
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => viewer.isVisible()).toBe(false);
  await page.getByRole('button', { name: /^Enlarge picture/u }).click();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  await standIn.close();
});

test('members can be challenged from their list, messages read as games, and files uploaded and downloaded', async () => {
  const standIn = await startStandIn({ page: await pageRoutes() });
  const client = await logIn(standIn);
  await answering(client);
  standIn.visitor('Boris').say(standIn.channel('general'), '1. c3-d4 f6-e5');
  const page = await openWindow(browser(), standIn.url);
  await page.getByRole('button', { name: 'general' }).click();
  await page.getByRole('article', { name: 'Message from Boris' }).click({ button: 'right' });
  await shoot(page, 'parts-apps');
  await page.getByRole('menuitem', { name: 'Read this game' }).click();
  await lastCard(page).getByText('Read: 1. c3-d4 f6-e5').waitFor();

  await page.getByRole('button', { name: 'Apps for Boris' }).click();
  await page.getByRole('menuitem', { name: 'Challenge' }).click();
  const card = page.getByRole('article').filter({ hasText: 'A challenge to boris' });
  await card.getByRole('img', { name: 'A crown' }).first().waitFor();
  await shoot(page, 'parts-section');
  await page.setViewportSize(PHONE);
  await shoot(page, 'parts-section-phone');
  const board = await card.getByRole('img', { name: 'A crown' }).first().boundingBox();
  expect(board).toMatchObject({ width: 80, height: 80 });
  await card.getByRole('combobox', { name: 'Challenge someone' }).selectOption('Chidi');
  await page.getByText('Chosen: chidi').waitFor();
  await card.getByRole('combobox', { name: 'For whom?' }).selectOption('@Players');
  await page.getByText(`Role: ${PLAYERS.id}`).waitFor();
  await card.getByRole('combobox', { name: 'Where?' }).selectOption('#arena');
  await page.getByText(`Channel: ${standIn.channel('arena')}`).waitFor();
  const link = await card.getByRole('link', { name: GAME.name }).getAttribute('href');
  expect(await (await page.request.get(new URL(link!, page.url()).href)).text()).toBe('1. c3-d4');

  await card.getByRole('button', { name: 'Customize' }).click();
  await page.getByRole('button', { name: 'Game', exact: true }).setInputFiles(GAME);
  await shoot(page, 'parts-upload-phone');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Uploaded: game.pdn, 8 bytes').waitFor();
  expect(standIn.refusals).toEqual([]);
  await standIn.close();
});
