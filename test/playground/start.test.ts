/** `npm start` as a process: its output, its pages, and its exit. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { openerOn } from '../../playground/browser.ts';
import { openPlayground } from '../../playground/playground.ts';
import { parseConfig } from '../../src/config.ts';
import { WebSocket } from 'ws';
import { addressOf, newFolder, start } from './started.ts';
import { slowTest } from '../runs.ts';

test('without a token the playground opens on the next free port, and SIGTERM ends it without leftovers', async () => {
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
  // An open page must not delay the exit.
  await once(new WebSocket(`${url.replace('http', 'ws')}/page`), 'message');
  expect(readdirSync(scratch)).toHaveLength(1);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(readdirSync(scratch)).toEqual([]);
  const said = [
    expect.stringMatching(/^DISCORD_TOKEN is empty, so this is the playground\./u),
    `Open ${url}`,
    `Port ${port} is in use, so this is port ${new URL(url).port}.`,
    'Stopping…',
    'This playground saves nothing when it ends.',
  ];
  expect(lines.toSorted()).toEqual(said);
  taken.close();
});

test.each<[string, Readonly<Record<string, string>>, RegExp]>([
  ['an address of another machine', { HOST: '192.0.2.1' }, /no address 192\.0\.2\.1.*127\.0\.0\.1/u],
  ['a name that no machine has', { HOST: 'no such name' }, /no address no such name/u],
  ['an invalid folder for temporary files', { TMPDIR: '/dev/null' }, /\/dev\/null, isn’t writable/u],
])('%s is refused in one plain sentence, and leaves nothing behind', async (_, settings, words) => {
  const scratch = newFolder();
  vi.stubEnv('TMPDIR', settings['TMPDIR'] ?? scratch);
  const config = parseConfig({ PORT: '0', LOG_LEVEL: 'silent', ...settings });
  const opened = config.ok ? await openPlayground(config.value).finally(() => vi.unstubAllEnvs()) : config;
  expect(opened).toEqual({ ok: false, problem: expect.stringMatching(words) });
  expect(readdirSync(scratch)).toEqual([]);
});

slowTest('with a token the bot connects to the named server, not to the playground', async () => {
  const { child, lines } = start({
    DISCORD_TOKEN: 'abc.def.ghi',
    DISCORD_API_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'warn',
    DATABASE_PATH: ':memory:',
  });
  await expect.poll(() => lines.join('\n'), { timeout: 30_000 }).toContain('trying again');
  expect(lines.join('\n')).toContain('http://127.0.0.1:9');
  expect(lines.join('\n')).not.toContain('Playground');
  // The bot keeps waiting for Discord, and must not exit just because nothing else is pending.
  expect(child.exitCode).toBeNull();
});

test.each<[string, Readonly<Record<string, string>>, string | undefined]>([
  ['linux', { DISPLAY: ':0' }, 'xdg-open'],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 'xdg-open'],
  ['linux', {}, undefined],
  ['darwin', {}, 'open'],
  ['win32', {}, 'cmd'],
  ['darwin', { CI: 'true' }, undefined],
  ['linux', { DISPLAY: ':0', CI: '1' }, undefined],
  ['linux', { DISPLAY: 'localhost:10.0', SSH_CONNECTION: '192.0.2.1 22' }, undefined],
])('on %s with %j, the browser is opened by %s', (platform, env, program) => {
  expect(openerOn(platform, env)?.[0]).toBe(program);
});
