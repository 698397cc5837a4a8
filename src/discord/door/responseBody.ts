/**
 * A first response as the body of an HTTP answer: JSON, or with files a form of several parts, as requests to Discord have them. It is
 * written by hand: the platform writes forms only as streams, through objects of its own, for each of what is here a line.
 */
import { randomUUID } from 'node:crypto';
import type { FirstResponse } from '../waiting.ts';

export interface ResponseBody {
  readonly contentType: string;
  readonly content: string | Uint8Array;
}

/** What may not stand in a name. Source: https://html.spec.whatwg.org/#multipart-form-data */
const escaped = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const heading = (boundary: string, field: string, contentType: string, file = ''): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${file}\r\nContent-Type: ${contentType}\r\n\r\n`;

/** Source: https://docs.discord.com/developers/reference#uploading-files */
export function responseBody({ type, data, files }: FirstResponse): ResponseBody {
  const payload = JSON.stringify({ type, data });
  if (files.length === 0) return { contentType: 'application/json', content: payload };
  const boundary = `crownhead-${randomUUID()}`;
  const parts = files.flatMap(({ data: file, name, contentType }, index) => [
    heading(
      boundary,
      `files[${index}]`,
      contentType ?? 'application/octet-stream',
      `; filename="${escaped(name)}"`,
    ),
    file,
    '\r\n',
  ]);
  const all = [
    ...parts,
    heading(boundary, 'payload_json', 'application/json'),
    payload,
    `\r\n--${boundary}--\r\n`,
  ];
  const content = Buffer.concat(
    all.map((part) => (typeof part === 'object' ? part : Buffer.from(String(part)))),
  );
  return { contentType: `multipart/form-data; boundary=${boundary}`, content };
}
