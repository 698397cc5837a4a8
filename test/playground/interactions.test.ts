/**
 * Every way in which Discord lets a bot answer, through discord.js, as seen by the people in the
 * channel.
 */
import { DiscordAPIError, MessageFlags, Routes } from 'discord.js';
import { expect, it } from 'vitest';
import { scene, onCommand } from './scene.ts';

it('blocks every input that the client would block', async () => {
  const { anna, general } = await scene(onCommand((interaction) => interaction.reply('ok')));
  await expect(anna.command(general, 'undo')).rejects.toThrow('no command /undo');
  await expect(anna.command(general, 'do', { what: 'x' })).rejects.toThrow('no option what');
  await expect(anna.command(general, 'do', { times: 4 })).rejects.toThrow('between 1 and 3');
  await expect(anna.command(general, 'do', { times: '2' })).rejects.toThrow('is a number');
  await expect(anna.command(general, 'do', { whom: '5' })).rejects.toThrow('no user');
  await expect(anna.complete(general, 'do', {}, 'times')).rejects.toThrow('no suggestions');
});

it('shows a deferral, an answer, and more private and public messages', async () => {
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

it('uses the first follow-up to a deferred answer as that answer', async () => {
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

it('accepts only one answer', async () => {
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

it('hides ephemeral messages from the bot’s own token', async () => {
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

it('a new message notifies people whom it may mention, and an edit notifies nobody', async () => {
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
