/** The page's own socket: messages for two people on two pages who use the same command. */
import {
  ButtonBuilder,
  ButtonStyle,
  ActionRowBuilder,
  Events,
  MessageFlags,
  SlashCommandBuilder,
  type Interaction,
} from 'discord.js';
import { expect, it } from 'vitest';
import type { StandIn } from '../../playground/server/standIn.ts';
import { connected } from './connect.ts';
import { openPage as openPageOf, type OpenPage } from './openPage.ts';

const openPage = (standIn: StandIn, name: string): Promise<OpenPage> =>
  openPageOf(standIn.url, standIn.visitor(name).person.id);

const ask = new SlashCommandBuilder()
  .setName('ask')
  .setDescription('Ask')
  .addStringOption((option) => option.setName('what').setDescription('What').setAutocomplete(true));

it('sends a page the people present, earlier messages, and the bot’s online status', async () => {
  const { standIn } = await connected();
  const general = standIn.channel('general');
  standIn.visitor('Boris').say(general, 'good evening');
  const page = await openPage(standIn, 'Anna');
  const { session } = await page.hear('hello');
  expect(session.me.name).toBe('Anna');
  const expected = ['Anna', 'Boris', 'Chidi', 'Dana', 'Crownhead', 'Weatherbot'];
  expect(session.users.map(({ name }) => name)).toEqual(expected);
  expect(session.channels.map(({ name }) => name)).toContain('draughts');
  expect(session.messages.map(({ message }) => message.content)).toEqual(['good evening']);
  expect(session.botOnline).toBe(true);
  const portrait = await fetch(standIn.url + session.me.avatarUrl);
  expect(portrait.headers.get('content-type')).toBe('image/svg+xml');
});

it('sends each page the commands in its reader’s language, and the bot that has them', async () => {
  const { standIn, client } = await connected();
  const response: Interaction[] = [];
  client.on(Events.InteractionCreate, (interaction) => {
    response.push(interaction);
    if (interaction.isChatInputCommand()) void interaction.reply('Yes');
  });
  await client.application.commands.set([
    new SlashCommandBuilder()
      .setName('ask')
      .setNameLocalizations({ ru: 'спросить', 'es-ES': 'preguntar' })
      .setDescription('Ask')
      .setDescriptionLocalizations({ ru: 'Спросить', 'es-ES': 'Preguntar' }),
  ]);
  const [anna, boris] = [await openPage(standIn, 'Anna'), await openPage(standIn, 'Boris')];
  const { session } = await anna.hear('hello');
  expect(session.locales).toEqual({
    mine: 'en-US',
    guild: 'en-US',
    manages: true,
    offered: ['en-US', 'en-GB', 'ru', 'es-ES', 'en-XA'],
  });
  anna.say({ type: 'speak', whose: 'mine', locale: 'ru' });
  const russian = await anna.hear('changed', ({ changes }) => changes.locales?.mine === 'ru');
  expect(russian.changes.commands).toMatchObject([
    { name: 'ask', name_localized: 'спросить', description_localized: 'Спросить' },
  ]);
  anna.say({ type: 'speak', whose: 'guild', locale: 'ja' });
  const japanese = await boris.hear('changed', ({ changes }) => changes.locales?.guild === 'ja');
  expect(japanese.changes.commands).not.toMatchObject([{ name_localized: expect.anything() }]);

  boris.say({ type: 'speak', whose: 'mine', locale: 'es-419' });
  const spanish = await boris.hear('changed', ({ changes }) => changes.locales?.mine === 'es-419');
  expect(spanish.changes.commands).toMatchObject([{ name: 'ask', name_localized: 'preguntar' }]);
  const channelId = standIn.channel('general');
  boris.say({ type: 'command', nonce: 'a', channelId, name: 'ask', options: [] });
  await boris.hear('done');
  expect(response).toMatchObject([{ locale: 'es-419', guildLocale: 'ja', commandName: 'ask' }]);
});

it('only members who manage the server can set its language, to one that Discord supports', async () => {
  const { standIn } = await connected();
  const [anna, boris] = [standIn.visitor('Anna'), standIn.visitor('Boris')];
  expect(() => boris.speakInServer('ru')).toThrow('Boris does not manage the server');
  expect(() => anna.speakInServer('fil')).toThrow('Discord has no language fil');
  expect(() => boris.speak('xx')).toThrow('Discord has no language xx');
  boris.speak('en-XA');
});

it('transmits a command, its suggestions, a click and a failure', async () => {
  const { standIn, client } = await connected({ ackMs: 200 });
  await client.application.commands.set([ask]);
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isAutocomplete()) void interaction.respond([{ name: 'The time', value: 'time' }]);
    if (interaction.isChatInputCommand())
      void interaction.reply({
        content: 'Half past four',
        components: [
          new ActionRowBuilder<ButtonBuilder>().addComponents(
            new ButtonBuilder().setCustomId('thanks').setLabel('Thanks').setStyle(ButtonStyle.Primary),
          ),
        ],
      });
    if (interaction.isButton()) void interaction.reply({ content: 'Welcome', flags: MessageFlags.Ephemeral });
  });
  const [anna, boris] = [await openPage(standIn, 'Anna'), await openPage(standIn, 'Boris')];
  const channelId = standIn.channel('general');
  const options = [{ name: 'what', type: 3, value: 't', focused: true }];
  anna.say({ type: 'complete', nonce: 'a', channelId, name: 'ask', options });
  expect((await anna.hear('choices')).choices).toEqual([{ name: 'The time', value: 'time' }]);
  anna.say({ type: 'command', nonce: 'b', channelId, name: 'ask', options: [] });
  const expected = { content: 'Half past four', nonce: 'b' };
  expect((await anna.hear('message')).message.message).toMatchObject(expected);
  expect(await anna.hear('done')).toEqual({ type: 'done', nonce: 'b' });
  const { message } = await boris.hear('message');
  boris.say({ type: 'click', nonce: 'c', messageId: message.message.id, customId: 'thanks' });
  await boris.hear('message', (told) => told.message.ephemeral);
  boris.say({ type: 'click', nonce: 'd', messageId: message.message.id, customId: 'nothing' });
  expect((await boris.hear('failed')).nonce).toBe('d');
  client.removeAllListeners(Events.InteractionCreate);
  boris.say({ type: 'click', nonce: 'e', messageId: message.message.id, customId: 'thanks' });
  expect((await boris.hear('failed', ({ nonce }) => nonce === 'e')).reason).toBe(
    'The application did not respond',
  );
  expect(anna.told.filter(({ type }) => type === 'message')).toHaveLength(1);
});
