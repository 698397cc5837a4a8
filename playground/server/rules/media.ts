/** Discord's rules for files and for media in components. */
import { attachmentName, type AnyComponent, type Placed } from '../world/components.ts';
import type { Draft } from './body.ts';
import { breach, flaw } from './rule.ts';
import type { Flaw } from '../refusal.ts';

export function* mediaFlaws(draft: Draft, places: readonly Placed[]): Generator<Flaw> {
  const { body, files, before } = draft;
  // `attachment://` names a file of the message
  // (reference#uploading-files-referencing-attachments-in-components).
  const names = namesIn(draft);
  for (const { url, path } of mediaIn(places)) {
    const name = attachmentName(url);
    if (name !== null && !names.has(name))
      yield breach(path, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND');
  }
  // A picture comes from http, https or an attachment
  // (components/reference#unfurled-media-item).
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
  // Every listed attachment is a file of the request or of the message
  // (reference#uploading-files).
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
