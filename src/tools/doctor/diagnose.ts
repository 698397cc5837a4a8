import { databaseOf, NO_TOKEN, type Config } from '../../config.ts';
import type { Result } from '../../kit/result.ts';
import { checkSweep, overdueFor } from '../../health/readiness.ts';
import { threadsFor } from '../../enginePool/pool.ts';
import { isAddress, placeName } from '../../store/opening/address.ts';
import { backupFaults } from './backups.ts';
import { discordFaults, doorPlaceFaults } from './discord.ts';
import type { Fault } from './fault.ts';
import { healthFaults } from './health.ts';
import { pageFaults } from './page.ts';
import { diskFaults, memoryFaults, nodeFaults, portFaults, secretFaults, type Machine } from './machine.ts';
import { type Damaged, look, type Looked } from '../../store/looking/look.ts';

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
  return [...seen.damaged.map(damageFault), ...restFaults(seen.backlog), ...lateFaults(seen.backlog, now)];
}

function damageFault({ table, count, names }: Damaged): Fault {
  const which = names.length > 0 ? ` (${names.join(', ')}${count > names.length ? ', …' : ''})` : '';
  const words = `Unreadable rows in the table ${table}: ${count}${which}. The bot works without them. To get them back, restore an older backup.`;
  return { code: 'damaged-rows', words };
}

function restFaults(backlog: Looked['backlog']): readonly Fault[] {
  const resting = backlog.reduce((total, kind) => total + kind.resting, 0);
  if (resting === 0) return [];
  const words = `Work was abandoned after it failed three times: ${resting}. List it with npx crownhead due --list, and retry it with npx crownhead due --free all.`;
  return [{ code: 'resting', words }];
}

/** Uses the rule of `/health`, because a bot that isn't running can't be asked. */
function lateFaults(backlog: Looked['backlog'], now: number): readonly Fault[] {
  const { isWell, words } = checkSweep({ lookedFor: 0, full: [], dueFor: overdueFor(backlog, now) });
  const remedy = 'Start the bot if it is stopped. If it runs, see its log.';
  return isWell ? [] : [{ code: 'late', words: `In the database, ${words}. ${remedy}` }];
}

export async function diagnose(
  settings: Result<Config, readonly string[]>,
  machine: Machine,
  secrets: string,
): Promise<readonly Fault[]> {
  const ground = [...nodeFaults(machine), ...(await secretFaults(secrets))];
  if (!settings.ok) return [...settings.problem.map((words) => ({ code: 'settings', words })), ...ground];
  const config = settings.value;
  const { token, door, page, playground, engineThreads } = config;
  const place = databaseOf(config);
  return [
    // The playground starts only without a token, and Discord's requests are served only with one.
    ...(token === undefined
      ? [{ code: 'no-token', words: NO_TOKEN }, ...(await portFaults(playground, ''))]
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
