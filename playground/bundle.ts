/** Bundles the page: `build.ts` into `dist/`, and a start from the sources into memory. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';

const file = (name: string): string => fileURLToPath(new URL(`../playground/page/${name}`, import.meta.url));

/** Its scripts and styles by name, and their contents. */
export async function bundlePage(): Promise<{
  readonly files: ReadonlyMap<string, string>;
  readonly metafile: Metafile;
}> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    metafile: true,
    entryPoints: [file('main.ts'), file('styles/main.css')],
    outdir: '/',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    loader: { '.svg': 'text', '.shadow.css': 'text' },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return { files: new Map(outputFiles.map(({ path, text }) => [basename(path), text])), metafile };
}
