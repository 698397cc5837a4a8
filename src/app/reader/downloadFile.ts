/** A text to be downloaded, packed when Discord would not take it as it is. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Block } from '../../views/screen/screen.ts';

/** Discord takes files of 10 MiB from everyone; a part of that is kept for the rest of the request. */
const MOST_BYTES = 9 * 1024 * 1024;

/** The file, or the same with `.gz` behind its name. */
export async function downloadFile(name: string, text: string, most: number = MOST_BYTES): Promise<Block> {
  if (Buffer.byteLength(text) <= most) return { kind: 'file', name, content: text };
  return { kind: 'file', name: `${name}.gz`, content: await promisify(gzip)(text) };
}
