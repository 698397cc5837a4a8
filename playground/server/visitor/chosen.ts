/** What someone chose from a menu that Discord fills: people, roles or channels, as it tells the bot of them. */
import { ChannelType, ComponentType, type APISelectMenuComponent } from 'discord-api-types/v10';
import { channelOf } from '../shown/channel.ts';
import { roleOf } from '../shown/guild.ts';
import { memberFieldsOf } from '../shown/member.ts';
import { userOf } from '../world/people.ts';
import { permissionsOf, ROLES } from '../world/roles.ts';
import type { World } from '../world/world.ts';

/** The `resolved` of the interaction. Throws on an id that Discord's client would not have offered. */
export function resolvedBy(
  world: World,
  menu: APISelectMenuComponent,
  ids: readonly string[],
): Record<string, unknown> {
  switch (menu.type) {
    case ComponentType.RoleSelect:
      return { roles: byId(ids, (id) => roleCalled(id)) };
    case ComponentType.ChannelSelect:
      return { channels: byId(ids, (id) => channelCalled(world, id, menu.channel_types ?? [])) };
    case ComponentType.UserSelect:
      return people(world, ids);
    case ComponentType.StringSelect:
    case ComponentType.MentionableSelect:
      break;
  }
  throw new Error(`The stand-in offers nothing in menus of type ${menu.type}`);
}

const byId = (
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

function people(world: World, ids: readonly string[]): Record<string, unknown> {
  const chosen = ids.map((id) => {
    const person = world.people.get(id);
    if (person === undefined) throw new Error(`There is nobody with the id ${id}`);
    return person;
  });
  return {
    users: Object.fromEntries(chosen.map((person) => [person.id, userOf(person)])),
    members: Object.fromEntries(
      chosen.map((person) => [
        person.id,
        { ...memberFieldsOf(person), permissions: permissionsOf(person).toString() },
      ]),
    ),
  };
}
