import { DiscordAPIError, Routes, type REST } from 'discord.js';
import type { Command } from '../app/ports/command.ts';
import { done, refused, type Attempt } from '../kit/attempt.ts';
import { commandIds, type CommandIds } from './commandMentions.ts';
import { definitionsOf } from './definition.ts';
import { rowOf } from './faults.ts';

export async function register(
  rest: REST,
  applicationId: string,
  guildId: string | undefined,
  commands: readonly Command[],
): Promise<Attempt<CommandIds, string>> {
  const route = guildId
    ? Routes.applicationGuildCommands(applicationId, guildId)
    : Routes.applicationCommands(applicationId);
  try {
    const body = definitionsOf(commands);
    return done(commandIds(await rest.put(route, { body }), body));
  } catch (error) {
    if (!(error instanceof Error) || rowOf(error) === null) throw error;
    const hint =
      guildId && error instanceof DiscordAPIError
        ? ' Is DISCORD_GUILD_ID a server that the bot was added to?'
        : '';
    return refused(`Discord refused the commands: ${error.message}.${hint}`);
  }
}
