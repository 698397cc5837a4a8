/**
 * A screen as a message of Discord: Components V2, with its pictures drawn and attached.
 *
 * The components are written as Discord's own JSON, not with builders: the types are as strict, the result can be
 * held against Discord's published schema as it is, and a screen has nothing to build step by step.
 */
import type { RawFile } from '@discordjs/rest';
import {
  ButtonStyle as DiscordStyle,
  ChannelType,
  ComponentType,
  MessageFlags,
  SelectMenuDefaultValueType,
  type APIActionRowComponent,
  type APIAllowedMentions,
  type APIButtonComponent,
  type APIChannelSelectComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type APIRoleSelectComponent,
  type APIStringSelectComponent,
  type RESTAPIAttachment,
} from 'discord-api-types/v10';
import type { Renderer } from '../render/scene/scene.ts';
import { makePress } from '../views/presses/press.ts';
import type {
  Block,
  Button,
  ButtonStyle,
  Charted,
  Menu,
  Picker,
  Picture,
  Screen,
} from '../views/screen/screen.ts';
import { withMentions, type CommandIds } from './commandMentions.ts';
import { fit } from './fit.ts';
import { optionsOf } from './menu.ts';

/** What a message says, for any of the requests that send or change one. */
export interface MessageBody {
  readonly flags: number;
  readonly components: (APIContainerComponent | APIComponentInContainer)[];
  /** Always given: an edit keeps the pictures that are not in this list, so an empty list takes them off. */
  readonly attachments: RESTAPIAttachment[];
  readonly allowed_mentions: APIAllowedMentions;
}

export interface Message {
  readonly body: MessageBody;
  readonly files: RawFile[];
}

/** Draws a screen's pictures and makes its message. */
export type Present = (screen: Screen) => Promise<Message>;

const STYLES = {
  primary: DiscordStyle.Primary,
  secondary: DiscordStyle.Secondary,
  success: DiscordStyle.Success,
  danger: DiscordStyle.Danger,
} as const satisfies Record<ButtonStyle, DiscordStyle>;

/** What is drawn for a message. */
type Drawable = Picture | Charted;

/** Films and pictures are told apart by their names, as Discord does. */
function fileName(drawable: Drawable, index: number): string {
  const number = index === 0 ? '' : index + 1;
  if ('chart' in drawable) return `chart${number}.png`;
  return `board${number}.${drawable.film ? 'gif' : 'png'}`;
}

const buttonOf = ({ press, label, style, emoji }: Button): APIButtonComponent => ({
  type: ComponentType.Button,
  style: STYLES[style],
  label: fit(label, 80),
  custom_id: makePress(press),
  ...(emoji && { emoji: { name: emoji } }),
});

const menuOf = ({ press, placeholder, choices }: Menu): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: makePress(press),
  placeholder: fit(placeholder, 150),
  options: optionsOf(choices),
});

/** Where people write; threads belong to the channel that they are in. */
const CHANNELS = [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildVoice];

function pickerOf({
  press,
  placeholder,
  of,
  chosen,
  most,
}: Picker): APIChannelSelectComponent | APIRoleSelectComponent {
  const custom_id = makePress(press);
  const common = { custom_id, placeholder: fit(placeholder, 150), min_values: 0, max_values: most };
  if (of === 'roles') {
    const type = SelectMenuDefaultValueType.Role;
    return {
      ...common,
      type: ComponentType.RoleSelect,
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

/** `all` are the message's pictures in the order of its attachments. */
const galleryOf = (shown: readonly Drawable[], all: readonly Drawable[]): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: shown.map((picture) => ({
    media: { url: `attachment://${fileName(picture, all.indexOf(picture))}` },
    description: fit(picture.alt, 1024),
  })),
});

function picturesOf(block: Block): readonly Drawable[] {
  if (block.kind === 'picture') return [block.picture];
  if (block.kind === 'chart') return [block.charted];
  return block.kind === 'gallery' ? block.pictures : [];
}

function componentOf(block: Block, pictures: readonly Drawable[], ids: CommandIds): APIComponentInContainer {
  switch (block.kind) {
    case 'text':
      return { type: ComponentType.TextDisplay, content: withMentions(block.text, ids) };
    case 'picture':
      return galleryOf([block.picture], pictures);
    case 'gallery':
      return galleryOf(block.pictures, pictures);
    case 'chart':
      return galleryOf([block.charted], pictures);
    case 'menu':
      return rowOf([menuOf(block.menu)]);
    case 'picker':
      return rowOf([pickerOf(block.picker)]);
    case 'buttons':
      return rowOf(block.buttons.map(buttonOf));
    case 'file':
      return { type: ComponentType.File, file: { url: `attachment://${block.name}` } };
    case 'divider':
      break;
  }
  return { type: ComponentType.Separator };
}

interface Attached {
  readonly name: string;
  /** What a picture shows, in words. */
  readonly description?: string;
  readonly data: Buffer;
  readonly contentType: string;
}

async function drawn(renderer: Renderer, drawable: Drawable, index: number): Promise<Attached> {
  const { alt, look } = drawable;
  const described = { name: fileName(drawable, index), description: fit(alt, 1024) };
  const png = { ...described, contentType: 'image/png' };
  if ('chart' in drawable) return { ...png, data: await renderer.chart(drawable.chart, look) };
  const { scene, film } = drawable;
  return film
    ? { ...described, contentType: 'image/gif', data: await renderer.gif(film, look) }
    : { ...png, data: await renderer.png(scene, look) };
}

const typeOf = (content: string | Uint8Array): string =>
  typeof content === 'string' ? 'text/plain; charset=utf-8' : 'application/gzip';

const written = (block: Block): readonly Attached[] =>
  block.kind === 'file'
    ? [{ name: block.name, data: Buffer.from(block.content), contentType: typeOf(block.content) }]
    : [];

/** A presenter that draws with the given renderer; `ids` are those of the commands, as far as they are known by then. */
export const presentWith =
  (renderer: Renderer, ids: () => CommandIds = () => new Map()): Present =>
  async ({ blocks, accent, notifies }) => {
    const pictures = blocks.flatMap(picturesOf);
    const components = blocks.map((block) => componentOf(block, pictures, ids()));
    const pieces = await Promise.all(pictures.map((picture, index) => drawn(renderer, picture, index)));
    const attached = [...pieces, ...blocks.flatMap(written)];
    return {
      body: {
        flags: MessageFlags.IsComponentsV2,
        components:
          accent === undefined
            ? components
            : [{ type: ComponentType.Container, accent_color: accent, components }],
        attachments: attached.map(({ name, description }, id) => ({
          id: String(id),
          filename: name,
          ...(description !== undefined && { description }),
        })),
        allowed_mentions: { parse: [], users: [...notifies] },
      },
      files: attached.map(({ name, data, contentType }) => ({ name, data, contentType })),
    };
  };

/** The same message, for its addressee only. */
export const privately = ({ body, files }: Message): Message => ({
  body: { ...body, flags: body.flags | MessageFlags.Ephemeral },
  files,
});
