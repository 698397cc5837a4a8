/**
 * The stand-in from outside: an unmodified discord.js client logs in, registers a command and
 * answers it.
 */
import { Events, MessageFlags, SlashCommandBuilder } from 'discord.js';
import { expect, it } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { connected, standInFor } from './connect.ts';

const greet = new SlashCommandBuilder()
  .setName('greet')
  .setDescription('Say hello')
  .addUserOption((option) => option.setName('whom').setDescription('To whom').setRequired(true));

it('lets a client log in and tells it its identity', async () => {
  const { standIn, client } = await connected();
  expect(client.user.id).toBe(standIn.botId);
  expect(client.guilds.cache.has(standIn.guildId)).toBe(true);
  expect(standIn.gateway.isOnline()).toBe(true);
});

it('registers a command and carries a round of it', async () => {
  const { standIn, client } = await connected();
  client.on(Events.InteractionCreate, (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const whom = interaction.options.getUser('whom', true);
    void interaction.reply({ content: `Hello <@${whom.id}>` });
  });
  await client.application.commands.set([greet]);
  const boris = standIn.visitor('Boris');
  const response = await standIn
    .visitor('Anna')
    .command(standIn.channel('draughts'), 'greet', { whom: boris.person.id });
  expect(response.kind).toBe('message');
  expect(textOf(await response.answer())).toBe(`Hello <@${boris.person.id}>`);
  expect(boris.notifications()).toHaveLength(1);
  expect(standIn.refusals).toEqual([]);
  expect(standIn.warnings).toEqual([]);
});

it('shows an ephemeral answer to its addressee only', async () => {
  const { standIn, client } = await connected();
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isChatInputCommand())
      void interaction.reply({ content: 'psst', flags: MessageFlags.Ephemeral });
  });
  await client.application.commands.set([greet]);
  const [anna, boris] = [standIn.visitor('Anna'), standIn.visitor('Boris')];
  await anna.command(standIn.channel('general'), 'greet', { whom: boris.person.id });
  expect(anna.messages(standIn.channel('general'))).toHaveLength(1);
  expect(boris.messages(standIn.channel('general'))).toHaveLength(0);
});

it('says that the application did not respond if no answer arrives in time', async () => {
  const { standIn, client } = await connected({ ackMs: 50 });
  await client.application.commands.set([greet]);
  const anna = standIn.visitor('Anna');
  await expect(anna.command(standIn.channel('general'), 'greet', { whom: anna.person.id })).rejects.toThrow(
    'The application did not respond',
  );
});

it('refuses a wrong token', async () => {
  const standIn = await standInFor();
  const answer = await fetch(`${standIn.url}/api/v10/users/@me`, { headers: { authorization: 'Bot wrong' } });
  expect(answer.status).toBe(401);
  expect(standIn.refusals).toMatchObject([{ status: 401 }]);
});
