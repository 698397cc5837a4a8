/**
 * The README's commands, run with three versions of npm. npm 10 comes with Node.js 20 and 22, npm
 * 11.6 with Node.js 24.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import type { PageMessage } from '../../playground/protocol.ts';
import { openPage } from '../playground/openPage.ts';
import { movesOn, piecesOn, type Way } from '../story/hands.ts';
import { fetchPackages, newStranger } from './stranger.ts';

const MODULES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
/** The package that contains Node.js for this system; older packages have the same name. */
const NODE = Object.keys(about.optionalDependencies).find((name) => existsSync(join(MODULES, name)));

/** Time limits (ms) for a slow network and a busy machine. */
const PATIENCE = 900_000;
const SOON = { timeout: 120_000, interval: 500 };

const ADDRESS = /(http:\/\/127\.0\.0\.1:\d+)$/u;

const plyIn = (id: string): number => Number(id.split('|')[3]);

/** Makes moves in the running game against the bot, which answers. */
async function playOneMove(url: string): Promise<void> {
  const page = await openPage(url);
  const { session } = await page.hear('hello');
  const messages = (): readonly PageMessage[] => [
    ...session.messages,
    ...page.told.flatMap((one) => (one.type === 'message' ? [one.message] : [])),
  ];
  const press = async (ways: typeof movesOn): Promise<number> => {
    const find = () => {
      const found = messages().find(({ message }) => ways(message).length > 0)?.message;
      return found && { messageId: found.id, customId: ways(found)[0]?.id ?? '' };
    };
    await expect.poll(find, SOON).toBeDefined();
    const { messageId = '', customId = '' } = find() ?? {};
    page.say({ type: 'click', nonce: customId, messageId, customId });
    return plyIn(customId);
  };
  const ways = (): readonly Way[] =>
    messages().flatMap(({ message }) => [...movesOn(message), ...piecesOn(message)]);
  await expect.poll(ways, SOON).not.toEqual([]);
  // A piece with several moves takes two presses.
  if (!messages().some(({ message }) => movesOn(message).length > 0)) await press(piecesOn);
  const ply = await press(movesOn);
  await expect.poll(() => ways().filter(({ id }) => plyIn(id) > ply), SOON).not.toEqual([]);
}

interface Machine {
  readonly npm: string;
  /** `null` means the version that the bot runs on. */
  readonly node: string | null;
}

const MACHINES: readonly Machine[] = [
  { npm: '10', node: '20' },
  { npm: '11.6', node: '20' },
  { npm: 'latest', node: null },
];

const CASES = MACHINES.flatMap((machine) => [
  { ...machine, settings: {} },
  { ...machine, settings: { npm_config_ignore_scripts: 'true' } },
]);

test.each(CASES)(
  'npm $npm on Node.js $node, $settings: the bot installs, starts, plays and passes its tests',
  async ({ npm, node, settings }) => {
    const fetched = await fetchPackages({
      npm: `npm@${npm}`,
      ...(node === null ? {} : { node: `${NODE}@${node}` }),
    });
    const program = node === null ? process.execPath : join(fetched, 'node', 'bin', 'node');
    const stranger = newStranger(program, join(fetched, 'npm', 'bin', 'npm-cli.js'), settings);

    const installing = stranger('ci');
    expect([await installing.ended, installing.lines]).toEqual([0, installing.lines]);

    const started = stranger('start');
    const address = (): string | undefined =>
      started.lines.map((line) => ADDRESS.exec(line)?.[1]).find(Boolean);
    await expect.poll(address, { ...SOON, message: 'the address' }).toBeDefined();
    await playOneMove(address() ?? '');
    await started.end();

    const testing = stranger('test', '--', 'test/house/lockfile', 'test/store/database/transact');
    expect([await testing.ended, testing.lines]).toEqual([0, testing.lines]);
    expect(testing.lines.at(-1)).toMatch(/^\d+ passed, 0 failed$/u);
  },
  PATIENCE,
);
