/** Programs of others, measured beside ours: `npm ci` doesn't install them. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/peers');

let installed: Promise<unknown> | null = null;

async function install(): Promise<void> {
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new Error('Use npm run bench');
  await mkdir(FOLDER, { recursive: true });
  await copyFile(join(import.meta.dirname, 'package.json'), join(FOLDER, 'package.json'));
  const options = [npm, 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await promisify(execFile)(process.execPath, options, { cwd: FOLDER });
}

/** The module of this name, installed on demand as `package.json` beside this file says. */
export async function peer(name: string): Promise<unknown> {
  await (installed ??= install());
  return createRequire(join(FOLDER, 'package.json'))(name);
}
