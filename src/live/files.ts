/** The files of the page, read once. Files with a hash in their name never change. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Answered, Route } from '../web/route.ts';

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

/**
 * Discord's proxy replaces this policy with its own. Without the proxy, the frame's origin may be
 * opaque, so `'self'` would allow nothing: the inline script is allowed by its hash, and imports
 * the rest.
 */
function activityPolicy(html: string): string {
  const script = /<script>(.*?)<\/script>/su.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  return `script-src 'sha256-${hash}' 'strict-dynamic'; object-src 'none'; base-uri 'none'`;
}

const headersOf = (name: string, type: string): Readonly<Record<string, string>> => ({
  'Content-Type': type,
  'Cache-Control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // An Activity imports them from an opaque origin.
  ...(name.endsWith('.js') && { 'Access-Control-Allow-Origin': '*' }),
});

/** Of the page itself, at any address. */
export const pageHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  ...headersOf('index.html', 'text/html; charset=utf-8'),
  'Content-Security-Policy': policyFor(publicUrl),
});

/** Discord's client adds it to the address of an Activity. */
const FRAME = 'frame_id';

/** `/` is `index.html`; in Discord, `activity.html`, which contains the application's id. */
export async function fileRoutes(
  folder: URL,
  publicUrl: string,
  clientId: string,
): Promise<readonly Route[]> {
  const names = await readdir(folder);
  const answers = names.map(async (name): Promise<readonly [string, Answered][]> => {
    const type = TYPES.get(extname(name));
    if (type === undefined) return [];
    const body = await readFile(new URL(name, folder));
    return [[name, { status: 200, headers: headersOf(name, type), body }]];
  });
  const files = new Map((await Promise.all(answers)).flat());
  const document = (name: string, policy: (html: string) => string): Answered => {
    const file = files.get(name);
    if (!file) throw new Error(`The page has no ${name}`);
    files.delete(name);
    const html = String(file.body).replace('APPLICATION_ID', clientId);
    return { ...file, headers: { ...file.headers, 'Content-Security-Policy': policy(html) }, body: html };
  };
  const [page, activity] = [
    document('index.html', () => policyFor(publicUrl)),
    document('activity.html', activityPolicy),
  ];
  return [
    { method: 'GET', path: '/', answer: ({ query }) => (query.has(FRAME) ? activity : page) },
    ...[...files].map(([name, answered]): Route => ({
      method: 'GET',
      path: `/${name}`,
      answer: () => answered,
    })),
  ];
}
