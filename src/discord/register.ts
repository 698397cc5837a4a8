/** Tells Discord which commands there are. */
import { Routes } from 'discord.js';
import type { REST } from 'discord.js';
import type { Command } from '../app/command.ts';
import { definitionOf } from './definition.ts';

/**
 * Replaces all commands of the application, in one server or (without one) everywhere. Doing so again changes nothing
 * and costs one request, so it is simply done at every start.
 */
export async function register(
  rest: REST,
  applicationId: string,
  guildId: string | undefined,
  commands: readonly Command[],
): Promise<void> {
  const route = guildId
    ? Routes.applicationGuildCommands(applicationId, guildId)
    : Routes.applicationCommands(applicationId);
  await rest.put(route, { body: commands.map(definitionOf) });
}
