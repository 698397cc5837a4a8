/**
 * The image, from its first start to the next: it is small, has almost no privileges, is healthy,
 * plays, and keeps its games.
 */
import { chown, readdir, readFile, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startStandIn, type StandIn } from '../../playground/server/standIn.ts';
import { picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { startServer } from '../postgres/server.ts';
import { asComposed, buildImage, IMAGE, openPodman, type Podman } from './image.ts';
import { newFolder } from './programs.ts';
import { freePort } from '../freePort.ts';

/** The largest size of the image, in bytes. */
const MOST = 250_000_000;
const USER = 1000;

const closing: (() => Promise<void>)[] = [];
let podman: Podman;
let discord: StandIn;
let backups: string;
let anna: Visitor;
let channel: string;
let composed: readonly string[];

beforeAll(async () => {
  podman = await openPodman();
  closing.push(podman.close);
  await buildImage(podman);
  discord = await startStandIn();
  anna = discord.visitor('Anna');
  channel = discord.channel('draughts');
  backups = await newFolder('backups-');
  closing.push(() => rm(backups, { recursive: true }));
  await chown(backups, USER, USER);
  const settings = {
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: `${discord.url}/api`,
    ENGINE_THREADS: '1',
  };
  composed = [...(await asComposed(backups)), ...variables(settings)];
  await start('bot', {});
});

afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

const variables = (settings: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`);

async function start(name: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const own = variables({ HEALTH_PORT: String(await freePort()), ...settings });
  await podman.run('run', '--detach', `--name=${name}`, ...composed, ...own, IMAGE);
}

const isHealthy = (name = 'bot'): Promise<boolean> =>
  podman.run('healthcheck', 'run', name).then(
    () => true,
    () => false,
  );

const exec = (...args: readonly string[]): Promise<string> => podman.run('exec', 'bot', 'node', ...args);

const tool = (verb: string): Promise<string> => exec('bin/crownhead.js', verb);

const write = (folder: string): Promise<string> => exec('--eval', `fs.writeFileSync('${folder}/new', '')`);

const backupsMade = async (): Promise<number> =>
  (await readdir(backups)).filter((name) => name.endsWith('.sqlite')).length;

async function games(): Promise<string> {
  const { message } = await anna.command(channel, 'games');
  return message ? textOf(message) : '';
}

test('the image is small', async () => {
  const size = Number(await podman.run('image', 'inspect', '--format={{.Size}}', IMAGE));
  console.log(`the image has ${Math.ceil(size / 1e6)} MB`);
  expect(size).toBeLessThanOrEqual(MOST);
});

test('the bot is healthy', async () => {
  await expect.poll(() => isHealthy()).toBe(true);
});

test('the bot runs as nobody, can’t change its user, and can write only its data', async () => {
  const pid = await podman.run('inspect', '--format={{.State.Pid}}', 'bot');
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  expect(status).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/mu);
  expect(status).toMatch(/^CapBnd:\t0+$/mu);
  expect(status).toMatch(/^NoNewPrivs:\t1$/mu);
  for (const path of ['/', '/app', '/tmp', '/etc']) await expect(write(path)).rejects.toThrow('EROFS');
  await write('/app/data');
  await expect(podman.run('exec', 'bot', 'sh')).rejects.toThrow('not found');
});

test('the image has the licenses of Node.js and of the bundled packages', async () => {
  const paths = ['/usr/share/doc/nodejs/copyright', '/app/dist/licenses.txt', '/app/dist/page/licenses.txt'];
  const reading = `for (const path of ${JSON.stringify(paths)}) console.log(fs.readFileSync(path, 'utf8').length > 1000)`;
  expect(await podman.run('exec', 'bot', 'node', '--eval', reading)).toBe('true\ntrue\ntrue');
});

test('the bot plays a game', async () => {
  const opponent = discord.botId;
  await anna.command(channel, 'play', { opponent, level: '1', color: 'white' });
  const card = await anna.waitFor((message) => picturesOf(message).length > 0);
  const [picture = ''] = picturesOf(card);
  const bytes = Buffer.from(await (await fetch(picture)).arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  await anna.command(channel, 'move', { move: 'c3-d4' });
  await expect.poll(games).toContain('move 2');
});

test('the image has PostgreSQL’s programs for backups', async () => {
  for (const program of ['pg_dump', 'pg_restore', 'psql'])
    expect(await podman.run('exec', 'bot', program, '--version')).toContain('(PostgreSQL) 17.');
});

test('the bot makes backups daily and on request, and its doctor finds no problem', async () => {
  await expect.poll(backupsMade).toBe(1);
  expect(await tool('backup')).toContain('1 games');
  expect(await backupsMade()).toBe(2);
  expect(await tool('doctor')).toBe('All is well.');
});

test('the bot exits when it is stopped, restores a backup, and still has its games after a restart', async () => {
  await podman.run('stop', '--time=20', 'bot');
  expect(await podman.run('inspect', '--format={{.State.ExitCode}}', 'bot')).toBe('0');
  const restored = await podman.run(
    'run',
    '--rm',
    ...composed,
    IMAGE,
    'node',
    'bin/crownhead.js',
    'restore',
    '--yes',
  );
  expect(restored).toMatch(/^data\/crownhead.sqlite was restored from backups\//u);
  await podman.run('start', 'bot');
  await expect.poll(() => isHealthy()).toBe(true);
  expect(await games()).toContain('move 2');
});

test('on PostgreSQL, several containers share the work', async () => {
  await podman.run('stop', '--time=20', 'bot');
  const server = await startServer({ durable: false });
  onTestFinished(() => server.stop());
  const names = ['first', 'second'];
  for (const name of names) await start(name, { DATABASE_URL: server.url });
  for (const name of names) await expect.poll(() => isHealthy(name)).toBe(true);
  expect(await games()).not.toContain('move 2');
  await podman.run('stop', '--time=20', ...names);
  await podman.run('start', 'bot');
  await expect.poll(() => isHealthy()).toBe(true);
});

test('without Discord, the bot is not healthy', async () => {
  await discord.close();
  await expect.poll(() => isHealthy()).toBe(false);
  await expect(tool('health')).rejects.toMatchObject({
    stdout: expect.stringMatching(/^FAIL discord: /mu),
  });
});
