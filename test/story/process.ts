/**
 * The bot in a separate process, started as its users start it: so that it can be killed, stopped,
 * or given bad settings.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { COMPILE_CACHE } from '../compileCache.ts';
import { ENDINGS_FOLDER } from '../endingsFolder.ts';
import { ROOMY } from '../roomy.ts';
import { wrongTimersIn } from '../wrongTimers.ts';
import { announced, isByDoor } from './door.ts';
import type { StandIn } from '../../playground/server/standIn.ts';
import { isAddress } from '../../src/store/opening/address.ts';

export const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export type Settings = Readonly<Record<string, string>>;

/** The settings that connect a process to the stand-in, with its games in a file or on a server. */
export const settingsAt = ({ token, url }: StandIn, place: string) => ({
  DISCORD_TOKEN: token,
  DISCORD_API_URL: `${url}/api`,
  ...(isAddress(place) ? { DATABASE_URL: place } : { DATABASE_PATH: place }),
});

interface Ended {
  /** `null` if the process was killed. */
  readonly code: number | null;
  readonly said: string;
  readonly logged: string;
}

export interface BotProcess {
  /** Sends a signal. SIGSTOP and SIGCONT freeze and resume the process. */
  signal(name: NodeJS.Signals): void;
  soFar(): string;
  readonly ended: Promise<Ended>;
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

async function endOf(child: Child): Promise<Ended> {
  const [logged, said] = [text(child.stdout), text(child.stderr)];
  await once(child, 'exit');
  return { code: child.exitCode, logged: await logged, said: await said };
}

const AT_PORT = /^Listening for Discord's requests on port (\d+)\.$/mu;

function announce(discord: StandIn, child: Child): void {
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const [line, port] = AT_PORT.exec(said) ?? [];
    if (line === undefined) return;
    said = said.replace(line, '');
    child.once('exit', announced(discord, Number(port)));
  });
}

function byThisWay(settings: Settings, discord: StandIn): Settings {
  if (!isByDoor(discord)) return settings;
  return { ...settings, INTERACTIONS_PORT: '0', DISCORD_PUBLIC_KEY: discord.publicKey };
}

/**
 * Starts `src/main.ts`, or another version's main file, with only these settings. The process is
 * killed after the test, if it is still running.
 */
export function run(settings: Settings, discord: StandIn, main: string = MAIN): BotProcess {
  const child = spawn(process.execPath, [...ROOMY, main], {
    env: {
      HEALTH_PORT: 'off',
      ENDINGS_FOLDER,
      MORE_ENDINGS: 'off',
      BACKUP_FOLDER: 'off',
      ...byThisWay(settings, discord),
      ...COMPILE_CACHE,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  announce(discord, child);
  const ended = endOf(child);
  let soFar = '';
  child.stdout.on('data', (chunk: Buffer) => {
    soFar += chunk.toString();
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    expect(wrongTimersIn((await ended).said)).toEqual([]);
  });
  return { ended, soFar: () => soFar, signal: (name) => void child.kill(name) };
}

export async function ready(discord: StandIn): Promise<void> {
  const isReady = async () => discord.world.commands.size > 0 && (await discord.isReached());
  await expect.poll(isReady).toBe(true);
}
