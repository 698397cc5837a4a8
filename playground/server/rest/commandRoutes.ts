/** Registering slash commands, globally or for the server. */
import {
  ApplicationCommandCreateRequestSchema,
  ApplicationCommandPatchRequestPartialSchema,
  ApplicationCommandUpdateRequestSchema,
} from 'discord-api-spec/zod';
import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import { Hono } from 'hono';
import { array } from 'zod/mini';
import type { Core } from '../core.ts';
import { missingAccess, notFound, unknownCommand } from '../refusal.ts';
import { type Env, type Received, bodyAs, param, receivedIn } from './request.ts';
import { type CommandBody, checkCommand, checkCommandList } from '../rules/commands.ts';
import { type World, announce } from '../world/world.ts';
import { makeCache } from '../../../src/cache.ts';

export function commandRoutes(core: Core): Hono<Env> {
  const app = new Hono<Env>();
  for (const base of ['/applications/:app/commands', '/applications/:app/guilds/:guild/commands'])
    mount(app, core, base);
  return app;
}

function mount(app: Hono<Env>, core: Core, base: string): void {
  const { world } = core;
  const guildIn = (context: { req: { param(name: string): string | undefined } }): string | null => {
    if (context.req.param('app') !== world.applicationId) throw notFound();
    const guild = context.req.param('guild') ?? null;
    if (guild !== null && guild !== world.guild.id) throw missingAccess();
    return guild;
  };
  app.get(base, (context) => {
    const commands = commandsOf(world, guildIn(context));
    return context.json(
      context.req.query('with_localizations') === 'true' ? commands : commands.map(withoutTranslations),
    );
  });
  app.put(base, (context) => {
    const guild = guildIn(context);
    const list = listIn(core, receivedIn(context));
    const known = commandsOf(world, guild);
    for (const { id } of known) world.commands.delete(id);
    const made = list.map((body) => keep(world, guild, body, known));
    announce(world, { kind: 'commands' });
    return context.json(made);
  });
  app.post(base, (context) => {
    const guild = guildIn(context);
    const body = bodyAs(core, receivedIn(context), ApplicationCommandCreateRequestSchema);
    checkCommand(body, []);
    const made = keep(world, guild, body, commandsOf(world, guild));
    announce(world, { kind: 'commands' });
    return context.json(made, 201);
  });
  app.get(`${base}/:command`, (context) =>
    context.json(commandAt(world, guildIn(context), param(context, 'command'))),
  );
  app.patch(`${base}/:command`, (context) => {
    const guild = guildIn(context);
    const before = commandAt(world, guild, param(context, 'command'));
    const body = bodyAs(core, receivedIn(context), ApplicationCommandPatchRequestPartialSchema);
    const after: APIApplicationCommand = { ...before, ...withoutNulls(body), version: world.newId() };
    checkCommand(after, []);
    world.commands.set(before.id, after);
    announce(world, { kind: 'commands' });
    return context.json(after);
  });
  app.delete(`${base}/:command`, (context) => {
    world.commands.delete(commandAt(world, guildIn(context), param(context, 'command')).id);
    announce(world, { kind: 'commands' });
    return context.body(null, 204);
  });
}

const COMMAND_LIST = array(ApplicationCommandUpdateRequestSchema);

/**
 * Valid lists without unknown fields, cached because a bot registers the same list at each start.
 */
const right = makeCache<readonly CommandBody[]>(1);

function listIn(core: Core, received: Received): readonly CommandBody[] {
  const text = JSON.stringify(received.body) ?? '';
  const { warnings } = core.journal;
  const before = warnings.length;
  const list = right.get(text, () => {
    const read = bodyAs(core, received, COMMAND_LIST);
    checkCommandList(read);
    return read;
  });
  if (warnings.length > before) right.forget(text);
  return list;
}

const commandsOf = (world: World, guild: string | null): readonly APIApplicationCommand[] =>
  [...world.commands.values()].filter((command) => (command.guild_id ?? null) === guild);

function commandAt(world: World, guild: string | null, id: string): APIApplicationCommand {
  const found = commandsOf(world, guild).find((command) => command.id === id);
  if (found === undefined) throw unknownCommand();
  return found;
}

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
