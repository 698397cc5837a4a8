/** The files of the page, read once. Files with a hash in their name never change. */
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Route } from '../web/route.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.bin', 'application/octet-stream'],
]);

const HASHED = /-[A-Z0-9]{8}\.\w+$/u;

/** Allows nothing from other sites and no inline scripts. No site may show the page in a frame. */
const policyFor = (publicUrl: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    // In some browsers, `'self'` doesn't include WebSockets.
    `connect-src 'self' ${publicUrl.replace(/^http/u, 'ws')}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const headersOf = (name: string, type: string, publicUrl: string): Readonly<Record<string, string>> => ({
  'Content-Type': type,
  'Cache-Control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  ...(name === 'index.html' && { 'Content-Security-Policy': policyFor(publicUrl) }),
});

/** `index.html` is served at `/`. */
export async function fileRoutes(folder: URL, publicUrl: string): Promise<readonly Route[]> {
  const names = await readdir(folder);
  const routes = names.map(async (name): Promise<readonly Route[]> => {
    const type = TYPES.get(extname(name));
    if (type === undefined) return [];
    const body = await readFile(new URL(name, folder));
    const answered = { status: 200, headers: headersOf(name, type, publicUrl), body };
    return [{ method: 'GET', path: name === 'index.html' ? '/' : `/${name}`, answer: () => answered }];
  });
  return (await Promise.all(routes)).flat();
}
