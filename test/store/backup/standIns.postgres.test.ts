/**
 * Backups of PostgreSQL with stand-ins for its programs, on any machine. Tests with the machine's
 * own programs are in `dump.slow.postgres.test.ts`.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { backingUp } from '../../../src/dailyBackup.ts';
import { DAY } from '../../../src/game/calendar/span.ts';
import { openLog } from '../../../src/log.ts';
import { backUpInto } from '../../../src/store/backup/backUpInto.ts';
import { restore } from '../../../src/store/backup/restore.ts';
import { lookAtServer } from '../../../src/store/backup/dump.ts';
import { readyDatabase } from '../../postgres/database.ts';
import { faultsOf, healthy, set } from '../../tools/doctorPatient.ts';
import { pathInNewFolder } from '../folder.ts';
import { fill, NOW } from './fill.ts';
import { standIns } from './standIns.ts';

async function scene() {
  const place = await readyDatabase();
  await fill(place, 'a');
  const served = await lookAtServer(place);
  if (!served.ok) throw new Error(served.problem);
  const folder = dirname(await pathInNewFolder('backups'));
  return { place, folder, password: new URL(place).password, version: served.value.version };
}

const INSTALL =
  /Install PostgreSQL's client programs \(.*apt-get install postgresql-client.*\), version \d+ or newer\.$/u;

describe.skipIf(process.platform === 'win32')('by stand-ins', () => {
  test('a server is dumped, checked, and restored in one transaction; no command line shows the password', async () => {
    const { place, folder, password, version } = await scene();
    const { told, sent } = await standIns(version);
    for (const day of [0, 1])
      expect(await backUpInto({ place, folder, keep: 1, at: NOW + day * DAY })).toMatchObject({
        ok: true,
        value: { games: 2, removed: day === 0 ? [] : ['crownhead-2026-05-03T14-05-06Z.dump'] },
      });
    const [name = '', ...others] = await readdir(folder);
    expect([name, others]).toEqual(['crownhead-2026-05-04T14-05-06Z.dump', []]);
    expect(await restore(join(folder, name), place, NOW)).toEqual({ ok: true, value: { kept: null } });
    const statements = (await sent()).split('\n');
    const expected = ['begin;', expect.stringMatching(/^drop table .*"public"\."game"/u)];
    expect(statements.slice(0, 2)).toEqual(expected);
    expect(statements).toContain('g1\tone\u2028line');
    expect(statements.slice(-2)).toEqual(['commit;', '']);
    for (const program of ['pg_dump', 'psql'] as const)
      for (const line of (await told(program)).trim().split('\n')) {
        const [words, secret] = line.split('; ');
        expect(secret).toBe(password);
        expect(words).not.toContain(password);
      }
  });

  test.each([
    ['pg_dump', /^pg_dump failed: pg_dump: error: gone$/u],
    ['pg_restore', /^pg_dump made a damaged backup: /u],
  ] as const)('if %s fails, no backup is left', async (program, words) => {
    const { place, folder, version } = await scene();
    await standIns(version, { program, saying: `${program}: error: gone`, run: 1 });
    const made = await backUpInto({ place, folder, keep: 1, at: NOW });
    expect(made.ok ? '' : made.problem).toMatch(words);
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    // The program's first two runs check the backup: after it is made, and before the restore.
    ['pg_restore', 3],
    ['psql', 1],
  ] as const)('if %s fails in the middle of a restore, the server keeps its games', async (program, run) => {
    const { place, folder, version } = await scene();
    const { sent } = await standIns(version, { program, saying: `${program}: error: gone`, run });
    const made = await backUpInto({ place, folder, keep: 1, at: NOW });
    const restored = await restore(made.ok ? made.value.path : '', place, NOW);
    expect(restored.ok ? '' : restored.problem).toMatch(
      new RegExp(`was not changed: ${program}: error: gone$`, 'u'),
    );
    // psql received everything before it failed.
    expect((await sent()).includes('commit')).toBe(program === 'psql');
  });

  test('an older pg_dump is refused, and one line says what to install', async () => {
    const { place, folder, version } = await scene();
    await standIns(version - 1);
    const made = await backUpInto({ place, folder, keep: 1, at: NOW });
    expect(made.ok ? '' : made.problem).toMatch(`pg_dump has version ${version - 1}, the server ${version}.`);
    expect(made.ok ? '' : made.problem).toMatch(INSTALL);
  });
});

test('without pg_dump, the log and the doctor say in one line what to install', async () => {
  const { place, folder } = await scene();
  const patient = await healthy();
  set(patient, { databaseUrl: place, backups: { folder, keep: 2 } });
  vi.stubEnv('PATH', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  const log = openLog('silent');
  const error = vi.spyOn(log, 'error');
  expect(await backingUp(patient.config, { log, freeDisk: patient.machine.freeDisk })?.(NOW)).toBe(false);
  const missing = expect.stringMatching(
    /^PostgreSQL can't be backed up: pg_dump was not found\. Install [^\n]+$/u,
  );
  expect(error.mock.calls).toEqual([[{ reason: missing }, 'today’s backup failed']]);
  expect(error.mock.calls[0]?.[0]).toMatchObject({ reason: expect.stringMatching(INSTALL) });
  expect(await faultsOf(patient)).toContainEqual({ code: 'no-pg-dump', words: missing });
  expect(await readdir(folder)).toEqual([]);
});

test('restoring an SQLite backup into PostgreSQL is refused, with instructions for moving the games', async () => {
  const { place, folder } = await scene();
  await writeFile(join(folder, 'backup.sqlite'), 'SQLite format 3\0');
  const restored = await restore(join(folder, 'backup.sqlite'), place, NOW);
  expect(restored.ok ? '' : restored.problem).toMatch(/PostgreSQL can't restore it.*npx crownhead copy/u);
});
