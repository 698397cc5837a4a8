/**
 * The modules that a bot loads at its start: loading parts that only some users need would cost
 * everyone memory.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { COMPILE_CACHE } from '../compileCache.ts';
import { globSync, readFileSync } from 'node:fs';

const LOADING = `
import { registerHooks } from 'node:module';
const loaded = [];
registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
await import('./src/main.ts');
console.log(JSON.stringify(loaded));`;

/** Zones are searched in 1.1 MB of names in all languages; tables of openings have 0.7 MB. */
const DATA = /\/assets\/(?:zones\/.*|openings\/(?!names-).*)\.json$/u;

/** Packages for one database, one kind of picture or a developer, by name prefix. */
const LATER = ['@napi-rs/canvas', 'chart.js', 'pg', 'amaro', 'typescript', 'vitest', 'hono'];

test('a starting bot loads no canvas, charts, server driver, large data or development tools', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', LOADING], {
    env: COMPILE_CACHE,
    maxBuffer: 2 ** 24,
  });
  const loaded: readonly string[] = JSON.parse(stdout);
  const packages = new Set(
    loaded.flatMap((url) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(url)?.[1] ?? []),
  );
  expect(packages).toContain('kysely');
  expect(LATER.filter((name) => packages.has(name))).toEqual([]);
  expect(loaded.filter((url) => DATA.test(url))).toEqual([]);
});

const ROOT = new URL('../../', import.meta.url).pathname;

test('each script of the build is Latin-1, because one other letter would double its memory', () => {
  const scripts = globSync('dist/{*,*/**/*}.js', { cwd: ROOT, exclude: ['dist/{page,playground}/**'] });
  expect(scripts.length).toBeGreaterThan(20);
  const others = scripts.filter((file) => /[^\0-\xFF]/u.test(readFileSync(ROOT + file, 'utf8')));
  expect(others).toEqual([]);
});

test('only src/files.ts contains the paths of files', () => {
  const sources = globSync('{src,commands}/**/*.ts', { cwd: ROOT });
  expect(sources.length).toBeGreaterThan(100);
  const finders = sources.filter((file) =>
    readFileSync(ROOT + file, 'utf8').match(/import\.meta\.(?:url|dirname|filename)/u),
  );
  expect(finders).toEqual(['src/files.ts']);
});
