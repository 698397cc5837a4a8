import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIMessage,
  ApplicationCommandOptionType as Kind,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import { there } from '../there.ts';
import { chosenChannelOf } from '../shown/channel.ts';
import { byId, fileCalled, people, roleCalled } from './component.ts';
import { type Channel, contextOf } from '../world/channel.ts';
import { type Guild, mayUse } from '../world/guild.ts';
import type { Person } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { own } from '../../../src/kit/own.ts';

export type OptionValue = string | number | boolean;

interface Typed {
  readonly name: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly focused?: string;
}

export function commandData(
  world: World,
  person: Person,
  channel: Channel,
  typed: Typed,
): Record<string, unknown> {
  const [name = '', ...inner] = typed.name.split(' ');
  const command = offered(world, person, channel, name, ApplicationCommandType.ChatInput);
  const options = optionsOf(command, inner);
  const unknown = Object.keys(typed.options).find((key) => !options.some((one) => one.name === key));
  if (unknown !== undefined) throw new Error(`/${typed.name} has no option ${unknown}`);
  const given = options.flatMap((option) => readOption(option, typed));
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    ...(command.guild_id === undefined ? {} : { guild_id: command.guild_id }),
    options: nest(command, inner, given),
    resolved: resolve(world, channel.guild, given),
  };
}

const called = (
  world: World,
  { guild }: Channel,
  name: string,
  type: ApplicationCommandType,
): APIApplicationCommand | undefined =>
  [...world.commands.values()].find(
    (one) => one.name === name && one.type === type && (one.guild_id ?? guild?.id) === guild?.id,
  );

/** Throws for a command that Discord's client wouldn't offer. */
function offered(
  world: World,
  person: Person,
  channel: Channel,
  name: string,
  type: ApplicationCommandType,
): APIApplicationCommand {
  const sign = type === ApplicationCommandType.ChatInput ? '/' : '';
  const command = there(called(world, channel, name, type), `command ${sign}${name}`);
  if (!mayUse(command, channel.guild, person))
    throw new Error(`${sign}${name} is not offered to ${person.name}`);
  if (!isOfferedIn(command, channel)) throw new Error(`${sign}${name} is not offered in ${channel.name}`);
  return command;
}

/** The person or message that a context menu was opened on. */
type MenuTarget = { readonly user: string } | { readonly message: APIMessage };

export function menuData(
  world: World,
  person: Person,
  channel: Channel,
  name: string,
  target: MenuTarget,
): Record<string, unknown> {
  const isUser = 'user' in target;
  const type = isUser ? ApplicationCommandType.User : ApplicationCommandType.Message;
  const { id, guild_id } = offered(world, person, channel, name, type);
  return {
    id,
    name,
    type,
    ...(guild_id === undefined ? {} : { guild_id }),
    target_id: isUser ? target.user : target.message.id,
    resolved: isUser
      ? people(world, channel.guild, [target.user])
      : { messages: { [target.message.id]: target.message } },
  };
}

interface Given {
  readonly name: string;
  readonly type: Kind;
  readonly value: OptionValue;
  readonly focused?: true;
}

const isOfferedIn = ({ contexts }: APIApplicationCommand, channel: Channel): boolean =>
  !contexts || contexts.includes(contextOf(channel));

export function typeOfOption(
  world: World,
  channel: Channel,
  commandName: string,
  option: string,
): Kind | null {
  const [name = '', ...inner] = commandName.split(' ');
  const command = called(world, channel, name, ApplicationCommandType.ChatInput);
  return command === undefined
    ? null
    : (optionsOf(command, inner).find((one) => one.name === option)?.type ?? null);
}

function optionsOf(
  command: APIApplicationCommand,
  inner: readonly string[],
): readonly APIApplicationCommandBasicOption[] {
  let level: readonly APIApplicationCommandOption[] = command.options ?? [];
  for (const step of inner) {
    const next = level.find(({ name }) => name === step);
    if (next === undefined || !('options' in next || isSubcommand(next)))
      throw new Error(`/${command.name} has no subcommand ${step}`);
    level = 'options' in next ? (next.options ?? []) : [];
  }
  const basic = level.filter((option) => !isSubcommand(option));
  if (basic.length < level.length) throw new Error(`/${command.name} needs a subcommand`);
  return basic;
}

