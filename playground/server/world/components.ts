import {
  type ButtonStyle,
  ComponentType,
  type TextInputStyle,
  type APIAttachment,
  type APIMessageTopLevelComponent,
  type APIUnfurledMediaItem,
} from 'discord-api-types/v10';

export interface AnyComponent {
  readonly type: ComponentType;
  readonly id?: number | null;
  readonly custom_id?: string | null;
  readonly components?: readonly AnyComponent[];
  readonly component?: AnyComponent;
  readonly accessory?: AnyComponent | null;
  readonly content?: string | null;
  readonly style?: ButtonStyle | TextInputStyle | null;
  readonly label?: string | null;
  readonly url?: string | null;
  readonly emoji?: { readonly id?: string | null; readonly name?: string | null } | null;
  readonly options?: readonly {
    readonly label: string;
    readonly value: string;
    readonly default?: boolean | null;
  }[];
  readonly default_values?: readonly { readonly id: string; readonly type: string }[] | null;
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly required?: boolean | null;
  readonly file_types?: readonly string[] | null;
  readonly media?: Media;
  readonly file?: Media;
  readonly items?: readonly { readonly media: Media }[];
}

interface Media {
  readonly url: string;
}

type Path = readonly (string | number)[];

export interface Placed {
  readonly component: AnyComponent;
  readonly path: Path;
}

export function* walk(roots: readonly AnyComponent[], path: Path = ['components']): Generator<Placed> {
  for (const [index, component] of roots.entries()) {
    const here = [...path, index];
    yield { component, path: here };
    yield* walk(component.components ?? [], [...here, 'components']);
    if (component.component) yield { component: component.component, path: [...here, 'component'] };
    if (component.accessory) yield { component: component.accessory, path: [...here, 'accessory'] };
  }
}

const DEFAULTS: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  [ComponentType.StringSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.UserSelect]: { min_values: 1, max_values: 1, default_values: [] },
  [ComponentType.MentionableSelect]: { min_values: 1, max_values: 1, default_values: [] },
  [ComponentType.RoleSelect]: { min_values: 1, max_values: 1, default_values: [] },
  [ComponentType.ChannelSelect]: { min_values: 1, max_values: 1, default_values: [], channel_types: [] },
  [ComponentType.Separator]: { spacing: 1, divider: true },
  [ComponentType.Container]: { accent_color: null, spoiler: false },
  [ComponentType.File]: { spoiler: false },
  [ComponentType.Thumbnail]: { description: null, spoiler: false },
};

function fill(part: object, defaults: Readonly<Record<string, unknown>>): void {
  for (const [member, value] of Object.entries(defaults)) {
    const said: unknown = Reflect.get(part, member);
    if (said === undefined || said === null) Reflect.set(part, member, value);
  }
}

/** The components of a request with their ids, defaults and media filled in. */
export function settle(
  components: readonly APIMessageTopLevelComponent[],
  attachments: readonly APIAttachment[],
): APIMessageTopLevelComponent[] {
  const copy = structuredClone([...components]);
  const taken = new Set([...walk(copy)].map(({ component }) => component.id));
  let next = 1;
  for (const { component } of walk(copy)) {
    fill(component, DEFAULTS[component.type] ?? {});
    for (const item of component.items ?? []) fill(item, { description: null, spoiler: false });
    if (component.id) continue;
    while (taken.has(next)) next += 1;
    Object.assign(component, { id: next });
    next += 1;
  }
  for (const media of mediaOf(copy)) Object.assign(media, unfurl(media, attachments));
  return copy;
}

/** The file in an address such as `attachment://board.png`; otherwise, `null`. */
export function attachmentName(url: string): string | null {
  return url.startsWith('attachment://') ? url.slice('attachment://'.length) : null;
}

export function* mediaOf(
  components: readonly APIMessageTopLevelComponent[],
): Generator<APIUnfurledMediaItem> {
  for (const component of components) {
    if (component.type === ComponentType.Container) yield* mediaOf(component.components);
    if (component.type === ComponentType.MediaGallery) for (const item of component.items) yield item.media;
    if (component.type === ComponentType.File) yield component.file;
    if (component.type === ComponentType.Section && component.accessory.type === ComponentType.Thumbnail)
      yield component.accessory.media;
  }
}

/** On Discord, external media have their own ids, which nobody reads. */
const NO_ID = '0';

function unfurl(
  media: APIUnfurledMediaItem,
  attachments: readonly APIAttachment[],
): Partial<APIUnfurledMediaItem> & { readonly id: string } {
  const name = attachmentName(media.url);
  const file = attachments.find(({ filename, url }) => filename === name || url === media.url);
  if (file === undefined) return { id: NO_ID, proxy_url: media.url };
  return {
    id: file.id,
    url: file.url,
    proxy_url: file.proxy_url,
    width: file.width ?? null,
    height: file.height ?? null,
    ...(file.content_type === undefined ? {} : { content_type: file.content_type }),
    attachment_id: file.id,
  };
}
