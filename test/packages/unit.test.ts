/**
 * The systemd service, installed in a bare Debian as its page describes: it has few privileges, is
 * healthy, plays, and restarts.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStandIn, type StandIn } from '../../playground/server/standIn.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { root } from './image.ts';
import { bootMachine, TRUSTED, type Machine } from './machine.ts';
import { runs } from './programs.ts';

const PAGE = join(root, 'deploy/systemd/README.md');
const HERE = '/opt/crownhead';
/** The worst exposure level allowed, from `systemd-analyze security`, in tenths. */
const MOST = 20;

let machine: Machine;
let discord: StandIn;
const closing: (() => Promise<void>)[] = [];

/** Copies the bot to the machine as `git clone` would, with Node.js and npm. */
async function bringIn(place: string): Promise<void> {
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new Error('Use npm run test:packages');
  await cp(process.execPath, join(place, 'usr/local/bin/node'));
  await cp(join(dirname(npm), '..'), join(place, 'usr/local/lib/node_modules/npm'), { recursive: true });
  await runs('ln', [
    '--symbolic',
    '../lib/node_modules/npm/bin/npm-cli.js',
    join(place, 'usr/local/bin/npm'),
  ]);
  const files = (await runs('git', ['ls-files', '--cached', '--others', '--exclude-standard'], root)).split(
    '\n',
  );
  for (const file of files.filter((name) => !name.startsWith('test/'))) {
    await mkdir(dirname(join(place, HERE, file)), { recursive: true });
    await cp(join(root, file), join(place, HERE, file));
  }
  const trusted = process.env['NODE_EXTRA_CA_CERTS'];
  await writeFile(join(place, TRUSTED), trusted ? await readFile(trusted) : '');
}

/** The page's commands, run by root. The bot is already copied; the test writes the settings. */
async function commandsOfPage(): Promise<readonly string[]> {
  const [steps = ''] = (await readFile(PAGE, 'utf8')).split('## With PostgreSQL');
  const blocks = [...steps.matchAll(/```sh\n([^]*?)```/gu)].map(([, block = '']) => block);
  const lines = blocks
    .flatMap((block) => block.split('\n'))
    .map((line) => line.trim().replace(/^sudo /u, ''));
  return lines.filter((line) => line !== '' && !line.startsWith('git clone'));
}

const sh = (...lines: readonly string[]): Promise<string> =>
  machine.run('sh', '-ec', [`cd ${HERE}`, ...lines].join('\n'));

const isReady = (): Promise<string> =>
  sh('runuser --user crownhead -- npm run --silent crownhead -- health').catch(String);

beforeAll(async () => {
  discord = await startStandIn();
  closing.push(() => discord.close());
  machine = await bootMachine(bringIn);
  closing.push(machine.close);
  const commands = await commandsOfPage();
  const start = commands.findIndex((line) => line.startsWith('systemctl'));
  await sh(...commands.slice(0, start));
  const settings = join(machine.place, HERE, '.env');
  const written = (await readFile(settings, 'utf8'))
    .replace('DISCORD_TOKEN=', `DISCORD_TOKEN=${discord.token}`)
    .replace('https://discord.com/api', `${discord.url}/api`)
    .replace('HEALTH_PORT=9464', 'HEALTH_PORT=19464');
  await writeFile(settings, written.replace('ENGINE_THREADS=', 'ENGINE_THREADS=1'));
  await sh(...commands.slice(start));
});

afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

test('systemd finds no error in the unit, and restricts it strictly', async () => {
  expect(await sh('systemd-analyze verify crownhead.service 2>&1')).toBe('');
  const judged = await sh(`systemd-analyze security --no-pager --threshold=${MOST} crownhead.service`);
  console.log(judged.split('\n').at(-1));
});

test('the bot is healthy, and its settings and first backup are fine', async () => {
  await expect.poll(isReady).toMatch(/^ok +discord: /u);
  await expect.poll(() => sh('ls /var/lib/crownhead/backups')).toContain('.sqlite');
  expect(await sh('runuser --user crownhead -- npm run --silent crownhead -- doctor')).toBe('All is well.');
});

test('the bot runs as nobody, sees no other process, and can write only its data', async () => {
  const pid = await sh('systemctl show --property=MainPID --value crownhead');
  const status = await sh(`cat /proc/${pid}/status`);
  expect(status).toMatch(/^CapBnd:\t0+$/mu);
  expect(status).toMatch(/^NoNewPrivs:\t1$/mu);
  expect(status).toMatch(/^Seccomp:\t2$/mu);
  const mounts = await sh(`cat /proc/${pid}/mountinfo`);
  expect(mounts).toMatch(/ \/ ro,/u);
  expect(mounts).toMatch(/ \/proc .*hidepid=invisible/u);
  expect(mounts).toMatch(/ \/var\/lib\/crownhead rw,/u);
});

test('the bot plays, and its games survive a kill', async () => {
  const anna = discord.visitor('Anna');
  const channel = discord.channel('draughts');
  const games = async (): Promise<string> => {
    const { message } = await anna.command(channel, 'games');
    return message ? textOf(message) : '';
  };
  await anna.command(channel, 'play', { opponent: discord.botId, level: '1', color: 'white' });
  await anna.command(channel, 'move', { move: 'c3-d4' });
  await expect.poll(games).toContain('move 2');
  await sh('systemctl kill --signal=KILL crownhead');
  await expect.poll(isReady).not.toMatch(/^ok +discord: /u);
  await expect.poll(isReady).toMatch(/^ok +discord: /u);
  expect(await games()).toContain('move 2');
  await sh('systemctl stop crownhead');
  expect(await sh('systemctl show --property=Result --value crownhead')).toBe('success');
});
