/** The documents of the page, and its files. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Locale } from '../../i18n/locales.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Answered } from '../../web/route.ts';
import { fileRoutes, PLAIN_HEADERS } from '../../web/staticFiles.ts';
import type { Opening } from '../protocol.ts';

const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** Tags that describe a document to search engines and previews. */
export const metaTags = (tags: readonly (readonly [name: string, content: string])[]): string =>
  tags.map(([name, content]) => `<meta ${keyOf(name)}="${name}" content="${escaped(content)}" />`).join('');

/** Names with a prefix are from the Open Graph. */
const keyOf = (name: string): string => (name.startsWith('og:') ? 'property' : 'name');

export const titleTag = (title: string): string => `<title>${escaped(title)}</title>`;

/** Allows nothing from other sites and no inline scripts. No site may show the page in a frame. */
const policyFor = (publicUrl: string): string =>
  [
    "default-src 'none'",
    // The engine is WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
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
 * opaque, so `'self'` would allow nothing. The inline script is allowed by its hash, and imports
 * the rest.
 */
function activityPolicy(html: string, clients: string): string {
  const script = /<script>(.*?)<\/script>/su.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  return `script-src 'sha256-${hash}' 'strict-dynamic' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; frame-ancestors ${clients}`;
}

/** The file of a language. English is not a translation, so its file is named after its module. */
const languageFile = (names: readonly string[], locale: Locale): string => {
  const name = locale === 'en' ? 'english' : locale;
  const found = names.find((each) => new RegExp(`^${name}-[A-Z0-9]{8}\\.js$`, 'u').test(each));
  if (found === undefined) throw new Error(`expected the page's files to include ${name}`);
  return found;
};

/** Encodes text so that it can't end its script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const document = (body: string, policy: string, kept = 'no-cache'): Answered => ({
  status: 200,
  headers: {
    ...PLAIN_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': kept,
    'Content-Security-Policy': policy,
  },
  body,
});

export type PageFiles = Awaited<ReturnType<typeof openFiles>>;

/** `clients`: the sites that show the Activity in a frame. */
export async function openFiles(folder: URL, publicUrl: string, clientId: string, clients = "'none'") {
  const names = await readdir(folder);
  const read = (name: string): Promise<string> => readFile(new URL(name, folder), 'utf8');
  const [index, activity] = await Promise.all([read('index.html'), read('activity.html')]);
  const page = index.replaceAll(/(?<=(?:href|src)=")(?=[\w-]+\.(?:css|js)")/gu, '/');
  return {
    /** The routes of scripts and styles. */
    routes: await fileRoutes(folder),
    /** A browser's document at any address; `head` replaces the title. */
    page: (locale: Locale, opening: Opening, head?: string): Answered => {
      // Browsers load it in parallel with the scripts, not after them.
      const language = `<link rel="modulepreload" href="/${languageFile(names, locale)}" />`;
      const data = `<script type="application/json" id="opening">${inScript(opening)}</script>`;
      const html = page
        .replace('lang="en"', `lang="${locale}"`)
        .replace('</head>', () => `${language}</head>`)
        .replace('</body>', () => `${data}</body>`);
      const about = metaTags([['description', sayIn(locale)('site.about')]]);
      const body = html.replace(/<title>.*?<\/title>/u, (title) => head ?? `${title}${about}`);
      return document(body, policyFor(publicUrl), 'private, no-cache');
    },
    /** The document of an Activity, in Discord. */
    activity: (locale: Locale): Answered => {
      const html = activity
        .replace('APPLICATION_ID', clientId)
        .replace('lang="en"', `lang="${locale}"`)
        .replace('<script>', `<script>import('./${languageFile(names, locale)}');`);
      return document(html, activityPolicy(html, clients));
    },
  };
}
