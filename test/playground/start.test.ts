/** `npm start` as a process: what it prints, what it serves, and how it ends. */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openPlayground } from '../../playground/playground.ts';
import { parseConfig } from '../../src/config.ts';
import { WebSocket } from 'ws';
import { makeOlder } from '../store/oldDatabase.ts';
import { change } from '../store/place.ts';
import { addressOf, newFolder, start } from './started.ts';

test('without a token the playground opens on the next free port, and SIGTERM ends it without a trace', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const started = start({ PORT: String(port), DATABASE_PATH: ':memory:' });
  const { child, lines, scratch } = started;
  const url = await addressOf(started);
  expect(Number(new URL(url).port)).toBeGreaterThan(port);
  const page = await fetch(url);
  expect(await page.text()).toContain('<title>Crownhead playground</title>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const file of ['main.js', 'main.css', 'icon.svg'])
    expect((await fetch(`${url}/page/${file}`)).status).toBe(200);
  // A page that is open must not hold the end up.
  await once(new WebSocket(`${url.replace('http', 'ws')}/page`), 'message');
  expect(readdirSync(scratch)).toHaveLength(1);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(readdirSync(scratch)).toEqual([]);
  expect(lines).toEqual([`Playground: ${url}`, 'Nothing is kept when this playground ends.']);
  taken.close();
});

test('wrong settings are told all at once', async () => {
  const { child, lines } = start({ PORT: 'ninety', LOG_LEVEL: 'loud' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(lines.join('\n')).toMatch(/PORT[^]*LOG_LEVEL|LOG_LEVEL[^]*PORT/u);
});

/** What is wrong, with which settings, and what must be said of it. */
const WRONG: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
  ['an address of another machine', { HOST: '192.0.2.1' }, /no address 192\.0\.2\.1.*127\.0\.0\.1/u],
  ['a name that no machine has', { HOST: 'no such name' }, /no address no such name/u],
  ['a folder for temporary files that is none', { TMPDIR: '/dev/null' }, /\/dev\/null, cannot be written/u],
];

test.each(WRONG)('%s is refused in one plain sentence, and leaves no trace', async (_, settings, words) => {
  const scratch = newFolder();
  vi.stubEnv('TMPDIR', settings['TMPDIR'] ?? scratch);
  const config = parseConfig({ PORT: '0', LOG_LEVEL: 'silent', ...settings });
  const opened = config.ok ? await openPlayground(config.value).finally(() => vi.unstubAllEnvs()) : config;
  expect(opened).toEqual({ ok: false, problem: expect.stringMatching(words) });
  expect(readdirSync(scratch)).toEqual([]);
});

test('what is refused is told of in one plain sentence', async () => {
  const { child, lines, scratch } = start({ PORT: '0', DATABASE_PATH: '/dev/null/games.sqlite' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(lines).toEqual([expect.stringMatching(/cannot be written/u)]);
  expect(readdirSync(scratch)).toEqual([]);
});

test.each([
  ['something else than it knows', ['--frehs'], {}, /^Use: npm start, or npm start -- --fresh/u],
  [
    'a bot on Discord to start over',
    ['--fresh'],
    { DISCORD_TOKEN: 'abc.def.ghi' },
    /--fresh is for the playground/u,
  ],
])('who wants %s is told what would be right', async (_, args, settings, words) => {
  const { child, lines } = start({ PORT: '0', ...settings }, newFolder(), args);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(lines).toEqual([expect.stringMatching(words)]);
});

test('when all ports are taken, it says which', async () => {
  const taken = createServer().listen(65_535, '127.0.0.1');
  await once(taken, 'listening');
  const { child, lines } = start({ PORT: '65535' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(lines).toEqual([expect.stringMatching(/^The ports 65535 to 65535 at 127\.0\.0\.1 are taken\./u)]);
  taken.close();
});

test('a file with games of real servers is not played with', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'start-test-')), 'games.sqlite');
  await makeOlder(path);
  const own = start({ PORT: '0', DATABASE_PATH: path });
  await addressOf(own);
  own.child.kill('SIGTERM');
  await once(own.child, 'exit');
  await change(path, "insert into server (guild_id, due_at) values ('81384788765712384', 0)");
  const { child, lines } = start({ PORT: '0', DATABASE_PATH: path });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(lines).toEqual([expect.stringMatching(/holds games of real servers.*DISCORD_TOKEN/u)]);
  rmSync(dirname(path), { recursive: true });
});

test('the playground leaves the database of a bot on Discord alone', async () => {
  const started = start({ PORT: '0', DATABASE_URL: 'postgres://bot:secret@127.0.0.1:9/games' });
  const { child } = started;
  await addressOf(started);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('with a token the bot goes to the server that is named, not to the playground', async () => {
  const { child, lines } = start({
    DISCORD_TOKEN: 'abc.def.ghi',
    DISCORD_API_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'warn',
    DATABASE_PATH: ':memory:',
  });
  await expect.poll(() => lines.join('\n'), { timeout: 30_000 }).toContain('trying again');
  expect(lines.join('\n')).toContain('http://127.0.0.1:9');
  expect(lines.join('\n')).not.toContain('Playground');
  // It waits for Discord, and does not run out of things to wait for.
  expect(child.exitCode).toBeNull();
});
