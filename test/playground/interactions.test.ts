/**
 * Every way in which Discord lets a bot answer, by discord.js, from the view of the people in the
 * channel.
 */
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  DiscordAPIError,
  MessageFlags,
  Routes,
  type MessageActionRowComponentBuilder,
} from 'discord.js';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { altTextsOf, findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { timeOf } from '../../playground/server/world/snowflake.ts';
import { scene, onCommand } from './scene.ts';

function drawn(width: number, name = 'board.png'): AttachmentBuilder {
  return new AttachmentBuilder(PNG.sync.write(new PNG({ width, height: 20 })), { name });
}

const card = (words: string, ...controls: MessageActionRowComponentBuilder[]) =>
  new ContainerBuilder()
    .addTextDisplayComponents((text) => text.setContent(words))
    .addMediaGalleryComponents((gallery) =>
      gallery.addItems((item) => item.setURL('attachment://board.png').setDescription('The board')),
    )
    .addActionRowComponents<MessageActionRowComponentBuilder>(
      ...controls.map((control) =>
        new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(control),
      ),
    );

const go = (disabled = false) =>
  new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary).setDisabled(disabled);

it('tells the bot the user, place, language and the people in the options', async () => {
  const seen: Record<string, unknown> = {};
  const { standIn, anna, boris, general } = await scene(
    onCommand((interaction) => {
      const whom = interaction.options.getUser('whom');
      Object.assign(seen, {
        user: interaction.user.displayName,
        channel: interaction.channelId,
        guild: interaction.guildId,
        locale: interaction.locale,
        guildLocale: interaction.guildLocale,
        may: interaction.appPermissions.has('AttachFiles'),
        whom: whom?.displayName,
        times: interaction.options.getInteger('times'),
        limit: interaction.attachmentSizeLimit,
        context: interaction.context,
        age: Math.abs(interaction.createdTimestamp - timeOf(interaction.id)),
      });
      return interaction.reply('ok');
    }),
  );
  await anna.command(general, 'do', { whom: boris.person.id, times: 2 });
  expect(seen).toEqual({
    user: 'Anna',
    channel: general,
    guild: standIn.guildId,
    locale: 'en-US',
    guildLocale: 'en-US',
    may: true,
    whom: 'Boris',
    times: 2,
    limit: 10 * 2 ** 20,
    context: 0,
    age: 0,
  });
});

it('lets nothing through that the client would not let through', async () => {
  const { anna, general } = await scene(onCommand((interaction) => interaction.reply('ok')));
  await expect(anna.command(general, 'undo')).rejects.toThrow('no command /undo');
  await expect(anna.command(general, 'do', { what: 'x' })).rejects.toThrow('no option what');
  await expect(anna.command(general, 'do', { times: 4 })).rejects.toThrow('between 1 and 3');
  await expect(anna.command(general, 'do', { times: '2' })).rejects.toThrow('is a number');
  await expect(anna.command(general, 'do', { whom: '5' })).rejects.toThrow('nobody');
  await expect(anna.complete(general, 'do', {}, 'times')).rejects.toThrow('no suggestions');
});

it('shows a card with its picture, alt text and controls', async () => {
  const { standIn, anna, boris, general } = await scene(
    onCommand((interaction) =>
      interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        components: [card('White to move', go())],
        files: [drawn(30)],
      }),
    ),
  );
  await anna.command(general, 'do');
  const message = boris.lastMessage(general);
  expect(textOf(message)).toBe('White to move');
  expect(altTextsOf(message)).toEqual(['The board']);
  expect(PNG.sync.read(Buffer.from(boris.pictureOf(message))).width).toBe(30);
  expect(message.attachments).toMatchObject([{ filename: 'board.png', width: 30, height: 20 }]);
  expect(findButton(message, 'Go').custom_id).toBe('go');
  const file = await fetch(message.attachments[0]?.url ?? '');
  expect(file.headers.get('content-type')).toBe('image/png');
  expect(standIn.refusals).toEqual([]);
  expect(standIn.warnings).toEqual([]);
});

