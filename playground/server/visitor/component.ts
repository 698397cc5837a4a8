/** A click on a button, a choice from a menu, or a submitted modal, as the message allows. */
import {
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuComponent,
  ChannelType,
  ComponentType,
} from 'discord-api-types/v10';
import { channelOf } from '../shown/channel.ts';
import { memberFieldsOf, roleOf } from '../shown/guild.ts';
import { buttonsOf, menusOf } from './reading.ts';
import { type Person, userOf } from '../world/people.ts';
import { ROLES, permissionsOf } from '../world/permissions.ts';
import type { World } from '../world/world.ts';
import { own } from '../../../src/kit/own.ts';

/** Throws when the control is missing or disabled, or doesn't allow the values. */
export function componentData(
  world: World,
  message: APIMessage,
  type: ComponentType | 'menu',
  customId: string,
  values: readonly string[],
): Record<string, unknown> {
  const among = type === ComponentType.Button ? buttonsOf(message) : menusOf(message);
  const control = among.find((one) => one.custom_id === customId);
  if (control === undefined) throw new Error(`The message has no such control: ${customId}`);
  if (control.disabled === true) throw new Error(`The control is disabled: ${customId}`);
  const common = { custom_id: customId, component_type: control.type, id: control.id };
  if (control.type === ComponentType.Button) return common;
  const [least, most] = [control.min_values ?? 1, control.max_values ?? 1];
  if (values.length < least || values.length > most)
    throw new Error(`Choose ${least} to ${most} of the menu`);
  if (control.type !== ComponentType.StringSelect)
    return { ...common, values, resolved: resolvedBy(world, control, values) };
  const unknown = values.find((value) => !control.options.some((option) => option.value === value));
  if (unknown !== undefined) throw new Error(`The menu has no choice ${unknown}`);
  return { ...common, values };
}

/** The interaction's `resolved`. Throws for an id that Discord's client would not offer. */
function resolvedBy(
  world: World,
  menu: APISelectMenuComponent,
  ids: readonly string[],
): Record<string, unknown> {
  switch (menu.type) {
    case ComponentType.StringSelect:
      return {};
    case ComponentType.UserSelect:
      return people(world, ids);
    case ComponentType.RoleSelect:
      return { roles: byId(ids, (id) => roleCalled(id)) };
    case ComponentType.MentionableSelect: {
      const persons = ids.filter((id) => world.people.has(id));
      const roles = ids.filter((id) => !world.people.has(id));
      return { ...people(world, persons), roles: byId(roles, (id) => roleCalled(id)) };
    }
    case ComponentType.ChannelSelect:
      return { channels: byId(ids, (id) => channelCalled(world, id, menu.channel_types ?? [])) };
  }
}

export const byId = (
  ids: readonly string[],
  shown: (id: string) => Record<string, unknown>,
): Record<string, unknown> => Object.fromEntries(ids.map((id) => [id, shown(id)]));

function roleCalled(id: string): Record<string, unknown> {
  const position = ROLES.findIndex((role) => role.id === id);
  const role = ROLES[position];
  if (role === undefined) throw new Error(`There is no role ${id}`);
  return roleOf(role, position + 1);
}

function channelCalled(world: World, id: string, types: readonly ChannelType[]): Record<string, unknown> {
  const channel = world.channels.get(id);
  const type = channel?.parent ? ChannelType.PublicThread : ChannelType.GuildText;
  if (channel === undefined || channel.recipient !== null) throw new Error(`There is no channel ${id}`);
  if (types.length > 0 && !types.includes(type)) throw new Error(`The menu offers no channel like ${id}`);
  return { ...channelOf(world, channel), permissions: '0' };
}

const memberShown = (person: Person) => ({
  ...memberFieldsOf(person),
  permissions: permissionsOf(person).toString(),
});

export function personCalled(world: World, id: string): Person {
  const person = world.people.get(id);
  if (person === undefined) throw new Error(`There is nobody with the id ${id}`);
  return person;
}

/** The people with these ids, as Discord adds them to what names them. Throws for an unknown id. */
export function people(world: World, ids: readonly string[]): Record<string, unknown> {
  const chosen = ids.map((id) => personCalled(world, id));
  return {
    users: Object.fromEntries(chosen.map((person) => [person.id, userOf(person)])),
    members: Object.fromEntries(chosen.map((person) => [person.id, memberShown(person)])),
  };
}

type ModalComponent = APIModalInteractionResponseCallbackData['components'][number];

/** Untouched fields keep their values. Throws the client's error message. */
export function modalData(
  modal: APIModalInteractionResponseCallbackData,
  fields: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return {
    custom_id: modal.custom_id,
    components: modal.components.map((component, index) => sentIn(component, index + 1, fields)),
  };
}

function sentIn(component: ModalComponent, id: number, fields: Readonly<Record<string, string>>): unknown {
  return component.type === ComponentType.Label
    ? { type: component.type, id, component: inputOf(component.component, fields) }
    : { type: component.type, id };
}

interface Input {
  readonly type: ComponentType;
  readonly custom_id: string;
  readonly required?: boolean;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly value?: string;
  readonly options?: readonly { readonly value: string; readonly default?: boolean }[];
}

const givenIn = ({ value, options = [] }: Input): string =>
  value ??
  options
    .filter((option) => option.default === true)
    .map((option) => option.value)
    .join(',');

function inputOf(input: Input, fields: Readonly<Record<string, string>>): unknown {
  const value = own(fields, input.custom_id) ?? givenIn(input);
  const needed = input.required !== false;
  if (needed && value === '') throw new Error(`The field ${input.custom_id} is required`);
  if (value !== '' && value.length < (input.min_length ?? 0))
    throw new Error(`The field ${input.custom_id} needs ${input.min_length} characters`);
  if (value.length > (input.max_length ?? 4000))
    throw new Error(`The field ${input.custom_id} takes ${input.max_length} characters`);
  const common = { type: input.type, custom_id: input.custom_id };
  return input.type === ComponentType.TextInput
    ? { ...common, value }
    : { ...common, values: value === '' ? [] : value.split(',') };
}
