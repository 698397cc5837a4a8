/** The stand-in's own answers, checked against Discord's published schema for answers. */
import {
  ApplicationCommandResponseSchema,
  ExternalScheduledEventResponseSchema,
  GatewayBotResponseSchema,
  GuildChannelResponseSchema,
  GuildMemberResponseSchema,
  InteractionCallbackResponseSchema,
  MessageResponseSchema,
  ThreadResponseSchema,
} from 'discord-api-spec/zod';
import {
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  Events,
  MessageFlags,
  Routes,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
} from 'discord.js';
import { expect, it } from 'vitest';
import { addEvent } from '../../playground/server/world/events.ts';
import { connected } from './connect.ts';

const everything = new ContainerBuilder()
  .addTextDisplayComponents((text) => text.setContent('Your move'))
  .addMediaGalleryComponents((gallery) => gallery.addItems((item) => item.setURL('attachment://board.png')))
  .addSeparatorComponents((separator) => separator)
  .addActionRowComponents((row) =>
    row.addComponents(new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary)),
  )
  .addActionRowComponents((row) =>
    row.addComponents(
      new StringSelectMenuBuilder().setCustomId('menu').addOptions({ label: 'a', value: 'a' }),
    ),
  );

it('the stand-in’s answers match Discord’s schema', async () => {
  const { standIn, client } = await connected();
  const general = standIn.channel('general');
  await client.application.commands.set([new SlashCommandBuilder().setName('go').setDescription('Go')]);
  client.on(Events.InteractionCreate, (interaction) => {
    if (!interaction.isRepliable()) return;
    const files = [new AttachmentBuilder(Buffer.from('x'), { name: 'board.png' })];
    const flags = MessageFlags.IsComponentsV2;
    void interaction.reply({ flags, components: [everything], files, withResponse: true });
  });
  const { id } = await standIn
    .visitor('Anna')
    .command(general, 'go')
    .then((response) => response.answer());
  const get = (route: `/${string}`): Promise<unknown> => client.rest.get(route);
  const thread = standIn.openThread(general, 'game');
  const times = { startsAt: Date.now() + 60_000, endsAt: Date.now() + 120_000 };
  const cup = { name: 'Cup', description: null, location: 'here', ...times };
  const event = addEvent(standIn.world, standIn.world.guild, cup);
  const answers = [
    [MessageResponseSchema, await get(Routes.channelMessage(general, id))],
    [
      InteractionCallbackResponseSchema,
      standIn.requests.find(({ path }) => path.endsWith('/callback'))?.answer,
    ],
    [ApplicationCommandResponseSchema, [...standIn.world.commands.values()][0]],
    [GuildChannelResponseSchema, await get(Routes.channel(general))],
    [ThreadResponseSchema, await get(Routes.channel(thread))],
    [GuildMemberResponseSchema, await get(Routes.guildMember(standIn.guildId, standIn.botId))],
    [ExternalScheduledEventResponseSchema, await get(Routes.guildScheduledEvent(standIn.guildId, event.id))],
    [GatewayBotResponseSchema, await get(Routes.gatewayBot())],
  ] as const;
  for (const [schema, answer] of answers) expect(schema.safeParse(answer).error?.issues).toBeUndefined();
});

it('an answer is public after its private deferral was deleted', async () => {
  const { standIn, client } = await connected();
  const general = standIn.channel('general');
  await client.application.commands.set([new SlashCommandBuilder().setName('go').setDescription('Go')]);
  client.on(Events.InteractionCreate, (interaction) => {
    if (!interaction.isRepliable()) return;
    void interaction
      .deferReply({ flags: MessageFlags.Ephemeral })
      .then(() => interaction.deleteReply())
      .then(() => interaction.followUp('for everyone'));
  });
  const response = await standIn.visitor('Anna').command(general, 'go');
  expect((await response.answer()).content).toBe('for everyone');
});
