/**
 * A machine that has only Node.js, git and a shell, as for somebody who tries the README. It has no
 * Python, no compiler, nothing in npm's cache, and no settings except those for reaching the
 * registry.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** This folder is on disk, because an installation takes a gigabyte. */
const DISK = process.platform === 'linux' ? '/var/tmp' : tmpdir();

const NETWORK =
  /^(?:npm_config_(?:registry|cafile|(?:https_)?proxy|noproxy)|node_extra_ca_certs|ssl_cert_file|(?:https?_|no_)proxy)$/iu;
const network = Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK.test(name)));

function newFolder(): string {
  const folder = mkdtempSync(join(DISK, 'crownhead-stranger-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The path of a program on this machine. */
function placeOf(program: string): string {
  const found = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${program} is not installed`);
  return found;
}

interface Running {
  readonly lines: readonly string[];
  /** The exit status, once all output was received. */
  readonly ended: Promise<number | null>;
  readonly end: () => Promise<void>;
}

function run(words: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Running {
  const [program = '', ...options] = words;
  const child = spawn(program, options, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close').then(() => child.exitCode);
  const end = async (): Promise<void> => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (isRunning && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  onTestFinished(end);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => lines.push(line));
  return { lines, ended, end };
}

/** Fetches packages into a folder, under the given names. */
export async function fetchPackages(packages: Readonly<Record<string, string>>): Promise<string> {
  const folder = newFolder();
  const names = Object.entries(packages).map(([name, version]) => `${name}@npm:${version}`);
  const words = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', ...names];
  await promisify(execFile)('npm', words, { shell: process.platform === 'win32' });
  return join(folder, 'node_modules');
}

/** Runs npm in a copy of this project, on such a machine. */
export function newStranger(
  node: string,
  npm: string,
  settings: NodeJS.ProcessEnv,
): (...words: readonly string[]) => Running {
  const machine = newFolder();
  const [programs = '', project = '', home = ''] = ['bin', 'crownhead', 'home'].map((name) =>
    join(machine, name),
  );
  for (const folder of [programs, project, home]) mkdirSync(folder);
  symlinkSync(node, join(programs, 'node'));
  for (const program of ['git', 'sh']) symlinkSync(placeOf(program), join(programs, program));
  for (const file of files()) cpSync(join(ROOT, file), join(project, file));
  const env = { ...network, ...settings, PATH: programs, HOME: home };
  return (...words) => run([node, npm, ...words], project, env);
}

/** The files that somebody would clone after a commit. */
function files(): readonly string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const list = execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  return list.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)));
}
