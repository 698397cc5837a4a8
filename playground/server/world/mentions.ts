/** Source: docs.discord.com/developers/resources/message#allowed-mentions-object */
import { AllowedMentionsTypes, ComponentType, type APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { MessageBody } from '../rules/body.ts';
import type { Person } from './people.ts';
import { ROLES, type Role } from './permissions.ts';
import type { World } from './world.ts';

export function mentioned(
  world: World,
  content: string,
  components: readonly APIMessageTopLevelComponent[],
): readonly Person[] {
  const ids = [content, ...textsOf(components)].flatMap((text) =>
    [...text.matchAll(/<@!?(\d+)>/g)].map((found) => found[1] ?? ''),
  );
  return [...new Set(ids)].flatMap((id) => world.people.get(id) ?? []);
}

/** The roles of a server that a text mentions. */
export function mentionedRoles(
  content: string,
  components: readonly APIMessageTopLevelComponent[],
): readonly Role[] {
  const texts = [content, ...textsOf(components)];
  return ROLES.filter(({ id }) => texts.some((text) => text.includes(`<@&${id}>`)));
}

/** The members of the listed roles. No role here can be mentioned by everyone. */
export const membersCalled = (
  world: World,
  roles: readonly Role[],
  allowed: MessageBody['allowed_mentions'],
): readonly string[] =>
  roles
    .filter(({ id }) => allowed?.roles?.includes(id) ?? false)
    .flatMap(({ name }) => [...world.people.values()].filter(({ roles: own }) => own.includes(name)))
    .map(({ id }) => id);

/** Bots are never notified. */
export function notifiedBy(
  people: readonly Person[],
  allowed: MessageBody['allowed_mentions'],
): ReadonlySet<string> {
  const lets = (id: string): boolean =>
    allowed === undefined ||
    allowed === null ||
    (allowed.parse?.includes(AllowedMentionsTypes.User) ?? false) ||
    (allowed.users?.includes(id) ?? false);
  return new Set(people.filter(({ id, bot }) => !bot && lets(id)).map(({ id }) => id));
}

export function textsOf(components: readonly APIMessageTopLevelComponent[]): readonly string[] {
  return components.flatMap((component) => {
    if (component.type === ComponentType.TextDisplay) return [component.content];
    if (component.type === ComponentType.Container) return textsOf(component.components);
    if (component.type === ComponentType.Section) return component.components.map(({ content }) => content);
    return [];
  });
}
