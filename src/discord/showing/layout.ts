/** A screen as JSON within Discord's limits, so that Discord's published schema can check it. */
import {
  ButtonStyle as DiscordStyle,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIChannelSelectComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIMediaGalleryComponent,
  type APIRoleSelectComponent,
  type APISectionComponent,
  type APIStringSelectComponent,
  type APIUserSelectComponent,
} from 'discord.js';
import { makePress } from '../../views/presses/presses.ts';
import type {
  Block,
  Button,
  ButtonStyle,
  Charted,
  Link,
  Menu,
  Picker,
  Picture,
} from '../../views/screen/screen.ts';
import { fit, optionsOf } from './fit.ts';
import { LIMITS } from './limits.ts';

const STYLES = {
  primary: DiscordStyle.Primary,
  secondary: DiscordStyle.Secondary,
  success: DiscordStyle.Success,
  danger: DiscordStyle.Danger,
} as const satisfies Record<ButtonStyle, DiscordStyle>;

export type Drawable = Picture | Charted;

type Naming = (drawable: Drawable) => string;

const buttonOf = ({ press, label, style, emoji, isDisabled, address }: Button): APIButtonComponent => ({
  type: ComponentType.Button,
  // Discord rejects an empty label next to an emoji.
  ...(label !== '' && { label: fit(label, LIMITS.button) }),
  ...(address === undefined
    ? { style: STYLES[style], custom_id: makePress(press) }
    : { style: DiscordStyle.Link, url: address }),
  ...(emoji && { emoji: { name: emoji } }),
  ...(isDisabled && { disabled: true }),
});

const linkOf = ({ to, label }: Link): APIButtonComponent => ({
  type: ComponentType.Button,
  style: DiscordStyle.Link,
  label: fit(label, LIMITS.button),
  url: to,
});

const menuOf = ({ press, placeholder, choices }: Menu): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: makePress(press),
  placeholder: fit(placeholder, LIMITS.placeholder),
  options: optionsOf(choices),
});

export const CHANNELS = [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildVoice];

function pickerOf({
  press,
  placeholder,
  of,
  chosen,
  most,
}: Picker): APIChannelSelectComponent | APIRoleSelectComponent | APIUserSelectComponent {
  const custom_id = makePress(press);
  const common = {
    custom_id,
    placeholder: fit(placeholder, LIMITS.placeholder),
    min_values: 0,
    max_values: most,
  };
  if (of === 'roles') {
    const type = SelectMenuDefaultValueType.Role;
    return {
      ...common,
      type: ComponentType.RoleSelect,
      default_values: chosen.map((id) => ({ id, type })),
    };
  }
  if (of === 'users') {
    const type = SelectMenuDefaultValueType.User;
    return {
      ...common,
      type: ComponentType.UserSelect,
      default_values: chosen.map((id) => ({ id, type })),
    };
  }
  const type = SelectMenuDefaultValueType.Channel;
  return {
    ...common,
    type: ComponentType.ChannelSelect,
    channel_types: CHANNELS,
    default_values: chosen.map((id) => ({ id, type })),
  };
}

const rowOf = <C extends APIComponentInMessageActionRow>(components: C[]): APIActionRowComponent<C> => ({
  type: ComponentType.ActionRow,
  components,
});

const galleryOf = (shown: readonly Drawable[], nameOf: Naming): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: shown.map((picture) => ({
    media: { url: `attachment://${nameOf(picture)}` },
    description: fit(picture.alt, LIMITS.alt),
  })),
});

const sectionOf = (
  { text, beside }: Extract<Block, { kind: 'section' }>,
  nameOf: Naming,
): APISectionComponent => ({
  type: ComponentType.Section,
  components: [{ type: ComponentType.TextDisplay, content: text }],
  accessory:
    'press' in beside
      ? buttonOf(beside)
      : {
          type: ComponentType.Thumbnail,
          media: { url: `attachment://${nameOf(beside)}` },
          description: fit(beside.alt, LIMITS.alt),
        },
});

function rowsOf(buttons: readonly Button[]): readonly (readonly Button[])[] {
  const count = Math.ceil(buttons.length / LIMITS.row);
  const width = Math.ceil(buttons.length / count);
  return Array.from({ length: count }, (_, row) => buttons.slice(row * width, (row + 1) * width));
}

function componentsOf(block: Block, nameOf: Naming): readonly APIComponentInContainer[] {
  switch (block.kind) {
    case 'text':
      return block.text.trim() === '' ? [] : [{ type: ComponentType.TextDisplay, content: block.text }];
    case 'section':
      return [sectionOf(block, nameOf)];
    case 'picture':
      return [galleryOf([block.picture], nameOf)];
    case 'gallery':
      return [galleryOf(block.pictures, nameOf)];
    case 'chart':
      return [galleryOf([block.charted], nameOf)];
    case 'menu':
      return block.menu.choices.length > 0 ? [rowOf([menuOf(block.menu)])] : [];
    case 'picker':
      return [rowOf([pickerOf(block.picker)])];
    case 'buttons':
      return rowsOf(block.buttons).map((row) => rowOf(row.map(buttonOf)));
    case 'link':
      return [rowOf([linkOf(block.link)])];
    case 'file':
      return [{ type: ComponentType.File, file: { url: `attachment://${block.name}` } }];
    case 'divider':
      break;
  }
  return [{ type: ComponentType.Separator }];
}

function fitted(blocks: readonly Block[]): readonly Block[] {
  const lengths = blocks.flatMap((block) => ('text' in block ? [block.text.length] : []));
  const surplus = lengths.reduce((sum, length) => sum + length, 0) - LIMITS.text;
  if (surplus <= 0) return blocks;
  const most = Math.max(Math.floor(LIMITS.text / lengths.length), Math.max(...lengths) - surplus);
  return blocks.map((block) => ('text' in block ? { ...block, text: fit(block.text, most) } : block));
}

export const layOut = (blocks: readonly Block[], nameOf: Naming): APIComponentInContainer[] =>
  fitted(blocks).flatMap((block) => componentsOf(block, nameOf));
