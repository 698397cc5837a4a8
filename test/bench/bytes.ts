/** How many bytes browsers download for the page (gzipped). */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Plugin, build } from 'esbuild';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'dist/page');

/** The board and the rules of all variants, without colors, texts or the surrounding page. */
export const CORE = `
export * from './src/page/board/board.ts';
export * from './src/draughts/variants.ts';
export * from './src/draughts/moves.ts';
export * from './src/draughts/line.ts';
export * from './src/draughts/ending.ts';`;

/** Pieces, towers and marks, shared by pictures and the page. */
export const DRAWINGS: Plugin = {
  name: 'drawings-apart',
  setup(bundling) {
    bundling.onResolve({ filter: /\/render\/scene\// }, ({ path }) => ({ path, external: true }));
  },
};

/** The size of everything that these statements import, bundled as one file. */
export async function bytesOf(contents: string, plugins: Plugin[] = [], resolveDir = ROOT): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    plugins,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

/** Everything a document loads before the first board, in the language with the longest words. */
export async function firstLoad(document: string): Promise<number> {
  const names = await readdir(PAGE);
  const html = await readFile(join(PAGE, document), 'utf8');
  const linked = [...html.matchAll(/(?:href="|src="|import\('\.\/)([^":']+\.(?:js|css))/gu)].map(
    ([, name = '']) => name,
  );
  const loaded = [...new Set([document, ...linked]), ...names.filter((name) => name.startsWith('uk-'))];
  const sizes = await Promise.all(
    loaded.map(async (name) => gzipSync(await readFile(join(PAGE, name)), { level: 9 }).length),
  );
  if (!loaded.some((name) => /^(?:main|activity)-/u.test(name)))
    throw new Error(`the page loads ${loaded.join(', ')}`);
  return sizes.reduce((sum, size) => sum + size, 0);
}
