/** A healthy bot, and ways to break it. */
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { onTestFinished } from 'vitest';
import { startStandIn, type StandIn } from '../../playground/server/standIn.ts';
import type { Config } from '../../src/config.ts';
import { done } from '../../src/kit/result.ts';
import { backUp } from '../../src/store/backup/backUpInto.ts';
import { backupName } from '../../src/store/backup/folder.ts';
import { storeAt } from '../store/opened.ts';
import { diagnose } from '../../src/tools/doctor/diagnose.ts';
import type { Machine } from '../../src/tools/doctor/machine.ts';
import { newFile } from '../store/file.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { change } from '../store/place.ts';
import { sampleChallenge, sampleGame } from '../store/samples.ts';
import { settingsFor } from '../story/cards.ts';

export const GB = 2 ** 30;

const LATER = Date.UTC(2100, 0);

export interface Patient {
  readonly discord: StandIn;
  readonly path: string;
  readonly secrets: string;
  config: Config;
  machine: Machine;
}

export async function healthy(): Promise<Patient> {
  const discord = await startStandIn();
  onTestFinished(() => discord.close());
  const path = await newFile();
  const secrets = await pathInNewFolder('.env');
  await writeFile(secrets, '', { mode: 0o600 });
  const store = await storeAt(path);
  for (const id of ['1', '2', '3', '4']) {
    await store.challenges.add(sampleChallenge({ id: `c${id}` }), LATER);
    const accepted = sampleChallenge({ id: `c${id}`, version: 2, state: 'accepted', gameId: `g${id}` });
    await store.games.begin(accepted, sampleGame({ id: `g${id}` }), LATER);
  }
  await store.close();
  await change(path, `update server set due_at = ${LATER}`);
  // Nothing is left to show when the bot starts.
  for (const table of ['game', 'challenge'])
    await change(path, `update ${table} set shown_version = version`);
  const machine: Machine = {
    now: () => discord.clock.now(),
    freeDisk: async () => 10 * GB,
    memory: { total: 2 * GB, free: GB },
    node: 'v26.1.0',
  };
  return { discord, path, secrets, config: settingsFor(discord, path), machine };
}

/** The doctor's findings: faults and notes. */
export const findingsOf = ({ config, machine, secrets }: Patient) => diagnose(done(config), machine, secrets);

export const faultsOf = async (patient: Patient) =>
  (await findingsOf(patient)).filter(({ isNote }) => !isNote);

export const answering = ({ discord }: Patient, on: RegExp, body: unknown): void =>
  discord.faults.rest({ on, effect: { status: 200, body } });

export const gateway = (remaining: number) => ({
  url: 'ws://127.0.0.1',
  shards: 1,
  session_start_limit: { total: 1000, remaining, reset_after: 5_000_000, max_concurrency: 1 },
});

export const server = (name: string, permissions: bigint, id = '1200000000000000001') => ({
  id,
  name,
  permissions: String(permissions),
});

export async function takenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export const overwrite = async (path: string): Promise<void> =>
  writeFile(path, (await readFile(path)).fill(0xee, 4096 * 3, 4096 * 4));

/** Sets a backup folder, with a backup of this age in days (0: none). Returns the backup's path. */
export async function backedUp(one: Patient, days: number): Promise<string> {
  const folder = `${dirname(one.secrets)}/backups`;
  set(one, { backups: { folder, keep: 7 } });
  const path = `${folder}/${backupName(one.machine.now() - days * 86_400_000)}`;
  if (days > 0) await backUp(one.path, path);
  return path;
}

export const withDoor = (one: Patient): void =>
  set(one, { door: { host: '127.0.0.1', port: 0, publicKey: one.discord.publicKey } });

export const set = (one: Patient, changes: Partial<Config>): void => {
  one.config = { ...one.config, ...changes };
};

export const alter = (one: Patient, changes: Partial<Machine>): void => {
  one.machine = { ...one.machine, ...changes };
};

export const shift = (one: Patient, by: number): void =>
  alter(one, { now: () => one.discord.clock.now() + by });

/** Settings without a token, which would open the playground. */
export const idle = (host: string, port: number): Partial<Config> => ({
  token: undefined,
  playground: { host, port },
});
