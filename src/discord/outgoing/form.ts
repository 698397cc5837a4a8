/** The platform would write forms as streams, whose copies of files wait for garbage collection. */
import { randomUUID } from 'node:crypto';
import type { RawFile, RequestData } from 'discord.js';

interface Content {
  readonly contentType: string;
  readonly content: string | Uint8Array;
}

const escaped = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const heading = (boundary: string, field: string, contentType: string, file = ''): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${file}\r\nContent-Type: ${contentType}\r\n\r\n`;

export function contentOf(body: object, files: readonly RawFile[]): Content {
  const payload = JSON.stringify(body);
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

export function asRequest(
  body: object,
  files: readonly RawFile[],
): Pick<RequestData, 'body' | 'headers' | 'passThroughBody'> {
  if (files.length === 0) return { body };
  const { contentType, content } = contentOf(body, files);
  return { body: content, passThroughBody: true, headers: { 'Content-Type': contentType } };
}
