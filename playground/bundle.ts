/** Bundles the playground's page: `build.ts` into `dist/`, or at a start from the sources in memory. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const file = (name: string): string => fileURLToPath(new URL(`../playground/page/${name}`, import.meta.url));

/** Its scripts and styles, by name. */
export async function bundlePage(): Promise<ReadonlyMap<string, string>> {
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
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
}
