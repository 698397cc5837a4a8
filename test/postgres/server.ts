/** Our own PostgreSQL server in a temporary folder, on a free port of this machine only. */
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { SCRATCH } from '../scratch.ts';
import { copyPrograms, programsIn } from './programs.ts';
import { freePort } from '../freePort.ts';

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
  /** Stops the server, as for an update, and keeps its files. */
  halt(): Promise<void>;
  /** Kills the server, as a fault would, without notifying clients or cleaning up. */
  kill(): Promise<void>;
  resume(): Promise<void>;
}

/** Settings for tests, because no game has to survive a power cut. */
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const ALWAYS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];

const run = promisify(execFile);

/** The user that runs the server if we are root, because the server refuses to run as root. */
async function otherUser(): Promise<{ readonly uid?: number; readonly gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const users = await readFile('/etc/passwd', 'utf8');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/mu.exec(users) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

interface Wanted {
  /** PostgreSQL's defaults, which a bot should use. */
  readonly durable: boolean;
  /** The folder with the machine's own programs, instead of the programs from npm. */
  readonly installed?: string | undefined;
}

export async function startServer({ durable, installed }: Wanted): Promise<Server> {
  const user = await otherUser();
  const newFolder = async (under: string): Promise<string> => {
    const made = await mkdtemp(join(under, 'crownhead-postgres-'));
    if (user.uid !== undefined && user.gid !== undefined) await chown(made, user.uid, user.gid);
    return made;
  };
  const folder = await newFolder(tmpdir());
  // Not every system can run programs from memory. Memory doesn't survive a power cut, so a durable
  // server is on disk.
  const kept = durable ? folder : await newFolder(SCRATCH['TMPDIR'] ?? tmpdir());
  const programs = installed === undefined ? await copyPrograms(folder) : programsIn(installed);

  const [data, passwordFile] = [join(kept, 'data'), join(folder, 'password')];
  const password = randomBytes(12).toString('hex');
  await writeFile(passwordFile, password);
  const making = [
    '--username=postgres',
    '--auth=scram-sha-256',
    '--locale=C',
    '--encoding=UTF8',
    '--no-sync',
  ];
  await run(programs.initdb, [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...making], {
    ...user,
    cwd: folder,
  });

  const port = await freePort();
  const settings = [...ALWAYS, ...(durable ? [] : HASTY), `port=${port}`].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const begin = async (): Promise<(signal: NodeJS.Signals) => Promise<unknown>> => {
    const child = spawn(programs.postgres, ['-D', data, ...settings], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const exited = once(child, 'exit');
    for await (const line of createInterface(child.stderr))
      if (line.includes('ready to accept connections')) break;
    child.stderr.resume();
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended at once, with ${child.exitCode}`);
    return (signal) => {
      child.kill(signal);
      return exited;
    };
  };
  let end = await begin();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    halt: async () => void (await end('SIGINT')),
    // PostgreSQL's name for this signal's mode:
    // https://www.postgresql.org/docs/current/server-shutdown.html
    kill: async () => void (await end('SIGQUIT')),
    resume: async () => {
      end = await begin();
    },
    stop: async () => {
      await end('SIGINT');
      for (const made of [folder, kept]) await rm(made, { recursive: true, force: true });
    },
  };
}
