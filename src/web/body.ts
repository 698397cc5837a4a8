/** The body of a request, read to its end unless it is larger than a route takes. */
import type { IncomingMessage } from 'node:http';

/** The whole body; `null` as soon as it is known to be larger than so many bytes. Rejects when the connection breaks. */
export async function readBody(request: IncomingMessage, most: number): Promise<Uint8Array | null> {
  if (Number(request.headers['content-length'] ?? 0) > most) return null;
  const parts: Buffer[] = [];
  let size = 0;
  // Left open: its answer is still to be written to the same connection.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(part)) throw new TypeError('a body that is not in bytes');
    size += part.length;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
