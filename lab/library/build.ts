/**
 * Builds the library as a package: one file per entry point, shared chunks, types, and documents.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import about from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const DOORS = { index: 'src/library/index.ts', perft: 'src/library/perft.ts' };

const door = (name: string): object => ({
  types: `./types/library/${name}.d.ts`,
  default: `./${name}.js`,
});

const PACKAGE = {
  name: '@crownhead/draughts',
  version: about.version,
  description: 'The rules of 18 draughts games, positions and moves as text, and PDN.',
  keywords: ['draughts', 'checkers', 'dama', 'shashki', 'pdn', 'fen', 'perft'],
  license: about.license,
  // npm checks that this matches the publishing repository, and uses it for the README's links.
  repository: {
    type: 'git',
    url: 'git+https://github.com/crownhead/crownhead.git',
    directory: 'docs/library',
  },
  homepage: 'https://github.com/crownhead/crownhead/tree/main/docs/library#readme',
  bugs: 'https://github.com/crownhead/crownhead/issues',
  engines: { node: '>=20' },
  type: 'module',
  sideEffects: false,
  exports: { '.': door('index'), './perft': door('perft') },
};

/** Writes only the declarations that the entry points need. */
async function writeTypes(folder: string): Promise<void> {
  const outDir = join(folder, 'types');
  const flags = '--ignoreConfig --declaration --emitDeclarationOnly --rewriteRelativeImportExtensions';
  const target = '--strict --module nodenext --target esnext --rootDir src --outDir';
  const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
  const words = [...Object.values(DOORS), ...flags.split(' '), ...target.split(' '), outDir];
  const { status, stdout } = spawnSync(process.execPath, [tsc, ...words], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  const used = new Set<string>();
  for (const name of Object.keys(DOORS)) await writeDeclarations(join(outDir, `library/${name}.d.ts`), used);
  for (const file of await readdir(outDir, { recursive: true }))
    if (file.endsWith('.d.ts') && !used.has(join(outDir, file))) await rm(join(outDir, file));
}

/** Changes `.ts` imports to `.js` in this file and in the files it imports; adds all to `used`. */
async function writeDeclarations(path: string, used: Set<string>): Promise<void> {
  if (used.has(path)) return;
  used.add(path);
  const code = await readFile(path, 'utf8');
  await writeFile(path, code.replaceAll(/(?<=from '[^']*)\.ts(?=')/gu, '.js'));
  for (const [, name = ''] of code.matchAll(/from '([^']*)\.(?:ts|js)'/gu))
    await writeDeclarations(join(path, '..', `${name}.d.ts`), used);
}

export async function buildLibrary(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: DOORS,
    outdir: folder,
    chunkNames: 'shared',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    // Modules are UTF-8, and non-Latin letters are shorter than their escapes.
    charset: 'utf8',
    // Names are kept, so that stack traces are readable.
    minifySyntax: true,
    minifyWhitespace: true,
  });
  await writeTypes(folder);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(PACKAGE, null, 2)}\n`);
  await cp(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  for (const page of ['README.md', 'api.md', 'CHANGELOG.md'])
    await cp(join(ROOT, 'docs/library', page), join(folder, page));
}
