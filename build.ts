/**
 * `npm run build`: bundles the bot, its threads and the command-line tool into `dist/`, one file
 * each, with shared chunks, and the page for browsers into `dist/page/`.
 */
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import about from './package.json' with { type: 'json' };
import { THREADS } from './src/files.ts';
import { allHolesOf, type Sentence, type Sentences } from './src/i18n/sentence.ts';
import { own } from './src/kit/own.ts';
import { english } from './src/page/words/english.ts';

const DIST = join(import.meta.dirname, 'dist');
const START = join(DIST, 'start.js');
/** Made by `npm run lab -- library`. */
const LIBRARY = join(DIST, 'library');
const CHUNK = 'chunk-';
const begun = new Date();

/**
 * Packages of many small files, which take a fourth of a start to load. Others have binaries or
 * threads, or load late.
 */
const BUNDLED = new Set(['discord.js', 'kysely', 'zod']);

const { outputFiles: bot } = await build({
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
  target: 'node26',
  sourcemap: true,
  sourcesContent: false,
  write: false,
});

/** A translation of an older English sentence may have holes that are no longer filled. */
function isInPage([key, translated]: [string, Sentence]): boolean {
  const sentence = own(english, key);
  const holes = sentence === undefined ? null : allHolesOf(sentence);
  return holes !== null && allHolesOf(translated).every((hole) => holes.includes(hole));
}

/** Of the catalog, the page loads its own sentences alone. */
const wordsOfThePage: Plugin = {
  name: 'words of the page',
  setup: (bundling) => {
    bundling.onLoad({ filter: /src\/page\/words\/english\.ts$/ }, () => ({
      contents: `export const english = ${JSON.stringify(english)};`,
    }));
    bundling.onLoad({ filter: /assets\/locales\/[^/]+\.json$/ }, async ({ path }) => {
      const translated: Sentences = JSON.parse(await readFile(path, 'utf8'));
      const kept = Object.entries(translated).filter(isInPage);
      return { contents: `export default ${JSON.stringify(Object.fromEntries(kept))};` };
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

const { outputFiles: page } = await build({
  ...FOR_BROWSERS,
  entryPoints: ['src/page/main.ts', 'src/page/page.css', 'src/page/index.html'],
  loader: { '.html': 'copy', '.bin': 'file' },
  outdir: join(DIST, 'page'),
  plugins: [wordsOfThePage, codeOfTheWorker],
  splitting: true,
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  format: 'esm',
});

const outputFiles = [...page, ...bot];

/**
 * Chunks before the files that import them; last the file whose time `bin/prepared.js` compares.
 */
const orderOf = (path: string): number => (path.includes(CHUNK) ? 0 : path === START ? 2 : 1);

for (const { path, contents } of outputFiles.toSorted((a, b) => orderOf(a.path) - orderOf(b.path))) {
  // Atomic, because several processes may build at once.
  const part = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(part, contents);
  // So a source that changes during the build is newer.
  await utimes(part, begun, begun);
  await rename(part, path);
}
const made = new Set(outputFiles.map(({ path }) => path));
for (const entry of await readdir(DIST, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  // Skips temporary files of another running build.
  if (/\.(?:js|map|bin)$/u.test(path) && !made.has(path) && !path.startsWith(LIBRARY))
    await rm(path, { force: true });
}
