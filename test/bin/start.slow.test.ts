/** The built bot: its threads draw, search and parse, and it exits with npm. */
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startStandIn } from '../../playground/server/standIn.ts';
import { picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isCard, plyOn, UNHURRIED } from '../story/cards.ts';
import { someOf } from '../runs.ts';
import { newFolder, start } from '../playground/started.ts';

const BIN = fileURLToPath(new URL('../../bin/start.js', import.meta.url));

test('the bot draws, searches and parses on threads with the memory flags, and exits on a signal', async () => {
  const discord = await startStandIn({ limits: UNHURRIED });
  onTestFinished(() => discord.close());
  const { child, lines } = start({
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: `${discord.url}/api`,
    DATABASE_PATH: ':memory:',
    MORE_ENDINGS: 'off',
  });
  await expect.poll(() => discord.world.commands.size > 0 && discord.isReached()).toBe(true);
  const [anna, channel] = [discord.visitor('Anna'), discord.channel('draughts')];
  await anna.command(channel, 'play', { opponent: discord.botId, level: '1', color: 'black' });
  // The engine has moved, so the player can choose a move.
  const card = await anna.waitFor((message) => isCard(message) && plyOn(message) === 1);
  expect(picturesOf(card)).toHaveLength(1);
  await anna.command(channel, 'replay', { text: '1. c3-d4 d6-c5 *' });
  // On a busy machine, the answer first says how many games have been read.
  await anna.waitFor((message) => textOf(message).includes('· 1 move\n'));
  expect(readFileSync(`/proc/${child.pid}/cmdline`, 'utf8').split('\0')).toContain('--max-semi-space-size=2');
  expect(readFileSync(`/proc/${child.pid}/environ`, 'utf8')).toContain('MALLOC_ARENA_MAX=2');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

/** How npm exits, and the effect on the shell that started us. */
const ENDS: readonly (readonly [string, (shell: number) => void])[] = [
  ['npm has ended its shell alone', (shell) => process.kill(shell, 'SIGKILL')],
  ['all that npm has started is told', (shell) => process.kill(-shell, 'SIGTERM')],
];

test.each(someOf(ENDS, 2))('if %s, the bot shuts down cleanly', async (_, end) => {
  const scratch = newFolder();
  const child = spawn('sh', ['-c', `'${process.execPath}' '${BIN}'; true`], {
    cwd: newFolder(),
    env: {
      TMPDIR: scratch,
      PORT: '0',
      DATABASE_PATH: ':memory:',
      DISCORD_TOKEN: '',
      HEALTH_PORT: 'off',
      npm_lifecycle_event: 'start',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const lines = createInterface(child.stdout);
  expect(String(await once(lines, 'line'))).toMatch(/^Open /u);
  expect(readdirSync(scratch)).toHaveLength(1);
  const closed = once(lines, 'close');
  end(child.pid ?? 0);
  // The process keeps its output open as long as it runs.
  await closed;
  expect(readdirSync(scratch)).toEqual([]);
});
