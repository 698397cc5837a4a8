/** A discord.js bot connected to the stand-in, with its answers. */
import { Events, SlashCommandBuilder, type ChatInputCommandInteraction, type Interaction } from 'discord.js';
import type { StandInOptions } from '../../playground/server/options.ts';
import { connected } from './connect.ts';

export const command = new SlashCommandBuilder()
  .setName('do')
  .setDescription('Does what the test says')
  .addUserOption((option) => option.setName('whom').setDescription('Somebody'))
  .addStringOption((option) => option.setName('how').setDescription('How').setAutocomplete(true))
  .addIntegerOption((option) =>
    option.setName('times').setDescription('Times').setMinValue(1).setMaxValue(3),
  );

export async function scene(
  act: (interaction: Interaction<'cached' | 'raw'>) => Promise<unknown>,
  options: StandInOptions = {},
) {
  const { standIn, client } = await connected(options);
  const thrown: { code?: unknown; message: string }[] = [];
  client.on(Events.InteractionCreate, (interaction) => {
    if (!interaction.inGuild()) throw new Error('not in a guild');
    act(interaction).catch((error: unknown) => {
      if (error instanceof Error) thrown.push(error);
    });
  });
  await client.application.commands.set([command]);
  const [anna, boris] = [standIn.visitor('Anna'), standIn.visitor('Boris')];
  return { client, standIn, anna, boris, general: standIn.channel('general'), thrown };
}

export const onCommand =
  (act: (interaction: ChatInputCommandInteraction<'cached' | 'raw'>) => Promise<unknown>) =>
  async (interaction: Interaction<'cached' | 'raw'>): Promise<unknown> =>
    interaction.isChatInputCommand() ? act(interaction) : undefined;
