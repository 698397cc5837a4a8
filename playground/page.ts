/** Bundles the page in memory at the start, so that there is no build folder to go stale. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
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
    bundled(),
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

async function bundled(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [file('main.ts'), file('styles/main.css')],
    outdir: '/',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/u, ''), text]));
}
