/**
 * The doctor names every fault of a bot in one sentence with its solution, and prints one line
 * about a healthy bot.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parseConfig } from '../../src/config.ts';
import { openLog } from '../../src/log.ts';
import { startBot } from '../../src/main.ts';
import { diagnose } from '../../src/tools/doctor/diagnose.ts';
import { COMPILE_CACHE } from '../compileCache.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { change } from '../store/place.ts';
import { FAULTS } from './doctorFaults.ts';
import { backedUp, faultsOf, findingsOf, healthy, set, withDoor } from './doctorPatient.ts';

test('there are enough seeded faults', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(25);
  expect(new Set(FAULTS.map(([code]) => code)).size).toBeGreaterThanOrEqual(25);
});

test.each(FAULTS)('%s is reported: %s', async (code, words, seed) => {
  const patient = await healthy();
  await seed(patient);
  const findings = await findingsOf(patient);
  const others = findings.filter(
    (found) => !found.isNote && found.code !== code && found.code !== 'no-token',
  );
  const found = findings.find((finding) => finding.code === code);
  expect(found?.words).toMatch(words);
  expect(found?.words).not.toMatch(/\p{C}|secret/u);
  expect(others).toEqual([]);
});

test('invalid settings are reported one by one, and no request is sent to Discord', async () => {
  const { machine, secrets } = await healthy();
  const settings = parseConfig({ PORT: 'harbor', LOG_LEVEL: 'loud' });
  const faults = await diagnose(settings, machine, secrets);
  expect(faults.map(({ code }) => code)).toEqual(['settings', 'settings']);
});

test('a healthy bot has no faults, nor has a bot that was never started', async () => {
  const patient = await healthy();
  expect(await faultsOf(patient)).toEqual([]);
  await backedUp(patient, 1);
  expect(await faultsOf(patient)).toEqual([]);
  const fresh = await pathInNewFolder('not/yet/games.db');
  set(patient, { databasePath: fresh });
  expect(await faultsOf(patient)).toEqual([]);
  await expect(stat(dirname(fresh))).rejects.toThrow('ENOENT');
});

test('a healthy bot with an endpoint has no faults, before it is started and while it runs', async () => {
  const patient = await healthy();
  const { discord } = patient;
  discord.world.endpoint = 'https://bot.example/interactions';
  withDoor(patient);
  expect(await faultsOf(patient)).toEqual([]);
  const parts = { now: patient.machine.now, log: openLog('silent') };
  const bot = await startBot({ ...patient.config, engineThreads: 0 }, parts);
  if (!bot.ok) throw new Error(bot.problem);
  onTestFinished(() => bot.value.stop());
  const door = { host: '0.0.0.0', port: bot.value.port ?? 0, publicKey: discord.publicKey };
  set(patient, { door });
  expect(await faultsOf(patient)).toEqual([]);
});

test('the doctor changes nothing', async () => {
  const patient = await healthy();
  await change(patient.path, 'pragma wal_checkpoint(truncate)');
  const before = await readFile(patient.path);
  await faultsOf(patient);
  expect(before.equals(await readFile(patient.path))).toBe(true);
});

test('the tool prints a line and its notes for a healthy bot, and exits with 0', async () => {
  const { discord, path, secrets } = await healthy();
  const folder = dirname(secrets);
  await mkdir(folder, { recursive: true });
  const env = {
    ...COMPILE_CACHE,
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: `${discord.url}/api`,
    DATABASE_PATH: path,
    ENGINE_THREADS: '0',
    // Another bot, from a test or on this machine, may use the default port.
    HEALTH_PORT: 'off',
    BACKUP_FOLDER: 'off',
  };
  const tool = new URL('../../src/tools/doctor.ts', import.meta.url).pathname;
  const ran = await promisify(execFile)(process.execPath, [tool], { env, cwd: folder });
  expect(ran).toEqual({
    stdout: 'All is well.\n',
    stderr: expect.stringMatching(/^[^\n]+no daily backups[^\n]+\n$/u),
  });
});
