/** A click on a button, a choice from a menu, or a submitted modal, as the message allows. */
import {
  type APIAttachment,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuComponent,
  type APISelectMenuOption,
  ChannelType,
  ComponentType,
  type FileUploadType,
} from 'discord-api-types/v10';
import { there } from '../there.ts';
import { chosenChannelOf } from '../shown/channel.ts';
import { memberFieldsOf, roleOf } from '../shown/guild.ts';
import { buttonsOf, menusOf } from './reading.ts';
import { type Person, userOf } from '../world/people.ts';
import { type Guild, permissionsIn } from '../world/guild.ts';
import type { World } from '../world/world.ts';
import { own } from '../../../src/kit/own.ts';

/** Throws if the control is missing or disabled, or doesn't allow the values. */
export function componentData(
  world: World,
  guild: Guild | null,
  message: APIMessage,
  type: ComponentType | 'menu',
  customId: string,
  values: readonly string[],
): Record<string, unknown> {
  const among = type === ComponentType.Button ? buttonsOf(message) : menusOf(message);
  const control = among.find((one) => one.custom_id === customId);
  if (control === undefined) throw new Error(`The message has no control ${customId}`);
  if (control.disabled === true) throw new Error(`The control is disabled: ${customId}`);
  const common = { custom_id: customId, component_type: control.type, id: control.id };
  if (control.type === ComponentType.Button) return common;
  const [least, most] = [control.min_values ?? 1, control.max_values ?? 1];
  if (values.length < least || values.length > most)
    throw new Error(`The menu takes ${least} to ${most} choices, got ${values.length}`);
  if (control.type !== ComponentType.StringSelect)
    return { ...common, values, resolved: resolvedBy(world, guild, control, values) };
  demandChoices(control.options, values);
  return { ...common, values };
}

function demandChoices(options: readonly APISelectMenuOption[], values: readonly string[]): void {
  const unknown = values.find((value) => !options.some((option) => option.value === value));
  if (unknown !== undefined) throw new Error(`The menu has no choice ${unknown}`);
}

/** The interaction's `resolved`. Throws for an id that Discord's client wouldn't offer. */
function resolvedBy(
  world: World,
  guild: Guild | null,
  menu: APISelectMenuComponent,
  ids: readonly string[],
): Record<string, Record<string, unknown>> {
  switch (menu.type) {
    case ComponentType.StringSelect:
      return {};
    case ComponentType.UserSelect:
      return people(world, guild, ids);
    case ComponentType.RoleSelect:
      return { roles: byId(ids, (id) => roleCalled(guild, id)) };
    case ComponentType.MentionableSelect: {
      const persons = ids.filter((id) => world.people.has(id));
      const roles = ids.filter((id) => !world.people.has(id));
      return { ...people(world, guild, persons), roles: byId(roles, (id) => roleCalled(guild, id)) };
    }
    case ComponentType.ChannelSelect:
      return { channels: byId(ids, (id) => channelCalled(world, guild, id, menu.channel_types ?? [])) };
  }
}

export const byId = (
  ids: readonly string[],
  shown: (id: string) => Record<string, unknown>,
): Record<string, unknown> => Object.fromEntries(ids.map((id) => [id, shown(id)]));

export function roleCalled(guild: Guild | null, id: string): Record<string, unknown> {
  const roles = guild?.roles ?? [];
  const position = roles.findIndex((role) => role.id === id);
  const role = roles[position];
  return roleOf(there(role, `role ${id}`), position + 1);
}

function channelCalled(
  world: World,
  guild: Guild | null,
  id: string,
  types: readonly ChannelType[],
): Record<string, unknown> {
  const channel = world.channels.get(id);
  const type = channel?.parent ? ChannelType.PublicThread : ChannelType.GuildText;
  if (channel === undefined || channel.guild === null || channel.guild !== guild)
    throw new Error(`There is no channel ${id}`);
  if (types.length > 0 && !types.includes(type)) throw new Error(`The menu doesn't offer the channel ${id}`);
  return chosenChannelOf(world, channel);
}

const memberShown = (guild: Guild, person: Person) => ({
  ...memberFieldsOf(guild, person),
  permissions: permissionsIn(guild, person).toString(),
});

export const personCalled = (world: World, id: string): Person =>
  there(world.people.get(id), `user with the id ${id}`);

/**
 * The people with these ids, in the format in which Discord adds them to interactions, and those of
 * them who are in the server. Throws for an unknown id.
 */
