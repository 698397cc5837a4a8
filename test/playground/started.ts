/** `npm start` as a process, with its own working folder. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { COMPILE_CACHE } from '../compileCache.ts';

const START = fileURLToPath(new URL('../../bin/start.js', import.meta.url));

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'start-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function start(
  settings: Readonly<Record<string, string | undefined>>,
  folder: string = newFolder(),
  args: readonly string[] = [],
) {
  const scratch = newFolder();
  const child = spawn(process.execPath, [START, ...args], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      TMPDIR: scratch,
      DISCORD_TOKEN: '',
      HEALTH_PORT: 'off',
      ...COMPILE_CACHE,
      ...settings,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => lines.push(line));
  return { child, lines, scratch };
}

const ADDRESS = /^Open (http:\/\/127\.0\.0\.1:\d+)$/u;

/** The address that the process prints, once its first output is complete. */
export async function addressOf({ lines }: Pick<ReturnType<typeof start>, 'lines'>): Promise<string> {
  const found = (): string | undefined => lines.map((line) => ADDRESS.exec(line)?.[1]).find(Boolean);
  await expect.poll(() => lines.length > 1 && found(), { timeout: 30_000 }).toBeTypeOf('string');
  return found() ?? '';
}
