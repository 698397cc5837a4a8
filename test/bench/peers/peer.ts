/** Other people's programs, measured beside ours. `npm ci` doesn't install them. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

/** Where the programs are installed. */
export const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/peers');

const Loading = z.object({
  load: z.custom<(name: string) => Promise<unknown>>((value) => typeof value === 'function'),
});

let installed: Promise<unknown> | null = null;

async function install(): Promise<void> {
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new Error('Use npm run bench');
  await mkdir(FOLDER, { recursive: true });
  for (const file of ['package.json', 'load.js'])
    await copyFile(join(import.meta.dirname, file), join(FOLDER, file));
  const options = [npm, 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await promisify(execFile)(process.execPath, options, { cwd: FOLDER });
}

/** Installs the programs that the `package.json` in this folder lists, once. */
export const installing = (): Promise<unknown> => (installed ??= install());

/** The module of this name. */
export async function peer(name: string): Promise<unknown> {
  await installing();
  const { load } = Loading.parse(await import(pathToFileURL(join(FOLDER, 'load.js')).href));
  return load(name);
}
