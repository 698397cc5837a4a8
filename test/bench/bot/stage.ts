/** A bot in a separate process, with a database on disk and a stand-in for Discord, for benches. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Limits } from '../../../playground/server/rest/limits.ts';
import { addTextChannel } from '../../../playground/server/world/world.ts';
import { type StandIn, startStandIn } from '../../../playground/server/standIn.ts';
import type { Visitor } from '../../../playground/server/visitor/visitor.ts';
import { UNHURRIED } from '../../story/cards.ts';
import { probeUrl } from './probing.ts';

export const CHANNELS = 100;
const About = z.object({ scripts: z.object({ start: z.string() }) });
export const HERE = fileURLToPath(new URL('../../..', import.meta.url));

export interface Stage {
  readonly discord: StandIn;
  readonly anna: Visitor;
  readonly boris: Visitor;
  readonly chidi: Visitor;
  readonly channel: string;
  readonly channels: readonly string[];
  readonly child: ChildProcess;
  /** When the bot was started (ms, from `performance.now`). */
  readonly startedAt: number;
}

async function ready(discord: StandIn, child?: ChildProcess): Promise<void> {
  while (discord.world.commands.size === 0 || !(await discord.isReached())) {
    if (child && child.exitCode !== null) throw new Error(`the bot ended with ${child.exitCode}`);
    await sleep(50);
  }
}

export type Way = 'gateway' | 'door';

interface Wishes {
  readonly root?: string | undefined;
  readonly way?: Way;
  readonly databaseUrl?: string;
  readonly databasePath?: string;
  readonly engineThreads?: number;
  readonly isProbed?: boolean;
  /** A program other than the bot, which gets only Discord's address and its token. */
  readonly program?: string;
  /** The bot's heap limit (MB), if not the default. */
  readonly heap?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Differences from Discord's own limits; by default, the stand-in doesn't limit. */
  readonly limits?: Partial<Limits>;
  readonly people?: readonly string[];
}

export function announce(discord: StandIn, child: ChildProcess): void {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const [, port] = /requests on port (\d+)\./u.exec(said) ?? [];
    if (port !== undefined) discord.openDoor(`http://127.0.0.1:${port}/interactions`);
  });
}

interface Launch {
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly script: string;
}

const Memory = z.object({ FLAGS: z.array(z.string()), ENVIRONMENT: z.record(z.string(), z.string()) });

/**
 * The options that `npm start` passes to Node.js in a version of the project; before 1.0, the
 * script itself contained them.
 */
async function wayOf(root: string): Promise<Launch> {
  const memory = join(root, 'bin/memory.js');
  if (existsSync(memory)) {
    const told = Memory.parse(await import(pathToFileURL(memory).href));
    // Builds the parts whose sources have changed.
    spawnSync(process.execPath, [join(root, 'bin/crownhead.js'), '--help'], { stdio: 'ignore' });
    return { flags: told.FLAGS, env: told.ENVIRONMENT, script: 'dist/start.js' };
  }
  const about = About.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const [, settings = '', flags = ''] =
    /((?:\w+=\S+ )*)exec node (.*) \S+\.ts$/u.exec(about.scripts.start) ?? [];
  const env = Object.fromEntries(
    [...settings.matchAll(/(\w+)=(\S+)/gu)].map(([, name, value]) => [name, value]),
  );
  return { flags: flags.split(' '), env, script: 'src/main.ts' };
}

const bare = (script: string): Launch => ({ flags: [], env: {}, script });

export async function startBot(discord: StandIn, folder: string, wishes: Wishes): Promise<ChildProcess> {
  const { root = HERE, way, databaseUrl, engineThreads, isProbed = false, heap } = wishes;
  const { databasePath = join(folder, 'games.sqlite') } = wishes;
  const started = wishes.program === undefined ? await wayOf(root) : bare(wishes.program);
  const env = {
    ...started.env,
    HEALTH_PORT: 'off',
    BACKUP_FOLDER: 'off',
    PROBE_EVERY: '20',
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: `${discord.url}/api`,
    DATABASE_PATH: databasePath,
    LOG_LEVEL: 'error',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(engineThreads !== undefined && { ENGINE_THREADS: String(engineThreads) }),
    ...(way === 'door' && { INTERACTIONS_PORT: '0', DISCORD_PUBLIC_KEY: discord.publicKey }),
    ...wishes.env,
  };
  const more = [
    ...(heap === undefined ? [] : [`--max-old-space-size=${heap}`]),
    ...(isProbed ? ['--import', probeUrl()] : []),
  ];
  return spawn(process.execPath, [...started.flags, ...more, resolve(root, started.script)], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', way === 'door' ? 'pipe' : 'ignore', ...(isProbed ? ['ipc' as const] : [])],
  });
}

/** The commands of versions before 1.17, which had `/theme`. */
const OLDER: ReadonlyMap<string, string> = new Map([
  ['play', 'challenge'],
  ['preferences', 'theme'],
]);

/** A visitor who also knows the commands of an older checkout. */
export function visitorOf(discord: StandIn, name: string): Visitor {
  const itself = discord.visitor(name);
  const isOlder = [...discord.world.commands.values()].some((command) => command.name === 'theme');
  const command: Visitor['command'] = (channel, asked, options) =>
    itself.command(channel, isOlder ? (OLDER.get(asked) ?? asked) : asked, options);
  return { ...itself, command };
}

const channelCalled = ({ world }: StandIn, name: string): string => addTextChannel(world, name).id;

/** The stage of a single bot, which is removed afterward. */
export async function* withBot(wishes: Wishes = {}): AsyncGenerator<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-bench-'));
  const discord = await startStandIn({
    limits: wishes.limits ?? UNHURRIED,
    ...(wishes.people && { people: wishes.people }),
  });
  const startedAt = performance.now();
  const child = await startBot(discord, folder, wishes);
  announce(discord, child);
  await ready(discord, child);
  // Runs even after a failed measurement, because a leftover bot would keep the output open.
  try {
    yield {
      discord,
      anna: visitorOf(discord, 'Anna'),
      boris: visitorOf(discord, 'Boris'),
      chidi: visitorOf(discord, 'Chidi'),
      channel: discord.channel('draughts'),
      channels: Array.from({ length: CHANNELS }, (_, n) => channelCalled(discord, `games-${n}`)),
      child,
      startedAt,
    };
  } finally {
    // Works even if the bot is already dead or blocked by an attack.
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await once(child, 'exit');
      clearTimeout(late);
    }
    await discord.close();
    await rm(folder, { recursive: true });
  }
}
