/**
 * A slash command as Discord's client would send it: registered, with all required options, and
 * valid values.
 */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIAttachment,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import { channelOf } from '../shown/channel.ts';
import { memberFieldsOf } from '../shown/guild.ts';
import { type Channel, contextOf } from '../world/channel.ts';
import { type Person, userOf } from '../world/people.ts';
import { USUAL_PERMISSIONS, mayUse, permissionsOf } from '../world/permissions.ts';
import type { World } from '../world/world.ts';
import { own } from '../../../src/draughts/own.ts';

export type OptionValue = string | number | boolean;

interface Typed {
  readonly name: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly focused?: string;
}

/** The interaction's `data`. Throws the client's error message. */
export function commandData(
  world: World,
  person: Person,
  channel: Channel,
  typed: Typed,
): Record<string, unknown> {
  const [name = '', ...inner] = typed.name.split(' ');
  const command = [...world.commands.values()].find((one) => one.name === name);
  if (command === undefined) throw new Error(`There is no command /${name}`);
  if (!mayUse(command, person)) throw new Error(`/${name} is not offered to ${person.name}`);
  if (!isOfferedIn(command, channel)) throw new Error(`/${name} is not offered in ${channel.name}`);
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
    resolved: resolve(world, given),
  };
}

interface Given {
  readonly name: string;
  readonly type: ApplicationCommandOptionType;
  readonly value: OptionValue;
  readonly focused?: true;
}

const isOfferedIn = ({ contexts }: APIApplicationCommand, channel: Channel): boolean =>
  !contexts || contexts.includes(contextOf(channel));

export function typeOfOption(
  world: World,
  commandName: string,
  option: string,
): ApplicationCommandOptionType | null {
  const [name = '', ...inner] = commandName.split(' ');
  const command = [...world.commands.values()].find((one) => one.name === name);
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

type Nested = Extract<
  APIApplicationCommandOption,
  { type: ApplicationCommandOptionType.Subcommand | ApplicationCommandOptionType.SubcommandGroup }
>;

const isSubcommand = (option: APIApplicationCommandOption): option is Nested =>
  option.type === ApplicationCommandOptionType.Subcommand ||
  option.type === ApplicationCommandOptionType.SubcommandGroup;

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
  if (!typing) demandFitting(option, value);
  return [{ name: option.name, type: option.type, value }];
}

function demandFitting(option: APIApplicationCommandBasicOption, value: OptionValue): void {
  const complaint = complaintAbout(option, value);
  if (complaint !== null) throw new Error(`${option.name}: ${complaint}`);
}

function complaintAbout(option: APIApplicationCommandBasicOption, value: OptionValue): string | null {
  switch (option.type) {
    case ApplicationCommandOptionType.Boolean:
      return typeof value === 'boolean' ? null : 'is true or false';
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number: {
      if (typeof value !== 'number') return 'is a number';
      if (option.type === ApplicationCommandOptionType.Integer && !Number.isInteger(value))
        return 'is a whole number';
      if (value < (option.min_value ?? -Infinity) || value > (option.max_value ?? Infinity))
        return `is between ${option.min_value} and ${option.max_value}`;
      break;
    }
    case ApplicationCommandOptionType.String: {
      if (typeof value !== 'string' || value === '') return 'is a text';
      if (value.length < (option.min_length ?? 0) || value.length > (option.max_length ?? 6000))
        return `has ${option.min_length} to ${option.max_length} characters`;
      break;
    }
    case ApplicationCommandOptionType.User:
    case ApplicationCommandOptionType.Channel:
    case ApplicationCommandOptionType.Role:
    case ApplicationCommandOptionType.Mentionable:
    case ApplicationCommandOptionType.Attachment:
      return typeof value === 'string' && /^\d+$/.test(value) ? null : 'is an id';
  }
  if (!('choices' in option) || option.choices === undefined || option.choices.length === 0) return null;
  return option.choices.some((choice) => choice.value === value) ? null : 'is none of the choices';
}

function nest(command: APIApplicationCommand, inner: readonly string[], given: readonly Given[]): unknown[] {
  const [outer, ...rest] = inner;
  if (outer === undefined) return [...given];
  const type = (command.options ?? []).find(({ name }) => name === outer)?.type;
  const options =
    rest.length === 0
      ? given
      : [{ name: rest[0], type: ApplicationCommandOptionType.Subcommand, options: given }];
  return [{ name: outer, type, options }];
}

/**
 * The people, channels, and files that the options name, as Discord adds them. Throws for an
 * unknown id.
 */
function resolve(world: World, given: readonly Given[]): Record<string, unknown> {
  const users = new Map<string, unknown>();
  const members = new Map<string, unknown>();
  const channels = new Map<string, unknown>();
  const attachments = new Map<string, unknown>();
  for (const { type, value } of given) {
    const id = String(value);
    if (type === ApplicationCommandOptionType.User || type === ApplicationCommandOptionType.Mentionable) {
      const person = world.people.get(id);
      if (person === undefined) throw new Error(`There is nobody with the id ${id}`);
      users.set(id, userOf(person));
      members.set(id, { ...memberFieldsOf(person), permissions: permissionsOf(person).toString() });
    }
    if (type === ApplicationCommandOptionType.Attachment) attachments.set(id, attachedAs(world, id));
    const channel = type === ApplicationCommandOptionType.Channel ? world.channels.get(id) : undefined;
    if (channel !== undefined)
      channels.set(id, { ...channelOf(world, channel), permissions: USUAL_PERMISSIONS.toString() });
  }
  const found = Object.entries({ users, members, channels, attachments });
  return Object.fromEntries(
    found.filter(([, named]) => named.size > 0).map(([kind, named]) => [kind, Object.fromEntries(named)]),
  );
}

function attachedAs(world: World, id: string): APIAttachment {
  const attachment = world.attached.get(id);
  if (attachment === undefined) throw new Error(`There is no file with the id ${id}`);
  return attachment;
}
