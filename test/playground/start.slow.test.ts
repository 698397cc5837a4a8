/** `npm start` as a process, when it can't start. */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeOlder } from '../store/oldDatabase.ts';
import { change } from '../store/place.ts';
import { addressOf, newFolder, start } from './started.ts';

test('all wrong settings are listed at once', async () => {
  const { child, lines } = start({ PORT: 'ninety', LOG_LEVEL: 'loud' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(lines.join('\n')).toMatch(/PORT[^]*LOG_LEVEL|LOG_LEVEL[^]*PORT/u);
});

test('a refusal is one plain sentence', async () => {
  const { child, lines, scratch } = start({ PORT: '0', DATABASE_PATH: '/dev/null/games.sqlite' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(lines).toEqual([expect.stringMatching(/can't be written/u)]);
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
])('for %s, the refusal says what would be right', async (_, args, settings, words) => {
  const { child, lines } = start({ PORT: '0', ...settings }, newFolder(), args);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(lines).toEqual([expect.stringMatching(words)]);
});

test('when all ports are taken, it says which', async () => {
  const taken = createServer().listen(65_535, '127.0.0.1');
  await once(taken, 'listening');
  const { child, lines } = start({ PORT: '65535' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(lines).toEqual([expect.stringMatching(/^The ports 65535 to 65535 at 127\.0\.0\.1 are in use\./u)]);
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
  expect(lines).toEqual([expect.stringMatching(/has games of real servers.*DISCORD_TOKEN/u)]);
  rmSync(dirname(path), { recursive: true });
});

test('the playground doesn’t touch the database of a bot on Discord', async () => {
  const started = start({ PORT: '0', DATABASE_URL: 'postgres://bot:secret@127.0.0.1:9/games' });
  const { child } = started;
  await addressOf(started);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
