/**
 * A bot starts while a backup is being restored. Either the start or the restore is refused, and
 * nothing that the bot saved is lost.
 */
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { holdServerAlone } from '../../../src/store/database/postgres.ts';
import { holdAlone as holdFileAlone } from '../../../src/store/opening/folder.ts';
import { backUpInto } from '../../../src/store/backup/backUpInto.ts';
import { restore } from '../../../src/store/backup/restore.ts';
import { isAddress } from '../../../src/store/opening/address.ts';
import { pathInNewFolder } from '../folder.ts';
import { open, opened } from '../opening/filled.ts';
import { fill, NOW } from './fill.ts';
import { findPlaces } from './places.ts';
import { someOf } from '../../runs.ts';

const { areThere, how, newPlace } = await findPlaces();

/**
 * The number of moments during a restore when a bot is started, and the time (ms) between them. On
 * a server, each start takes seconds.
 */
const STARTS = { file: 24, server: 6 };
const APART = { file: 4, server: 30 };
/** The bot's result, whether its save exists, and whether the backup was restored. */
const RIGHT = [
  ['open', true, false],
  // The save happened after the restore.
  ['open', true, true],
  ['restoring', false, true],
];
const RESTORING = expect.stringMatching(/is being restored from a backup\. Start the bot when/u);
const IN_USE = /^The bot is using .* Stop all its processes, then restore\.$/u;

async function openScene() {
  const place = await newPlace();
  await fill(place, 'a');
  const folder = dirname(await pathInNewFolder('backups'));
  const made = await backUpInto({ place, folder, keep: 1, at: NOW });
  if (!made.ok) throw new Error(made.problem);
  return { place, backup: made.value.path };
}

describe.runIf(areThere)(`by ${how}`, () => {
  test('anything saved during a restore exists afterward, or nothing was restored', async () => {
    const { place, backup } = await openScene();
    const kind = isAddress(place) ? 'server' : 'file';
    for (const start of someOf(
      Array.from({ length: STARTS[kind] }, (_, at) => at),
      3,
    )) {
      const restoring = restore(backup, place, NOW + start);
      await sleep(start * APART[kind]);
      const attempt = await open(place);
      const id = `interaction-${start}`;
      const bot = attempt.ok ? attempt.value : null;
      await bot?.interactions.take(id, NOW);
      const { ok: isRestored } = await restoring;
      await bot?.close();
      const after = await opened(place);
      const isKept = !(await after.interactions.take(id, NOW));
      await after.close();
      expect(RIGHT).toContainEqual([attempt.ok ? 'open' : attempt.problem.code, isKept, isRestored]);
    }
  });

  test('a bot’s start is refused during a restore, and a restore while the bot runs, both with a reason', async () => {
    const { place, backup } = await openScene();
    const release = isAddress(place) ? await holdServerAlone(place) : await holdFileAlone(place);
    const attempt = await open(place);
    expect(attempt).toMatchObject({ ok: false, problem: { code: 'restoring', message: RESTORING } });
    await Promise.resolve(release?.());
    const bot = await opened(place);
    expect(await restore(backup, place, NOW)).toEqual({ ok: false, problem: expect.stringMatching(IN_USE) });
    await bot.close();
    expect(await restore(backup, place, NOW)).toMatchObject({ ok: true });
  });
});
