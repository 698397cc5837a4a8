import {
  ComponentType,
  MessageFlags,
  type RawFile,
  type APIAllowedMentions,
  type APIComponentInContainer,
  type APIContainerComponent,
  type RESTAPIAttachment,
} from 'discord.js';
import { isFormer } from '../../game/player.ts';
import type { Progress } from '../../kit/progress.ts';
import type { Renderer } from '../../render/scene/drawing.ts';
import type { BoardPage } from '../../app/ports/boardPage.ts';
import { isShare, pageOf } from '../../views/presses/subject.ts';
import type { Block, Button, Screen } from '../../views/screen/screen.ts';
import { buttonBlock } from '../../views/screen/blocks.ts';
import { renderText } from '../../views/screen/tokens.ts';
import type { CommandIds } from './commandMentions.ts';
import { fit } from './fit.ts';
import { layOut, type Drawable } from './layout.ts';
import { LIMITS } from './limits.ts';
import { markupWith } from './text.ts';

interface MessageBody {
  readonly flags: number;
  readonly components: (APIContainerComponent | APIComponentInContainer)[];
  /** Always present, because otherwise an edit would keep the old pictures. */
  readonly attachments: RESTAPIAttachment[];
  readonly allowed_mentions: APIAllowedMentions;
}

export interface Message {
  readonly body: MessageBody;
  readonly files: RawFile[];
}

/** `progress` counts the finished pictures of the message's animation. */
export type Present = (screen: Screen, progress?: Progress) => Promise<Message>;

/** The component id that identifies a progress message later. */
export const PROGRESS_ID = 1_000_000;

function fileName(drawable: Drawable, index: number): string {
  const number = index === 0 ? '' : index + 1;
  if ('chart' in drawable) return `chart${number}.png`;
  return `board${number}.${drawable.film ? 'gif' : 'png'}`;
}

function picturesOf(block: Block): readonly Drawable[] {
  if (block.kind === 'picture') return [block.picture];
  if (block.kind === 'section') return 'press' in block.beside ? [] : [block.beside];
  if (block.kind === 'chart') return [block.charted];
  return block.kind === 'gallery' ? block.pictures : [];
}

interface Attached {
  readonly name: string;
  readonly description?: string;
  readonly contentType: string;
  readonly data: (renderer: Renderer, progress?: Progress) => Promise<Buffer> | Buffer;
}

function drawn(drawable: Drawable, index: number): Attached {
  const { alt, look } = drawable;
  const described = { name: fileName(drawable, index), description: fit(alt, LIMITS.alt) };
  const png = { ...described, contentType: 'image/png' };
  if ('chart' in drawable) return { ...png, data: (renderer) => renderer.chart(drawable.chart, look) };
  const { scene, film } = drawable;
  return film
    ? {
        ...described,
        contentType: 'image/gif',
        data: (renderer, progress) => renderer.gif(film, look, progress),
      }
    : { ...png, data: (renderer) => renderer.png(scene, look) };
}

const typeOf = (content: string | Uint8Array): string =>
  typeof content === 'string' ? 'text/plain; charset=utf-8' : 'application/gzip';

const written = (block: Block): readonly Attached[] =>
  block.kind === 'file'
    ? [{ name: block.name, data: () => Buffer.from(block.content), contentType: typeOf(block.content) }]
    : [];

const attachedTo = ({ blocks }: Screen): readonly Attached[] => [
  ...blocks.flatMap(picturesOf).map(drawn),
  ...blocks.flatMap(written),
];

export const hasFiles = (screen: Screen): boolean => attachedTo(screen).length > 0;

/** The button; `null` if it would open the page and there is none. */
function withPage(button: Button, page: BoardPage | null): Button | null {
  if (isShare(button.press)) return page && button;
  const game = pageOf(button.press);
  if (game === null || page?.isActivity === true) return button;
  return page && { ...button, address: page.addressOf(game) };
}

/** A button that is left alone where there is no page joins the buttons above it. */
function withoutStrays(blocks: readonly Block[], page: BoardPage | null): readonly Block[] {
  const shown: Block[] = [];
  for (const block of blocks)
    if (block.kind === 'buttons') {
      const buttons = block.buttons.map((each) => withPage(each, page)).filter((each) => each !== null);
      const above = buttons.length === 1 && block.buttons.length > 1 ? shown.at(-1) : undefined;
      if (above?.kind === 'buttons') shown.splice(-1, 1, buttonBlock(...above.buttons, ...buttons));
      else if (buttons.length > 0) shown.push(buttonBlock(...buttons));
    } else shown.push(block);
  return shown;
}

export function bodyOf(
  screen: Screen,
  ids: CommandIds = new Map(),
  page: BoardPage | null = null,
): MessageBody {
  const { blocks, accent, notifies, notifiesRole, isProgress } = screen;
  const pictures = blocks.flatMap(picturesOf);
  const markup = markupWith(ids);
  const rendered = withoutStrays(blocks, page).map((block) => {
    if ('text' in block) return { ...block, text: renderText(block.text, markup) };
    if (block.kind !== 'link') return block;
    return { ...block, link: { ...block.link, to: renderText(block.link.to, markup) } };
  });
  const laid = layOut(rendered, (drawable) => fileName(drawable, pictures.indexOf(drawable)));
  const components = laid.map((each) => (isProgress ? { ...each, id: PROGRESS_ID } : each));
  return {
    flags: MessageFlags.IsComponentsV2,
    components:
      accent === undefined
        ? components
        : [{ type: ComponentType.Container, accent_color: accent, components }],
    attachments: attachedTo(screen).map(({ name, description }, id) => ({
      id: String(id),
      filename: name,
      ...(description !== undefined && { description }),
    })),
    allowed_mentions: {
      parse: [],
      users: notifies.filter((user) => !isFormer(user)),
      ...(notifiesRole !== undefined && { roles: [notifiesRole] }),
    },
  };
}

export const presentWith =
  (renderer: Renderer, ids: () => CommandIds = () => new Map(), page: BoardPage | null = null): Present =>
  async (screen, progress) => ({
    body: bodyOf(screen, ids(), page),
    files: await Promise.all(
      attachedTo(screen).map(async ({ name, contentType, data }) => ({
        name,
        data: await data(renderer, progress),
        contentType,
      })),
    ),
  });

export const privately = ({ body, files }: Message): Message => ({
  body: { ...body, flags: body.flags | MessageFlags.Ephemeral },
  files,
});
