/** Files that are read once and then served. Files with a hash in their names never change. */
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Route } from './route.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.bin', 'application/octet-stream'],
  ['.wasm', 'application/wasm'],
]);

const HASHED = /-[A-Z0-9]{8}\.\w+$/u;

export const PLAIN_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const;

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** Only the compressed file is kept, because nearly all clients ask for that. */
async function fileRoute(folder: URL, name: string, type: string): Promise<Route> {
  const body = await compress(await readFile(new URL(name, folder)), { level: 9 });
  const headers = {
    ...PLAIN_HEADERS,
    'Content-Type': type,
    'Cache-Control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    // An Activity loads them from an opaque origin.
    ...(/\.(?:js|wasm|bin)$/u.test(name) && { 'Access-Control-Allow-Origin': '*' }),
  };
  return {
    method: 'GET',
    path: `/${name}`,
    answer: async (asked) =>
      /\bgzip\b/u.test(String(asked.headers['accept-encoding']))
        ? { status: 200, headers: { ...headers, 'Content-Encoding': 'gzip' }, body }
        : { status: 200, headers, body: await expand(body) },
  };
}

/** The routes for a folder's files of known types, except documents. */
export async function fileRoutes(folder: URL): Promise<readonly Route[]> {
  const routes = (await readdir(folder)).map(async (name): Promise<readonly Route[]> => {
    const type = TYPES.get(extname(name));
    return type === undefined ? [] : [await fileRoute(folder, name, type)];
  });
  return (await Promise.all(routes)).flat();
}
