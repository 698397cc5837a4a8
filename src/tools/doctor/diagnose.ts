import { databaseOf, type Config } from '../../config.ts';
import type { Attempt } from '../../kit/attempt.ts';
import { threadsFor } from '../../enginePool/pool.ts';
import { isAddress, placeName } from '../../store/opening/address.ts';
import { discordFaults, doorPlaceFaults } from './discord.ts';
import type { Fault } from './fault.ts';
import { healthFaults } from './health.ts';
import { pageFaults } from './page.ts';
import { diskFaults, memoryFaults, nodeFaults, portFaults, secretFaults, type Machine } from './machine.ts';
import { type Damaged, look } from '../../store/looking/look.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBackup } from '../../store/backup/checkBackup.ts';
import { backupsAmong, madeAt } from '../../store/backup/folder.ts';
import { findPrograms, missingFor } from '../../store/backup/programs.ts';
import { lookAtServer } from '../../store/backup/dump.ts';

const DAY = 86_400_000;
const OLD = 2 * DAY;

async function backupFaults(config: Config, now: number): Promise<readonly Fault[]> {
  const missing = await missingAt(databaseOf(config));
  // Without the programs, a dump can't be read either.
  if (missing !== null) return [{ code: 'no-pg-dump', words: missing }];
  return newestFaults(config, now);
}

async function missingAt(place: string): Promise<string | null> {
  if (!isAddress(place)) return null;
  const served = await lookAtServer(place);
  // The faults of the database already say why a server can't be reached.
  return served.ok ? missingFor(served.value.version, await findPrograms()) : null;
}

async function newestFaults({ backups }: Config, now: number): Promise<readonly Fault[]> {
  const { folder } = backups;
  if (folder === undefined) return [];
  const [newest] = backupsAmong(await readdir(folder).catch(() => []));
  if (newest === undefined) {
    const words = `There is no backup in ${folder}. Start the bot, which makes one per day, or run npx crownhead backup. If there is still none, check that the bot can write to the folder.`;
    return [{ code: 'no-backup', words }];
  }
  const path = join(folder, newest);
  const checked = await checkBackup(path);
  if (!checked.ok && checked.problem.code === 'no-program')
    return [{ code: 'unchecked-backup', words: checked.problem.message }];
  if (!checked.ok) {
    const words = `The newest backup, ${path}, can't be restored. Delete it and run npx crownhead backup. If the new one is damaged too, check the disk.`;
    return [{ code: 'damaged-backup', words }];
  }
  const age = now - (madeAt(newest) ?? now);
  if (age < OLD) return [];
  const words = `The newest backup in ${folder} is ${Math.floor(age / DAY)} days old. Run npx crownhead backup. If the bot was running, see its log for the reason.`;
  return [{ code: 'old-backup', words }];
}

async function databaseFaults(config: Config, now: number): Promise<readonly Fault[]> {
  const place = databaseOf(config);
  const looked = await look(place, now);
  if (!looked.ok) return [{ code: looked.problem.code, words: looked.problem.message }];
  const seen = looked.value;
  if (seen === 'none') return [];
  if (seen === 'older') {
    const words = `The database ${placeName(place)} is from an older version. Make a backup, start the bot, and run the doctor again.`;
    return [{ code: 'old-schema', words }];
  }
  return [...seen.damaged.map(damageFault), ...restFaults(seen.resting), ...lateFaults(seen.late)];
}

function damageFault({ table, count, names }: Damaged): Fault {
  const which = names.length > 0 ? ` (${names.join(', ')}${count > names.length ? ', …' : ''})` : '';
  const words = `Unreadable rows in the table ${table}: ${count}${which}. The bot works without them. To get them back, restore an older backup.`;
  return { code: 'damaged-rows', words };
}

function restFaults(resting: number): readonly Fault[] {
  if (resting === 0) return [];
  const words = `Work was given up after it failed three times: ${resting}. List it with npx crownhead due --list, and try it again with npx crownhead due --free all.`;
  return [{ code: 'resting', words }];
}

function lateFaults({ rows, since }: { readonly rows: number; readonly since: number }): readonly Fault[] {
  if (rows === 0) return [];
  const words = `Work is late: ${rows}, the first since ${new Date(since).toISOString()}. Start the bot if it is stopped. If it runs, see its log.`;
  return [{ code: 'late', words }];
}

const NO_TOKEN: Fault = {
  code: 'no-token',
  words:
    'DISCORD_TOKEN is not set, so only the playground can start. Copy it from "Bot" in the developer portal into .env.',
};

export async function diagnose(
  settings: Attempt<Config, readonly string[]>,
  machine: Machine,
  secrets: string,
): Promise<readonly Fault[]> {
  const ground = [...nodeFaults(machine), ...(await secretFaults(secrets))];
  if (!settings.ok) return [...settings.problem.map((words) => ({ code: 'settings', words })), ...ground];
  const config = settings.value;
  const { token, door, page, playground, engineThreads } = config;
  const place = databaseOf(config);
  return [
    // The playground starts only without a token, and the door opens only with one.
    ...(token === undefined
      ? [NO_TOKEN, ...(await portFaults(playground.host, playground.port, { host: 'HOST', port: 'PORT' }))]
      : await discordFaults(config, token, machine.now)),
    ...(token === undefined || !door ? [] : await doorPlaceFaults(door)),
    ...(token === undefined || !page ? [] : await pageFaults(page)),
    ...(token === undefined ? [] : await healthFaults(config)),
    ...(await databaseFaults(config, machine.now())),
    ...(await backupFaults(config, machine.now())),
    ...(isAddress(place) ? [] : await diskFaults(machine, place)),
    ...memoryFaults(machine, threadsFor(engineThreads)),
    ...ground,
  ];
}
