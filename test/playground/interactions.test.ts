/** Every way in which Discord lets a bot answer, done by discord.js and seen by the people in the channel. */
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelSelectMenuBuilder,
  ChannelType,
  ContainerBuilder,
  DiscordAPIError,
  Events,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  RoleSelectMenuBuilder,
  Routes,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
  type ChatInputCommandInteraction,
  type MessageActionRowComponentBuilder,
  type Interaction,
} from 'discord.js';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import type { StandInOptions } from '../../playground/server/options.ts';
import type { StandIn } from '../../playground/server/standIn.ts';
import { altTextsOf, findButton, findMenu, textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { directChannel } from '../../playground/server/world/direct.ts';
import { PLAYERS } from '../../playground/server/world/roles.ts';
import { timeOf } from '../../playground/server/world/snowflake.ts';
import { connected } from './connect.ts';

const command = new SlashCommandBuilder()
  .setName('do')
  .setDescription('Does what the test says')
  .addUserOption((option) => option.setName('whom').setDescription('Somebody'))
  .addStringOption((option) => option.setName('how').setDescription('How').setAutocomplete(true))
  .addIntegerOption((option) =>
    option.setName('times').setDescription('Times').setMinValue(1).setMaxValue(3),
  );

interface Scene {
  readonly standIn: StandIn;
  readonly anna: Visitor;
  readonly boris: Visitor;
  readonly general: string;
  /** What the bot threw. */
  readonly thrown: { code?: unknown; message: string }[];
}

/** A bot that does `act` on every interaction. */
async function scene(
  act: (interaction: Interaction<'cached' | 'raw'>) => Promise<unknown>,
  options: StandInOptions = {},
): Promise<Scene> {
  const { standIn, client } = await connected(options);
  const thrown: Scene['thrown'] = [];
  client.on(Events.InteractionCreate, (interaction) => {
    if (!interaction.inGuild()) throw new Error('not in a guild');
    act(interaction).catch((error: unknown) => {
      if (error instanceof Error) thrown.push(error);
    });
  });
  await client.application.commands.set([command]);
  const [anna, boris] = [standIn.visitor('Anna'), standIn.visitor('Boris')];
  return { standIn, anna, boris, general: standIn.channel('general'), thrown };
}

const onCommand =
  (act: (interaction: ChatInputCommandInteraction<'cached' | 'raw'>) => Promise<unknown>) =>
  async (interaction: Interaction<'cached' | 'raw'>): Promise<unknown> =>
    interaction.isChatInputCommand() ? act(interaction) : undefined;

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

it('tells the bot who asks, where, in which language, and whom the options name', async () => {
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

it('asks by menu and modal', async () => {
  const menu = new StringSelectMenuBuilder()
    .setCustomId('menu')
    .addOptions({ label: 'One', value: '1' }, { label: 'Two', value: '2' });
  const input = new TextInputBuilder().setCustomId('why').setStyle(TextInputStyle.Short).setMaxLength(10);
  const modal = new ModalBuilder()
    .setCustomId('modal')
    .setTitle('Why?')
    .addLabelComponents(new LabelBuilder().setLabel('Because').setTextInputComponent(input));
  const { standIn, anna, general } = await scene(async (interaction) => {
    if (interaction.isChatInputCommand())
      return interaction.reply({
        components: [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)],
      });
    if (interaction.isStringSelectMenu()) return interaction.showModal(modal);
    if (interaction.isModalSubmit() && interaction.isFromMessage())
      return interaction.update({ content: interaction.fields.getTextInputValue('why'), components: [] });
    return undefined;
  });
  await anna.command(general, 'do');
  const message = anna.lastMessage(general);
  await expect(anna.choose(message.id, 'menu', ['3'])).rejects.toThrow('no choice 3');
  await expect(anna.choose(message.id, 'menu', ['1', '2'])).rejects.toThrow('Choose 1 to 1');
  const opened = await anna.choose(message.id, findMenu(message).custom_id, ['2']);
  if (opened.modal === null) throw new Error('no modal');
  expect(opened.modal.data.title).toBe('Why?');
  await expect(anna.submit(opened.modal, {})).rejects.toThrow('required');
  await expect(anna.submit(opened.modal, { why: 'for many reasons' })).rejects.toThrow('takes 10');
  const sent = await anna.submit(opened.modal, { why: 'it is' });
  expect(sent.message).toMatchObject({ id: message.id, content: 'it is', components: [] });
  expect(standIn.refusals).toEqual([]);
  expect(standIn.warnings).toEqual([]);
});

it('offers the roles, channels and people that there are', async () => {
  const rows = [
    new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(
      new RoleSelectMenuBuilder().setCustomId('role').setMinValues(0),
    ),
    new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(
      new ChannelSelectMenuBuilder().setCustomId('channel').setChannelTypes(ChannelType.GuildText),
    ),
    new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(
      new UserSelectMenuBuilder().setCustomId('user'),
    ),
  ];
  const { standIn, anna, boris, general } = await scene(async (interaction) => {
    if (interaction.isChatInputCommand()) return interaction.reply({ components: rows });
    if (interaction.isRoleSelectMenu())
      return interaction.reply(`role ${interaction.roles.map(({ name }) => name).join()}`);
    if (interaction.isChannelSelectMenu())
      return interaction.reply(
        `channel ${interaction.channels.map((one) => one && 'name' in one && one.name).join()}`,
      );
    return interaction.isUserSelectMenu()
      ? interaction.reply(`user ${interaction.users.map(({ username }) => username).join()}`)
      : undefined;
  });
  await anna.command(general, 'do');
  const { id } = anna.lastMessage(general);
  const chosen = async (customId: string, values: readonly string[]): Promise<string | undefined> =>
    (await anna.choose(id, customId, values)).message?.content;
  expect(await chosen('role', [])).toBe('role ');
  expect(await chosen('role', [PLAYERS.id])).toBe('role Players');
  expect(await chosen('channel', [general])).toBe('channel general');
  expect(await chosen('user', [boris.person.id])).toBe('user boris');
  const thread = standIn.openThread(general, 'aside');
  await expect(anna.choose(id, 'channel', [thread])).rejects.toThrow('offers no channel');
  await expect(anna.choose(id, 'role', [general])).rejects.toThrow('no role');
  expect(standIn.refusals).toEqual([]);
});

it('offers a command to those with the permissions for it, where it is meant to be used', async () => {
  const { standIn, client } = await connected();
  const admins = { ...command.toJSON(), name: 'rule', default_member_permissions: '32', contexts: [0] };
  await client.rest.put(Routes.applicationCommands(standIn.applicationId), { body: [admins] });
  const [anna, boris] = [standIn.visitor('Anna'), standIn.visitor('Boris')];
  await expect(boris.command(standIn.channel('general'), 'rule')).rejects.toThrow('not offered to Boris');
  const direct = directChannel(standIn.world, anna.person);
  await expect(anna.command(direct.id, 'rule')).rejects.toThrow('not offered in');
});

it('suggests values while an option is typed', async () => {
  const { anna, general, standIn } = await scene(async (interaction) => {
    if (!interaction.isAutocomplete()) return;
    const typed = interaction.options.getFocused(true);
    await interaction.respond([{ name: `${typed.name} ${typed.value}`, value: 'c3-d4' }]);
  });
  expect(await anna.complete(general, 'do', { how: 'c3' }, 'how')).toEqual([
    { name: 'how c3', value: 'c3-d4' },
  ]);
  expect(standIn.refusals).toEqual([]);
});

it('refuses suggestions of the wrong type or length', async () => {
  const { anna, general, standIn } = await scene(
    async (interaction) => {
      if (interaction.isAutocomplete()) await interaction.respond([{ name: 'x', value: 'x'.repeat(101) }]);
    },
    { ackMs: 100 },
  );
  await expect(anna.complete(general, 'do', {}, 'how')).rejects.toThrow('did not respond');
  expect(standIn.refusals).toMatchObject([{ flaws: ['data.choices.0.value: BASE_TYPE_MAX_LENGTH'] }]);
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

it('does not know an interaction that was not acknowledged in time', async () => {
  const { anna, general, thrown } = await scene(
    onCommand(async (interaction) => {
      await expect.poll(() => late).toBe(true);
      await interaction.reply('late');
    }),
    { ackMs: 20 },
  );
  let late = false;
  await expect(anna.command(general, 'do')).rejects.toThrow('The application did not respond');
  late = true;
  await expect.poll(() => thrown).toMatchObject([{ code: 10062 }]);
  expect(anna.messages(general)).toEqual([]);
});

it('ends the token after a quarter of an hour', async () => {
  const { anna, general, thrown, standIn } = await scene(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.reply('now');
    standIn.clock.advance(15 * 60_000 + 1);
    await interaction.editReply('later');
  });
  await anna.command(general, 'do');
  await expect.poll(() => thrown).toMatchObject([{ code: 50027, status: 401 }]);
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

it('notifies whom a new message may mention, and nobody by an edit', async () => {
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
