/** The stand-in's requirements for commands: menus, suggestions, permissions, time limits. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ApplicationCommandType,
  ChannelSelectMenuBuilder,
  ChannelType,
  ContextMenuCommandBuilder,
  FileUploadBuilder,
  LabelBuilder,
  MentionableSelectMenuBuilder,
  MessageFlags,
  MessageType,
  ModalBuilder,
  RoleSelectMenuBuilder,
  Routes,
  SectionBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
  type MessageActionRowComponentBuilder,
} from 'discord.js';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import {
  altTextsOf,
  findButton,
  findMenu,
  picturesOf,
  textOf,
} from '../../playground/server/visitor/reading.ts';
import { directChannel } from '../../playground/server/world/world.ts';
import { PLAYERS } from '../../playground/server/world/permissions.ts';
import { connected } from './connect.ts';
import { command, scene, onCommand } from './scene.ts';

it('asks with a menu and a modal', async () => {
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
  await expect(anna.choose(message.id, 'menu', ['1', '2'])).rejects.toThrow('takes 1 to 1 choices, got 2');
  const opened = await anna.choose(message.id, findMenu(message).custom_id, ['2']);
  if (opened.modal === null) throw new Error('no modal');
  expect(opened.modal.data.title).toBe('Why?');
  await expect(anna.submit(opened.modal, {})).rejects.toThrow('required');
  await expect(anna.submit(opened.modal, { why: 'for many reasons' })).rejects.toThrow('takes at most 10');
  const sent = await anna.submit(opened.modal, { why: 'it is' });
  expect(sent.message).toMatchObject({ id: message.id, content: 'it is', components: [] });
  expect(standIn.refusals).toEqual([]);
  expect(standIn.warnings).toEqual([]);
});

it('asks in a modal for people and files, which arrive with Discord’s data', async () => {
  const modal = new ModalBuilder()
    .setCustomId('modal')
    .setTitle('Read a game')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Against')
        .setUserSelectMenuComponent(new UserSelectMenuBuilder().setCustomId('who').setRequired(false)),
      new LabelBuilder()
        .setLabel('Game')
        .setFileUploadComponent(
          new FileUploadBuilder().setCustomId('game').setFileTypes(['.pdn', 'image']).setMaxValues(2),
        ),
    );
  const { standIn, anna, boris, general } = await scene(async (interaction) => {
    if (interaction.isChatInputCommand()) return interaction.showModal(modal);
    if (!interaction.isModalSubmit()) return undefined;
    const files = interaction.fields
      .getUploadedFiles('game', true)
      .map(({ name, size }) => `${name} ${size}`);
    const users = interaction.fields.getSelectedUsers('who')?.map(({ username }) => username);
    return interaction.reply(`${users?.length ? users.join() : 'nobody'}: ${files.join()}`);
  });
  const { modal: opened } = await anna.command(general, 'do');
  if (opened === null) throw new Error('no modal');
  const file = (name: string): string => anna.attach(general, { name, bytes: Buffer.from('1. c3-d4') });
  await expect(anna.submit(opened, {})).rejects.toThrow('game is required');
  await expect(anna.submit(opened, { game: file('game.exe') })).rejects.toThrow('is not one of .pdn, image');
  await expect(anna.submit(opened, { game: general })).rejects.toThrow('no file');
  const three = ['a.pdn', 'b.pdn', 'c.pdn'].map(file).join(',');
  await expect(anna.submit(opened, { game: three })).rejects.toThrow('takes 1 to 2');
  await expect(anna.submit(opened, { game: file('a.pdn'), who: general })).rejects.toThrow('no user');
  const sent = await anna.submit(opened, { who: boris.person.id, game: `${file('a.PDN')},${file('b.png')}` });
  expect(sent.message?.content).toBe('boris: a.PDN 8,b.png 8');
  const again = await anna.submit(opened, { game: file('a.pdn') });
  expect(again.message?.content).toBe('nobody: a.pdn 8');
  expect(standIn.refusals).toEqual([]);
  expect(standIn.warnings).toEqual([]);
});

it('offers the existing people, roles and channels', async () => {
  const rows = [
    new UserSelectMenuBuilder().setCustomId('user'),
    new RoleSelectMenuBuilder().setCustomId('role').setMinValues(0),
    new MentionableSelectMenuBuilder().setCustomId('either').setMaxValues(2),
    new ChannelSelectMenuBuilder().setCustomId('channel').setChannelTypes(ChannelType.GuildText),
  ].map((menu) => new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(menu));
  const { standIn, anna, boris, general } = await scene(async (interaction) => {
    if (interaction.isChatInputCommand()) return interaction.reply({ components: rows });
    if (interaction.isUserSelectMenu())
      return interaction.reply(`user ${interaction.users.map(({ username }) => username).join()}`);
    if (interaction.isRoleSelectMenu())
      return interaction.reply(`role ${interaction.roles.map(({ name }) => name).join()}`);
    if (interaction.isMentionableSelectMenu()) {
      const { users, roles } = interaction;
      return interaction.reply(`either ${users.first()?.username} ${roles.first()?.name}`);
    }
    return interaction.isChannelSelectMenu()
      ? interaction.reply(
          `channel ${interaction.channels.map((one) => one && 'name' in one && one.name).join()}`,
        )
      : undefined;
  });
  await anna.command(general, 'do');
  const { id } = anna.lastMessage(general);
  const chosen = async (customId: string, values: readonly string[]): Promise<string | undefined> =>
    (await anna.choose(id, customId, values)).message?.content;
  expect(await chosen('user', [boris.person.id])).toBe('user boris');
  expect(await chosen('role', [])).toBe('role ');
  expect(await chosen('role', [PLAYERS.id])).toBe('role Players');
  expect(await chosen('either', [PLAYERS.id, boris.person.id])).toBe('either boris Players');
  expect(await chosen('channel', [general])).toBe('channel general');
  const thread = standIn.openThread(general, 'aside');
  await expect(anna.choose(id, 'channel', [thread])).rejects.toThrow("doesn't offer the channel");
  await expect(anna.choose(id, 'role', [general])).rejects.toThrow('no role');
  await expect(anna.choose(id, 'user', [general])).rejects.toThrow('no user');
  await expect(anna.choose(id, 'either', [general])).rejects.toThrow('no role');
  expect(standIn.refusals).toEqual([]);
});

const said = (content: string): SectionBuilder =>
  new SectionBuilder().addTextDisplayComponents(new TextDisplayBuilder({ content }));

it('shows a section with a button, which can be pressed, and with a picture', async () => {
  const attachment = PNG.sync.write(new PNG({ width: 30, height: 20 }));
  const board = { attachment, name: 'board.png', description: 'The first board' };
  const { anna, general, standIn } = await scene(async (interaction) =>
    interaction.isButton()
      ? interaction.reply('pressed')
      : interaction.isChatInputCommand() &&
        interaction.reply({
          flags: MessageFlags.IsComponentsV2,
          files: [board],
          components: [
            said('Puzzle').setButtonAccessory(
              new ButtonBuilder().setCustomId('go').setLabel('Solve').setStyle(ButtonStyle.Primary),
            ),
            said('Game').setThumbnailAccessory(
              new ThumbnailBuilder().setURL('attachment://board.png').setDescription('A board'),
            ),
          ],
        }),
  );
  await anna.command(general, 'do');
  const message = anna.lastMessage(general);
  expect(textOf(message)).toBe('Puzzle\nGame');
  expect(picturesOf(message)).toEqual([expect.stringMatching(/^http:.*board\.png$/u)]);
  expect(altTextsOf(message)).toEqual(['A board']);
  expect(message.attachments).toMatchObject([{ filename: 'board.png', width: 30, height: 20 }]);
  const { custom_id: press } = findButton(message, 'Solve');
  expect((await anna.click(message.id, press)).message?.content).toBe('pressed');
  expect(standIn.refusals).toEqual([]);
  expect(standIn.warnings).toEqual([]);
});

it('offers a command to members with the required permissions, in its contexts', async () => {
  const { standIn, client } = await connected();
  const admins = { ...command.toJSON(), name: 'rule', default_member_permissions: '32', contexts: [0] };
  await client.rest.put(Routes.applicationCommands(standIn.applicationId), { body: [admins] });
  const [anna, boris] = [standIn.visitor('Anna'), standIn.visitor('Boris')];
  await expect(boris.command(standIn.channel('general'), 'rule')).rejects.toThrow('not offered to Boris');
  const direct = directChannel(standIn.world, anna.person);
  await expect(anna.command(direct.id, 'rule')).rejects.toThrow('not offered in');
});

it('offers the context menu commands for a person and for a message, each with its target', async () => {
  const { anna, boris, general, standIn, client } = await scene(async (interaction) => {
    if (interaction.isUserContextMenuCommand())
      return interaction.reply(`whom ${interaction.targetUser.username}`);
    return interaction.isMessageContextMenuCommand()
      ? interaction.reply({ content: `what ${interaction.targetMessage.content}`, flags: 64 })
      : undefined;
  });
  await client.application.commands.set([
    new ContextMenuCommandBuilder().setName('Greet').setType(ApplicationCommandType.User),
    new ContextMenuCommandBuilder().setName('Read').setType(ApplicationCommandType.Message),
  ]);
  const greeted = await anna.commandOnUser(general, 'Greet', boris.person.id);
  expect(greeted.message).toMatchObject({ content: 'whom boris', type: MessageType.ContextMenuCommand });
  expect(greeted.message?.interaction_metadata).toMatchObject({ target_user: { id: boris.person.id } });
  const game = boris.say(general, '1. c3-d4');
  const read = await anna.commandOnMessage(game.id, 'Read');
  expect(read.message).toMatchObject({ content: 'what 1. c3-d4' });
  expect(read.message?.interaction_metadata).toMatchObject({ target_message_id: game.id });
  await expect(anna.commandOnMessage(read.message?.id ?? '', 'Read')).rejects.toThrow('no "Apps" menu');
  await expect(anna.commandOnMessage(game.id, 'Greet')).rejects.toThrow('There is no command Greet');
  await expect(anna.command(general, 'Greet')).rejects.toThrow('There is no command /Greet');
  await expect(anna.commandOnUser(general, 'Greet', general)).rejects.toThrow('no user');
  expect(standIn.refusals).toEqual([]);
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

it('rejects an interaction that was not acknowledged in time', async () => {
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

it('ends an interaction’s token after 15 minutes', async () => {
  const { anna, general, thrown, standIn } = await scene(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.reply('now');
    standIn.clock.advance(15 * 60_000 + 1);
    await interaction.editReply('later');
  });
  await anna.command(general, 'do');
  await expect.poll(() => thrown).toMatchObject([{ code: 50027, status: 401 }]);
});
