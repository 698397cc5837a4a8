/**
 * A screen as a message of Discord: Components V2, with its pictures drawn and attached.
 *
 * The components are written as Discord's own JSON, not with builders: the types are as strict, the result can be
 * held against Discord's published schema as it is, and a screen has nothing to build step by step.
 */
import { ButtonStyle as DiscordStyle, ComponentType, MessageFlags } from 'discord.js';
import type {
  APIActionRowComponent,
  APIAllowedMentions,
  APIButtonComponent,
  APIComponentInContainer,
  APIContainerComponent,
  APIMediaGalleryComponent,
  APIStringSelectComponent,
  RESTAPIAttachment,
  RawFile,
} from 'discord.js';
import type { Renderer } from '../render/scene.ts';
import { makePress } from '../views/press.ts';
import type { Block, Button, ButtonStyle, Menu, Picture, Screen } from '../views/screen.ts';

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

/** Films and pictures are told apart by their names, as Discord does. */
const fileName = ({ film }: Picture, index: number): string =>
  `board${index === 0 ? '' : index + 1}.${film ? 'gif' : 'png'}`;

const buttonOf = ({ press, label, style, emoji }: Button): APIButtonComponent => ({
  type: ComponentType.Button,
  style: STYLES[style],
  label,
  custom_id: makePress(press),
  ...(emoji && { emoji: { name: emoji } }),
});

const menuOf = ({ press, placeholder, choices }: Menu): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: makePress(press),
  placeholder,
  options: choices.map(({ label, value, description }) => ({
    label,
    value,
    ...(description && { description }),
  })),
});

const rowOf = <C extends APIButtonComponent | APIStringSelectComponent>(
  components: C[],
): APIActionRowComponent<C> => ({ type: ComponentType.ActionRow, components });

/** `all` are the message's pictures in the order of its attachments. */
const galleryOf = (shown: readonly Picture[], all: readonly Picture[]): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: shown.map((picture) => ({
    media: { url: `attachment://${fileName(picture, all.indexOf(picture))}` },
    description: picture.alt,
  })),
});

function picturesOf(block: Block): readonly Picture[] {
  if (block.kind === 'picture') return [block.picture];
  return block.kind === 'gallery' ? block.pictures : [];
}

function componentOf(block: Block, pictures: readonly Picture[]): APIComponentInContainer {
  switch (block.kind) {
    case 'text':
      return { type: ComponentType.TextDisplay, content: block.text };
    case 'picture':
      return galleryOf([block.picture], pictures);
    case 'gallery':
      return galleryOf(block.pictures, pictures);
    case 'menu':
      return rowOf([menuOf(block.menu)]);
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

async function drawn(renderer: Renderer, picture: Picture, index: number): Promise<Attached> {
  const { scene, alt: description, film, look } = picture;
  const name = fileName(picture, index);
  return film
    ? { name, description, data: await renderer.gif(film, look), contentType: 'image/gif' }
    : { name, description, data: await renderer.png(scene, look), contentType: 'image/png' };
}

const written = (block: Block): readonly Attached[] =>
  block.kind === 'file'
    ? [{ name: block.name, data: Buffer.from(block.text), contentType: 'text/plain; charset=utf-8' }]
    : [];

/** A presenter that draws with the given renderer. */
export const presentWith =
  (renderer: Renderer): Present =>
  async ({ blocks, accent, notifies }) => {
    const pictures = blocks.flatMap(picturesOf);
    const components = blocks.map((block) => componentOf(block, pictures));
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
