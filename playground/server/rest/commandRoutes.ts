import { ApplicationCommandUpdateRequestSchema } from 'discord-api-spec/zod';
import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import { array } from 'zod/mini';
import { refusal } from '../refusal.ts';
import type { Call, Routes } from './request.ts';
import { type CommandBody, checkCommandList } from '../rules/commands.ts';
import { type World, announce } from '../world/world.ts';
import { makeCache } from '../../../src/cache.ts';

export const COMMAND_ROUTES: Routes = {
  ...routesUnder('/applications/:app/commands'),
  ...routesUnder('/applications/:app/guilds/:guild/commands'),
};

function routesUnder(base: string): Routes {
  return {
    [`GET ${base}`]: (call) => {
      const commands = commandsOf(call.core.world, guildIn(call));
      return call.query('with_localizations') === 'true' ? commands : commands.map(withoutTranslations);
    },
    [`PUT ${base}`]: (call) => {
      const { world } = call.core;
      const guild = guildIn(call);
      const list = listIn(call);
      const keepsEntryPoint = list.some(({ type }) => type === ApplicationCommandType.PrimaryEntryPoint);
      if (world.hasActivity && guild === null && !keepsEntryPoint) throw refusal('entryPointLost');
      const known = commandsOf(world, guild);
      for (const { id } of known) world.commands.delete(id);
      const made = list.map((body) => keep(world, guild, body, known));
      announce(world, { kind: 'commands' });
      return made;
    },
  };
}

function guildIn({ core: { world }, param }: Call): string | null {
  if (param('app') !== world.applicationId) throw refusal('notFound');
  const guild = param('guild') || null;
  if (guild !== null && world.guilds.get(guild)?.hasBot !== true) throw refusal('missingAccess');
  return guild;
}

const COMMAND_LIST = array(ApplicationCommandUpdateRequestSchema);

/** Valid lists, cached because a bot registers the same list at each start. */
const right = makeCache<readonly CommandBody[]>(1);

function listIn(call: Call): readonly CommandBody[] {
  const text = JSON.stringify(call.body) ?? '';
  const { warnings } = call.core.journal;
  const before = warnings.length;
  const list = right.get(text, () => {
    const read = call.as(COMMAND_LIST);
    checkCommandList(read);
    return read;
  });
  if (warnings.length > before) right.forget(text);
  return list;
}

const commandsOf = (world: World, guild: string | null): readonly APIApplicationCommand[] =>
  [...world.commands.values()].filter((command) => (command.guild_id ?? null) === guild);

/** A command with the same name and type is replaced and keeps its id. */
function keep(
  world: World,
  guild: string | null,
  body: CommandBody,
  known: readonly APIApplicationCommand[],
): APIApplicationCommand {
  const type = body.type ?? ApplicationCommandType.ChatInput;
  const before = known.find((command) => command.name === body.name && command.type === type);
  const { default_member_permissions: permissions = null } = body;
  const command: APIApplicationCommand = {
    description: '',
    nsfw: false,
    ...(guild === null ? { integration_types: [0], contexts: null } : { guild_id: guild }),
    ...withoutNulls(body),
    default_member_permissions: permissions === null ? null : BigInt(permissions).toString(),
    type,
    id: before?.id ?? world.newId(),
    application_id: world.applicationId,
    version: world.newId(),
  };
  world.commands.set(command.id, command);
  return command;
}

/** Source: interactions/application-commands#get-global-application-commands, with_localizations */
const withoutTranslations = ({
  name_localizations: _names,
  description_localizations: _descriptions,
  ...command
}: APIApplicationCommand): APIApplicationCommand => command;

function withoutNulls<T extends object>(body: T): T {
  const copy = { ...body };
  for (const key of Object.keys(copy)) if (Reflect.get(copy, key) === null) Reflect.deleteProperty(copy, key);
  return copy;
}
