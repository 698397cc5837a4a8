/** Serves the page: from the build, or bundled in memory if the sources run. */
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

const file = (name: string): string => fileURLToPath(new URL(`../playground/page/${name}`, import.meta.url));

/** Pictures come from the stand-in, by either name of this machine. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: http://127.0.0.1:* http://localhost:*",
  "frame-src 'self'",
  "connect-src 'self' ws://127.0.0.1:* ws://localhost:*",
].join('; ');

export async function pageRoutes(): Promise<Hono> {
  const [html, icon, bundle] = await Promise.all([
    readFile(file('index.html'), 'utf8'),
    readFile(file('icon.svg'), 'utf8'),
    import.meta.url.endsWith('.js') ? built() : bundled(),
  ]);
  const routes = new Hono();
  routes.get('/', (context) => context.html(html, 200, { 'content-security-policy': POLICY }));
  routes.get('/page/icon.svg', (context) => context.body(icon, 200, { 'content-type': 'image/svg+xml' }));
  for (const [name, text] of bundle) {
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    routes.get(`/page/${name}`, (context) =>
      context.body(text, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }),
    );
  }
  return routes;
}

const bundled = async (): Promise<ReadonlyMap<string, string>> =>
  (await (await import('./bundle.ts')).bundlePage()).files;

async function built(): Promise<ReadonlyMap<string, string>> {
  const folder = new URL('playground/', import.meta.url);
  const names = await readdir(folder);
  const texts = names.map(async (name) => [name, await readFile(new URL(name, folder), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}
