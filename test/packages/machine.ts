/** A bare Debian, booted as a machine in a systemd container. It uses this machine's network. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { vi } from 'vitest';
import { debian } from './debian.ts';
import { newFolder, runs } from './programs.ts';

export interface Machine {
  readonly place: string;
  readonly run: (...args: readonly string[]) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The folder for extra certificates that the machine's Node.js trusts. */
export const TRUSTED = '/usr/local/share/certificates.pem';

/** Debian 12, because it has the oldest systemd that the unit supports. */
const PACKAGES = ['ca-certificates', 'dbus', 'libatomic1', 'libnss-systemd', 'systemd-sysv'];

const OWN = ['PATH=/usr/local/bin:/usr/bin:/usr/sbin', 'HOME=/root', `NODE_EXTRA_CA_CERTS=${TRUSTED}`];
/** How long (ms) booting may take, and how often (ms) to check. */
const PATIENCE = { timeout: 60_000, interval: 500 };

/** Boots the machine after `prepare` has copied the files into it. */
export async function bootMachine(prepare: (place: string) => Promise<void>): Promise<Machine> {
  const place = await newFolder('machine-');
  await runs('tar', ['--extract', `--file=${await debian('bookworm', PACKAGES)}`, `--directory=${place}`]);
  await prepare(place);
  const options = ['--quiet', '--boot', '--register=no', '--keep-unit', '--console=pipe'];
  const container = spawn('systemd-nspawn', [...options, `--directory=${place}`], { stdio: 'ignore' });
  const ended = once(container, 'exit');
  const first = async (): Promise<string> =>
    (await readFile(`/proc/${container.pid}/task/${container.pid}/children`, 'utf8')).trim();
  const run = async (...args: readonly string[]): Promise<string> =>
    runs('nsenter', [`--target=${await first()}`, '--all', 'env', '--ignore-environment', ...OWN, ...args]);
  const close = async (): Promise<void> => {
    container.kill('SIGTERM');
    await ended;
    await rm(place, { recursive: true });
  };
  try {
    await vi.waitFor(() => run('systemctl', 'is-system-running', '--wait'), PATIENCE);
  } catch (error) {
    await close();
    throw error;
  }
  return { place, run, close };
}
