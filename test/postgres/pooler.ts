/** PgBouncer, from Debian's package, in front of a test's server: on this machine only. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { freePort } from '../freePort.ts';
import { installedProgram } from '../installed.ts';

/** Settings in PgBouncer's [pgbouncer] section: https://www.pgbouncer.org/config.html */
export type PoolerSettings = Readonly<Record<string, string | number>>;

interface Pooler {
  /** The address of the same database, through the pooler. */
  readonly address: string;
  /** Stops PgBouncer as an operator would, or kills it. */
  halt(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  resume(): Promise<void>;
}

/** PgBouncer refuses to run as root. */
function otherUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'nobody'])));
  return { uid: uid!, gid: gid! };
}

/**
 * PgBouncer with its default settings except for these, until the current test is over. PgBouncer's
 * user must be able to read the files.
 */
export async function newPooler(
  address: string,
  settings: PoolerSettings = {},
  files: readonly string[] = [],
): Promise<Pooler> {
  const program = installedProgram('pgbouncer');
  const { hostname, port, username, password } = new URL(address);
  const user = otherUser();
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-pooler-'));
  const at = await freePort();
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: at,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: join(folder, 'users'),
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const ini = join(folder, 'pgbouncer.ini');
  await writeFile(
    ini,
    ['[databases]', `* = host=${hostname} port=${port}`, '[pgbouncer]', ...lines].join('\n'),
  );
  await writeFile(join(folder, 'users'), `"${username}" "${decodeURIComponent(password)}"\n`);
  for (const path of [folder, ...files, ...new Set(files.map((file) => dirname(file)))])
    if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid);
  const begin = async (): Promise<ChildProcess> => {
    const child = spawn(program, [ini], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
    const said: string[] = [];
    for await (const line of createInterface(child.stderr)) {
      said.push(line);
      if (line.includes('process up')) {
        child.stderr.resume();
        return child;
      }
    }
    throw new Error(`PgBouncer ended at once: ${said.join('\n')}`);
  };
  let running = await begin();
  const halt: Pooler['halt'] = async (signal = 'SIGTERM') => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, 'exit');
    running.kill(signal);
    await exited;
  };
  onTestFinished(async () => {
    await halt('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  return {
    address: Object.assign(new URL(address), { port: String(at) }).href,
    halt,
    resume: async () => {
      running = await begin();
    },
  };
}
