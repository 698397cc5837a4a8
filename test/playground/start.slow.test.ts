/** `npm start` as a process, if the bot can't start. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startStandIn } from '../../playground/server/standIn.ts';
import { makeOlder } from '../store/oldDatabase.ts';
import { change } from '../store/place.ts';
import { addressOf, newFolder, start } from './started.ts';

test('all invalid settings are listed at once', async () => {
  const { child, lines } = start({ PORT: 'ninety', LOG_LEVEL: 'loud' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(lines.join('\n')).toMatch(/PORT[^]*LOG_LEVEL|LOG_LEVEL[^]*PORT/u);
});

test('an error is one plain sentence', async () => {
  const { child, lines, scratch } = start({ PORT: '0', DATABASE_PATH: '/dev/null/games.sqlite' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(saidBy(lines)).toEqual([expect.stringMatching(/can't be written/u)]);
  expect(readdirSync(scratch)).toEqual([]);
});

/** Leaves out the sentence about the empty token, which `start` sets. */
const saidBy = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !line.startsWith('DISCORD_TOKEN is empty'));

test.each([
  ['something else than it knows', ['--frehs'], {}, /^Use: npm start, or npm start -- --fresh/u],
  [
    'a bot on Discord to start over',
    ['--fresh'],
    { DISCORD_TOKEN: 'abc.def.ghi' },
    /--fresh is for the playground/u,
  ],
])('for %s, the error message says what to do instead', async (_, args, settings, words) => {
  const { child, lines } = start({ PORT: '0', ...settings }, newFolder(), args);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(saidBy(lines)).toEqual([expect.stringMatching(words)]);
});

test('if all ports are taken, the error names them', async () => {
  const taken = createServer().listen(65_535, '127.0.0.1');
  await once(taken, 'listening');
  const { child, lines } = start({ PORT: '65535' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(saidBy(lines)).toEqual([
    expect.stringMatching(/^The ports 65535 to 65535 at 127\.0\.0\.1 are in use\./u),
  ]);
  taken.close();
});

test('a file with games from real servers is not opened', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'start-test-')), 'games.sqlite');
  await makeOlder(path);
  const own = start({ PORT: '0', DATABASE_PATH: path });
  await addressOf(own);
  own.child.kill('SIGTERM');
  await once(own.child, 'exit');
  await change(path, "insert into server (guild_id, due_at) values ('81384788765712384', 0)");
  const { child, lines } = start({ PORT: '0', DATABASE_PATH: path });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(saidBy(lines)).toEqual([expect.stringMatching(/has games of real servers.*DISCORD_TOKEN/u)]);
  rmSync(dirname(path), { recursive: true });
});

test('the playground doesn’t touch a Discord bot’s database', async () => {
  const started = start({ PORT: '0', DATABASE_URL: 'postgres://bot:secret@127.0.0.1:9/games' });
  const { child } = started;
  await addressOf(started);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('--fresh and --port work even if npm takes them, because -- is missing or the shell is PowerShell', async () => {
  const home = newFolder();
  const first = start({ PORT: '0' }, home);
  const port = new URL(await addressOf(first)).port;
  first.child.kill('SIGTERM');
  await once(first.child, 'exit');
  const born = (): number => statSync(join(home, 'data/playground.sqlite')).birthtimeMs;
  const before = born();
  const swallowed = { npm_lifecycle_event: 'start', npm_config_fresh: 'true', npm_config_port: port };
  const again = start({ PORT: '0', ...swallowed }, home);
  expect(new URL(await addressOf(again)).port).toBe(port);
  expect(born()).toBeGreaterThan(before);
  again.child.kill('SIGTERM');
  expect(await once(again.child, 'exit')).toEqual([0, null]);
});

test('a token in UTF-16, from PowerShell’s >, can be read, and the bot runs', async () => {
  const home = newFolder();
  const text = '\uFEFFDISCORD_TOKEN=abc.def.ghi\r\nDISCORD_TOKNE=x\r\nDISCORD_API_URL=http://127.0.0.1:9\r\n';
  writeFileSync(join(home, '.env'), Buffer.from(text, 'utf16le'));
  const { lines } = start({ DISCORD_TOKEN: undefined, LOG_LEVEL: 'warn' }, home);
  await expect.poll(() => lines.join('\n'), { timeout: 30_000 }).toContain('trying again');
  expect(lines).toContain('.env is in UTF-16, which other programs can’t read. Save it as UTF-8.');
  expect(lines).toContain('DISCORD_TOKNE in .env is not a setting. Did you mean DISCORD_TOKEN?');
  expect(lines.join('\n')).not.toContain('playground');
});

test('a wrong token is reported in one sentence, without any details about the connection', async () => {
  const discord = await startStandIn();
  onTestFinished(() => discord.close());
  const { child, lines } = start({ DISCORD_TOKEN: 'abc.def.ghi', DISCORD_API_URL: `${discord.url}/api` });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(lines).toEqual([expect.stringMatching(/^Discord refused the token\. Copy it again/u)]);
});

/** A program that records its arguments in a file. */
function fakeOpener(folder: string): string {
  const path = join(folder, 'opened.txt');
  writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\necho "$@" > '${path}'\n`, { mode: 0o755 });
  return path;
}

const BIN = fileURLToPath(new URL('../../bin/start.js', import.meta.url));

test('in a desktop terminal, Enter opens the address, and Ctrl-C ends the playground', async () => {
  const home = newFolder();
  const opened = fakeOpener(home);
  const { CI: _, SSH_CONNECTION: __, SSH_TTY: ___, ...env } = process.env;
  // `exec` is needed because a waiting shell would exit on Ctrl-C before the program ends.
  const child = spawn('script', ['-qec', `exec '${process.execPath}' '${BIN}'`, '/dev/null'], {
    cwd: home,
    env: {
      ...env,
      PATH: `${home}:${env['PATH']}`,
      DISPLAY: ':9',
      PORT: '0',
      HEALTH_PORT: 'off',
      DATABASE_PATH: ':memory:',
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (data: Buffer) => void (said += String(data)));
  await expect.poll(() => said, { timeout: 30_000 }).toContain('Press Enter to open it');
  child.stdin.write('\r');
  const url = /Open (\S+)/u.exec(said)?.[1] ?? 'no address';
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toBe(`${url}\n`);
  child.stdin.write('\x03');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(said).toContain('Stopping…');
});