it('replaces the picture when a card is edited with a new one, and keeps it otherwise', async () => {
  const { standIn, anna, general } = await scene(async (interaction) => {
    const flags = MessageFlags.IsComponentsV2;
    if (interaction.isChatInputCommand())
      return interaction.reply({ flags, components: [card('one', go())], files: [drawn(30)] });
    if (!interaction.isButton()) return undefined;
    await interaction.update({ components: [card('two', go())] });
    return interaction.editReply({ components: [card('three', go(true))], files: [drawn(40)] });
  });
  const { message } = await anna.command(general, 'do');
  const changed = await anna.click(message?.id ?? '', 'go');
  expect(changed.kind).toBe('update');
  const first = message?.attachments[0];
  expect(changed.message?.attachments).toEqual([first]);
  const last = await anna.waitFor((seen) => textOf(seen) === 'three');
  expect(PNG.sync.read(Buffer.from(anna.pictureOf(last))).width).toBe(40);
  expect(last.attachments).toHaveLength(1);
  expect((await fetch(first?.url ?? '')).status).toBe(200);
  await expect(anna.click(last.id, 'go')).rejects.toThrow('disabled');
  expect(standIn.refusals).toEqual([]);
});

it('thinks, answers, and adds private and public messages', async () => {
  const { standIn, anna, boris, general } = await scene(
    onCommand(async (interaction) => {
      await interaction.deferReply();
      await interaction.editReply('the answer');
      await interaction.followUp({ content: 'for you', flags: MessageFlags.Ephemeral });
      await interaction.followUp('for all');
      await interaction.deleteReply();
    }),
  );
  const response = await anna.command(general, 'do');
  expect(response.kind).toBe('thinking');
  expect(await response.answer()).toMatchObject({ content: 'the answer', flags: 0 });
  await anna.waitFor(({ content }) => content === 'for all');
  await expect
    .poll(() => anna.messages(general).map(({ content }) => content))
    .toEqual(['for you', 'for all']);
  expect(boris.messages(general).map(({ content }) => content)).toEqual(['for all']);
  anna.dismiss(anna.messages(general)[0]?.id ?? '');
  expect(anna.messages(general)).toHaveLength(1);
  expect(standIn.refusals).toEqual([]);
});

it('takes the first follow-up of a deferred answer as that answer', async () => {
  const { anna, boris, general } = await scene(
    onCommand(async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.followUp('here');
    }),
  );
  const response = await anna.command(general, 'do');
  expect(await response.answer()).toMatchObject({ content: 'here', flags: MessageFlags.Ephemeral });
  expect(boris.messages(general)).toEqual([]);
});

it('answers only once', async () => {
  const { anna, general, thrown, standIn } = await scene(
    onCommand(async (interaction) => {
      await interaction.reply('once');
      interaction.replied = false;
      await interaction.reply('twice');
    }),
  );
  await anna.command(general, 'do');
  await expect.poll(() => thrown).toMatchObject([{ code: 40060 }]);
  expect(standIn.refusals).toMatchObject([{ status: 400, code: 40060 }]);
});

it('keeps ephemeral messages from the bot’s own token', async () => {
  const codes: unknown[] = [];
  const { anna, general } = await scene(
    onCommand(async (interaction) => {
      await interaction.reply({ content: 'psst', flags: MessageFlags.Ephemeral });
      const { id } = await interaction.fetchReply();
      await interaction.client.rest
        .get(Routes.channelMessage(interaction.channelId, id))
        .catch((error: unknown) => codes.push(error instanceof DiscordAPIError && error.code));
    }),
  );
  await anna.command(general, 'do');
  await expect.poll(() => codes).toEqual([10008]);
});

it('a new message notifies the people it may mention; an edit notifies nobody', async () => {
  const { anna, boris, general } = await scene(
    onCommand(async (interaction) => {
      const everyone = `<@${anna.person.id}> <@${boris.person.id}>`;
      await interaction.reply({ content: everyone, allowedMentions: { users: [boris.person.id] } });
      await interaction.editReply({ content: everyone, allowedMentions: { parse: ['users'] } });
    }),
  );
  await anna.command(general, 'do');
  await anna.waitFor(({ edited_timestamp }) => edited_timestamp !== null);
  expect(boris.notifications()).toHaveLength(1);
  expect(anna.notifications()).toEqual([]);
});
