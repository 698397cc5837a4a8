import {
  ComponentType,
  type APIButtonComponentWithCustomId,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APISelectMenuComponent,
} from 'discord-api-types/v10';
import { mediaOf } from '../world/components.ts';
import { textsOf } from '../world/mentions.ts';

export const sourceOf = (message: APIMessage): string =>
  [message.content, ...textsOf(message.components ?? [])].filter((text) => text !== '').join('\n');

/** The same text, with mentions of commands as they would be typed. */
export const textOf = (message: APIMessage): string =>
  sourceOf(message).replaceAll(/<\/([^:>]+):\d+>/gu, '`/$1`');

export const picturesOf = (message: APIMessage): readonly string[] =>
  [...mediaOf(message.components ?? [])].map(({ url }) => url);

export const altTextsOf = (message: APIMessage): readonly string[] =>
  galleryItems(message.components ?? []).map(({ description }) => description ?? '');

function galleryItems(
  components: readonly APIMessageTopLevelComponent[],
): readonly { readonly description?: string | null }[] {
  return components.flatMap((component) => {
    if (component.type === ComponentType.Container) return galleryItems(component.components);
    if (component.type === ComponentType.Section && component.accessory.type === ComponentType.Thumbnail)
      return [component.accessory];
    return component.type === ComponentType.MediaGallery ? component.items : [];
  });
}

export function buttonsOf(message: APIMessage): readonly APIButtonComponentWithCustomId[] {
  return controlsOf(message.components ?? []).filter(
    (control): control is APIButtonComponentWithCustomId =>
      control.type === ComponentType.Button && 'custom_id' in control,
  );
}

/** The targets of its buttons. */
export const linksOf = (message: APIMessage): readonly string[] =>
  controlsOf(message.components ?? []).flatMap((control) => ('url' in control ? [control.url] : []));

export const menusOf = (message: APIMessage): readonly APISelectMenuComponent[] =>
  controlsOf(message.components ?? []).filter(
    (control): control is APISelectMenuComponent => control.type !== ComponentType.Button,
  );

type Control = Extract<APIMessageTopLevelComponent, { type: ComponentType.ActionRow }>['components'][number];

function controlsOf(components: readonly APIMessageTopLevelComponent[]): readonly Control[] {
  return components.flatMap((component) => {
    if (component.type === ComponentType.Container) return controlsOf(component.components);
    if (component.type === ComponentType.Section)
      return component.accessory.type === ComponentType.Button ? [component.accessory] : [];
    return component.type === ComponentType.ActionRow ? component.components : [];
  });
}

export function findButton(message: APIMessage, label: string | RegExp): APIButtonComponentWithCustomId {
  const fits = (text: string): boolean => (typeof label === 'string' ? text === label : label.test(text));
  const found = buttonsOf(message).find((button) => fits(button.label ?? button.emoji?.name ?? ''));
  if (found !== undefined) return found;
  const there = buttonsOf(message).map((button) => button.label);
  throw new Error(`The message has no button ${label}, only: ${there.join(', ') || 'none'}`);
}

export function findMenu(message: APIMessage): APISelectMenuComponent {
  const found = menusOf(message)[0];
  if (found === undefined) throw new Error('The message has no menu');
  return found;
}