export function people(
  world: World,
  guild: Guild | null,
  ids: readonly string[],
): Record<'users' | 'members', Record<string, unknown>> {
  const chosen = ids.map((id) => personCalled(world, id));
  return {
    users: Object.fromEntries(chosen.map((person) => [person.id, userOf(person)])),
    members: Object.fromEntries(
      chosen.flatMap((person) =>
        guild?.members.has(person.id) ? [[person.id, memberShown(guild, person)] as const] : [],
      ),
    ),
  };
}

type Modal = APIModalInteractionResponseCallbackData;
type Input = Extract<Modal['components'][number], { type: ComponentType.Label }>['component'];
type Fields = Readonly<Record<string, string>>;

/** Untouched fields keep their values. Throws the client's error message. */
export function modalData(
  world: World,
  guild: Guild | null,
  modal: Modal,
  fields: Fields,
): Record<string, unknown> {
  const inputs = modal.components.map((component) =>
    component.type === ComponentType.Label ? readInput(world, guild, component.component, fields) : null,
  );
  return {
    custom_id: modal.custom_id,
    components: modal.components.map(({ type }, index) => {
      const component = inputs[index]?.sent;
      return { type, id: index + 1, ...(component && { component }) };
    }),
    resolved: inputs.reduce((all, input) => merged(all, input?.resolved ?? {}), {}),
  };
}

type Resolved = Readonly<Record<string, object>>;

const merged = (one: Resolved, other: Resolved): Resolved =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((kind) => [
      kind,
      { ...own(one, kind), ...own(other, kind) },
    ]),
  );

interface ReadInput {
  readonly sent: object;
  readonly resolved?: Resolved;
}

function readInput(world: World, guild: Guild | null, input: Input, fields: Fields): ReadInput {
  const { type, custom_id } = input;
  const given = own(fields, custom_id);
  switch (type) {
    case ComponentType.TextInput:
      return { sent: { type, custom_id, value: textIn(input, given ?? input.value ?? '') } };
    case ComponentType.FileUpload: {
      const values = valuesIn(input, given ?? '');
      const files = values.map((id) => fileFor(world, id, input.file_types ?? []));
      const attachments = Object.fromEntries(files.map((file) => [file.id, { ...file }]));
      return { sent: { type, custom_id, values }, ...(values.length > 0 && { resolved: { attachments } }) };
    }
    case ComponentType.StringSelect: {
      const usual = input.options.filter((one) => one.default === true).map(({ value }) => value);
      const values = valuesIn(input, given ?? usual.join(','));
      demandChoices(input.options, values);
      return { sent: { type, custom_id, values } };
    }
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect: {
      const values = valuesIn(input, given ?? (input.default_values ?? []).map(({ id }) => id).join(','));
      return { sent: { type, custom_id, values }, resolved: resolvedBy(world, guild, input, values) };
    }
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
    case ComponentType.Checkbox:
      throw new Error(`The stand-in has no input of type ${type}`);
  }
}

interface Bounded {
  readonly custom_id: string;
  readonly required?: boolean;
}

function textIn(
  { custom_id, required, min_length, max_length }: Bounded & { min_length?: number; max_length?: number },
  value: string,
): string {
  if (required !== false && value === '') throw new Error(`The field ${custom_id} is required`);
  if (value !== '' && value.length < (min_length ?? 0))
    throw new Error(`The field ${custom_id} takes at least ${min_length} characters`);
  if (value.length > (max_length ?? 4000))
    throw new Error(`The field ${custom_id} takes at most ${max_length} characters`);
  return value;
}

function valuesIn(
  { custom_id, required, min_values, max_values }: Bounded & { min_values?: number; max_values?: number },
  value: string,
): readonly string[] {
  const values = value === '' ? [] : value.split(',');
  if (required !== false && values.length === 0) throw new Error(`The field ${custom_id} is required`);
  const [least, most] = [values.length === 0 ? 0 : (min_values ?? 1), max_values ?? 1];
  if (values.length < least || values.length > most)
    throw new Error(`The field ${custom_id} takes ${least} to ${most} values`);
  return values;
}

export const fileCalled = (world: World, id: string): APIAttachment =>
  there(world.attached.get(id), `file with the id ${id}`);

/** Discord's client checks only the name. Source: reference#file-type-filtering */
function fileFor(world: World, id: string, types: readonly FileUploadType[]): APIAttachment {
  const file = fileCalled(world, id);
  const fits = (type: FileUploadType): boolean =>
    type.startsWith('.')
      ? file.filename.toLowerCase().endsWith(type.toLowerCase())
      : (file.content_type ?? '').startsWith(`${type}/`);
  if (types.length > 0 && !types.some(fits))
    throw new Error(`${file.filename} is not one of ${types.join(', ')}`);
  return file;
}