type Nested = Extract<APIApplicationCommandOption, { type: Kind.Subcommand | Kind.SubcommandGroup }>;

const isSubcommand = (option: APIApplicationCommandOption): option is Nested =>
  option.type === Kind.Subcommand || option.type === Kind.SubcommandGroup;

function readOption(option: APIApplicationCommandBasicOption, { options, focused }: Typed): readonly Given[] {
  const value = own(options, option.name);
  const typing = focused !== undefined;
  if (focused === option.name) {
    if (!('autocomplete' in option) || !option.autocomplete)
      throw new Error(`${option.name} has no suggestions`);
    return [{ name: option.name, type: option.type, value: value ?? '', focused: true }];
  }
  if (value === undefined) {
    if (option.required === true && !typing) throw new Error(`The option ${option.name} is required`);
    return [];
  }
  const complaint = typing ? null : complaintAbout(option, value);
  if (complaint !== null) throw new Error(`${option.name}: ${complaint}`);
  return [{ name: option.name, type: option.type, value }];
}

function complaintAbout(option: APIApplicationCommandBasicOption, value: OptionValue): string | null {
  switch (option.type) {
    case Kind.Boolean:
      return typeof value === 'boolean' ? null : 'is true or false';
    case Kind.Integer:
    case Kind.Number: {
      if (typeof value !== 'number') return 'is a number';
      if (option.type === Kind.Integer && !Number.isInteger(value)) return 'is a whole number';
      if (value < (option.min_value ?? -Infinity) || value > (option.max_value ?? Infinity))
        return `is between ${option.min_value} and ${option.max_value}`;
      break;
    }
    case Kind.String: {
      if (typeof value !== 'string' || value === '') return 'is a text';
      if (value.length < (option.min_length ?? 0) || value.length > (option.max_length ?? 6000))
        return `has ${option.min_length} to ${option.max_length} characters`;
      break;
    }
    case Kind.User:
    case Kind.Channel:
    case Kind.Role:
    case Kind.Mentionable:
    case Kind.Attachment:
      return typeof value === 'string' && /^\d+$/.test(value) ? null : 'is an id';
  }
  if (!('choices' in option) || option.choices === undefined || option.choices.length === 0) return null;
  return option.choices.some((choice) => choice.value === value) ? null : 'is none of the choices';
}

function nest(command: APIApplicationCommand, inner: readonly string[], given: readonly Given[]): unknown[] {
  const [outer, ...rest] = inner;
  if (outer === undefined) return [...given];
  const type = (command.options ?? []).find(({ name }) => name === outer)?.type;
  const options = rest.length === 0 ? given : [{ name: rest[0], type: Kind.Subcommand, options: given }];
  return [{ name: outer, type, options }];
}

/** The objects that the options name, as Discord adds them. Throws for an unknown id. */
function resolve(world: World, guild: Guild | null, given: readonly Given[]): Record<string, unknown> {
  const idsOf = (...types: readonly Kind[]): readonly string[] =>
    given.filter(({ type }) => types.includes(type)).map(({ value }) => String(value));
  const persons = idsOf(Kind.User, Kind.Mentionable);
  const channels = idsOf(Kind.Channel).filter((id) => world.channels.has(id));
  const files = idsOf(Kind.Attachment);
  const roles = idsOf(Kind.Role, Kind.Mentionable).filter((id) => !world.people.has(id));
  return {
    ...(persons.length > 0 && people(world, guild, persons)),
    ...(channels.length > 0 && { channels: byId(channels, (id) => channelShown(world, id)) }),
    ...(roles.length > 0 && { roles: byId(roles, (id) => roleCalled(guild, id)) }),
    ...(files.length > 0 && { attachments: byId(files, (id) => ({ ...fileCalled(world, id) })) }),
  };
}

const channelShown = (world: World, id: string): Record<string, unknown> => {
  const channel = world.channels.get(id);
  return channel ? chosenChannelOf(world, channel) : {};
};
