/** Source: docs.discord.com/developers/resources/message#allowed-mentions-object */
import { AllowedMentionsTypes, ComponentType, type APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { MessageBody } from '../rules/body.ts';
import type { Person } from './people.ts';
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
