import { AllowedMentionsTypes, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { type Flaw, refusal } from '../refusal.ts';
import type { Draft, SentFile } from './body.ts';
import { componentFlaws, controlFlaws } from './components.ts';
import { demand, breach, flaw, lengthOf, tooLong } from './rule.ts';
import { walk, attachmentName, type AnyComponent, type Placed } from '../world/components.ts';

function* mediaFlaws(draft: Draft, places: readonly Placed[]): Generator<Flaw> {
  const { body, files, before } = draft;
  // `attachment://` names a file of the message
  // (reference#uploading-files-referencing-attachments-in-components).
  const names = namesIn(draft);
  for (const { url, path } of mediaIn(places)) {
    const name = attachmentName(url);
    if (name !== null && !names.has(name))
      yield breach(path, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND');
  }
  // A picture uses http, https or an attachment (components/reference#unfurled-media-item).
  for (const { url, path } of mediaIn(places))
    if (!/^(?:https?|attachment):\/\//.test(url))
      yield flaw(path, 'URL_TYPE_INVALID_SCHEME', "Scheme must be one of ('http', 'https', 'attachment').");
  // A file component shows an attachment of the message (components/reference#file).
  for (const { component, path } of places)
    if (
      component.file &&
      attachmentName(component.file.url) === null &&
      !component.file.url.includes('/attachments/')
    )
      yield breach([...path, 'file', 'url'], 'ATTACHMENT_REFERENCE_REQUIRED');
  // Names of files contain only ASCII letters, digits, underscores, dashes and dots
  // (reference#uploading-files).
  for (const name of names)
    if (!/^[\w.-]+$/.test(name))
      yield flaw(['attachments'], 'ATTACHMENT_NAME_INVALID', `Invalid file name ${name}`);
  // Every listed attachment is a file of the request or of the message (reference#uploading-files).
  const known = new Set([...files.map(({ key }) => key), ...(before?.attachments ?? []).map(({ id }) => id)]);
  for (const [index, { id }] of (body.attachments ?? []).entries())
    if (!known.has(id))
      yield flaw(['attachments', index, 'id'], 'ATTACHMENT_NOT_FOUND', `Unknown attachment ${id}`);
}

function namesIn({ body, files, before }: Draft): ReadonlySet<string> {
  const listed = body.attachments ?? [];
  const stays = (before?.attachments ?? []).filter(
    ({ id }) => body.attachments === undefined || listed.some((one) => one.id === id),
  );
  const brought = files.map(({ key, name }) => listed.find(({ id }) => id === key)?.filename ?? name);
  return new Set([...stays.map(({ filename }) => filename), ...brought]);
}

function* mediaIn(
  places: readonly Placed[],
): Generator<{ readonly url: string; readonly path: Flaw['path'] }> {
  for (const { component, path } of places)
    for (const { url, steps } of mediaOf(component)) yield { url, path: [...path, ...steps, 'url'] };
}

function mediaOf({ media, file, items }: AnyComponent): readonly { url: string; steps: Flaw['path'] }[] {
  return [
    ...(media ? [{ url: media.url, steps: ['media'] }] : []),
    ...(file ? [{ url: file.url, steps: ['file'] }] : []),
    ...(items ?? []).map((item, index) => ({ url: item.media.url, steps: ['items', index, 'media'] })),
  ];
}

const MIB = 2 ** 20;
const CONTENT_LENGTH = 2_000;
const FILE_BYTES = 10 * MIB;
const REQUEST_BYTES = 25 * MIB;

function* messageFlaws(draft: Draft): Generator<Flaw> {
  const { content, allowed_mentions: allowed } = draft.body;
  const components = draft.body.components ?? [];
  // A bot's content has at most 2,000 characters (resources/message#create-message). The schema
  // accepts 4,000.
  if (lengthOf(content ?? '') > CONTENT_LENGTH) yield tooLong(['content'], CONTENT_LENGTH);
  // Components V2 excludes content, embeds, polls and stickers
  // (components/reference#component-reference). The stand-in has only content, because such a bot
  // needs none of the others.
  for (const field of ['content', 'embeds', 'poll', 'sticker_ids'] as const)
    if (field === 'content' ? isV2(draft) && hasContent(draft) : isThere(draft.body[field]))
      yield flaw(
        [field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
  if (!isV2(draft)) {
    // All but rows need the flag of Components V2 (components/reference#component-reference).
    for (const [index, component] of components.entries())
      if (component.type !== ComponentType.ActionRow)
        yield breach(['components', index, 'type'], 'UNION_TYPE_CHOICES');
    // At most five rows without Components V2
    // (components/reference#legacy-message-component-behavior). The schema accepts 40.
    if (components.length > 5) yield tooLong(['components'], 5);
  }
  // A kind of mention is parsed or listed, not both (resources/message#allowed-mentions-object).
  const kinds = { users: AllowedMentionsTypes.User, roles: AllowedMentionsTypes.Role } as const;
  for (const kind of ['users', 'roles'] as const)
    if (allowed?.parse?.includes(kinds[kind]) && (allowed[kind] ?? []).length > 0)
      yield flaw(
        ['allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
}

export function checkMessage(draft: Draft, at: Flaw['path'] = []): void {
  if (isTooLarge(draft.files)) throw refusal('requestTooLarge');
  const places = [...walk(draft.body.components ?? [])];
  demand(messageFlaws(draft), at);
  demand(componentFlaws(places), at);
  demand(controlFlaws(places), at);
  demand(mediaFlaws(draft, places), at);
  if (isEmpty(draft)) throw refusal('emptyMessage');
}

/** Source: reference#uploading-files; 10 MiB per file, 25 MiB per request. */
function isTooLarge(files: readonly SentFile[]): boolean {
  const sizes = files.map(({ bytes }) => bytes.length);
  return (
    sizes.some((size) => size > FILE_BYTES) || sizes.reduce((sum, size) => sum + size, 0) > REQUEST_BYTES
  );
}

/** The flag can't be removed from a message. */
const isV2 = ({ body, before }: Draft): boolean =>
  (((body.flags ?? 0) | (before?.flags ?? 0)) & MessageFlags.IsComponentsV2) !== 0;

const hasContent = ({ body, before }: Draft): boolean =>
  isThere(body.content === undefined ? before?.content : body.content);

const isThere = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

/** Source: resources/message#create-message, "at least one of content, embeds …". */
function isEmpty(draft: Draft): boolean {
  const { body, files, before } = draft;
  if (files.length > 0 || isThere(body.attachments ?? before?.attachments)) return false;
  return !hasContent(draft) && !isThere(body.components === undefined ? before?.components : body.components);
}
