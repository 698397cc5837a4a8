import type { APIAttachment } from 'discord-api-types/v10';
import type { AttachmentRequest, SentFile } from '../rules/body.ts';
import type { World } from './world.ts';
import { own } from '../../../src/kit/own.ts';

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  pdn: 'application/octet-stream',
  json: 'application/json',
};

const PNG_SIGNATURE = '89504e470d0a1a0a';

export function keepUpload(
  world: World,
  channelId: string,
  file: Pick<SentFile, 'name' | 'bytes'>,
  named: AttachmentRequest | undefined,
): APIAttachment {
  const id = world.newId();
  const filename = (named?.filename ?? file.name).replaceAll(/[^\w.()-]+/g, '_');
  const contentType =
    own(TYPES, filename.split('.').at(-1)?.toLowerCase() ?? '') ?? 'application/octet-stream';
  const path = `/attachments/${channelId}/${id}/${filename}`;
  world.uploads.set(path, { bytes: file.bytes, contentType });
  return {
    id,
    filename,
    size: file.bytes.length,
    url: world.url + path,
    proxy_url: world.url + path,
    content_type: contentType,
    ...sizeOf(file.bytes),
    ...(typeof named?.description === 'string' ? { description: named.description } : {}),
    ...(typeof named?.title === 'string' ? { title: named.title } : {}),
  };
}

/** The number of files that outlive their messages, because a page may still be loading them. */
const MOST_UNSHOWN = 20;

/** Deletes the file of a deleted message later, as Discord does. */
export function dropUpload(world: World, attachment: APIAttachment): void {
  world.unshown.push(attachment.url.slice(world.url.length));
  const oldest = world.unshown.length > MOST_UNSHOWN ? world.unshown.shift() : undefined;
  if (oldest !== undefined) world.uploads.delete(oldest);
}

/** The size of a PNG in pixels; empty for other files. */
function sizeOf(bytes: Uint8Array): { width?: number; height?: number } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < 24 || buffer.toString('hex', 0, 8) !== PNG_SIGNATURE) return {};
  return { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) };
}
