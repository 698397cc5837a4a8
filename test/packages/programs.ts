/** Runs other programs until they exit. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** A folder for downloads, kept for the next run. It is on disk, because memory is small. */
export const KEPT = '/var/tmp/crownhead-packages';

const NEEDED =
  'This needs root on Debian, with: apt-get install buildah mmdebstrap podman runc systemd-container';

export async function newFolder(name: string): Promise<string> {
  await mkdir(KEPT, { recursive: true });
  return mkdtemp(join(KEPT, name));
}

/** Runs a program and returns its output. Throws the program's error message if it fails. */
export async function runs(program: string, args: readonly string[], cwd?: string): Promise<string> {
  await mkdir(KEPT, { recursive: true });
  const running = runFile(program, args, { maxBuffer: 2 ** 26, ...(cwd !== undefined && { cwd }) });
  const { stdout } = await running.catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`${program} is not installed. ${NEEDED}`) : error;
  });
  return stdout.trim();
}
