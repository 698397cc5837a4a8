import { databaseOf, type Config } from '../../config.ts';
import type { Attempt } from '../../kit/attempt.ts';
import { threadsFor } from '../../enginePool/pool.ts';
import { isAddress } from '../../store/opening/address.ts';
import { backupFaults } from './backups.ts';
import { databaseFaults } from './database.ts';
import { discordFaults, doorPlaceFaults } from './discord.ts';
import type { Fault } from './fault.ts';
import { healthFaults } from './health.ts';
import { diskFaults, memoryFaults, nodeFaults, portFaults, secretFaults, type Machine } from './machine.ts';

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
  const { token, door, playground, engineThreads } = config;
  const place = databaseOf(config);
  return [
    // The playground starts only without a token, and the door opens only with one.
    ...(token === undefined
      ? [NO_TOKEN, ...(await portFaults(playground.host, playground.port, { host: 'HOST', port: 'PORT' }))]
      : await discordFaults(config, token, machine.now)),
    ...(token === undefined || !door ? [] : await doorPlaceFaults(door)),
    ...(token === undefined ? [] : await healthFaults(config)),
    ...(await databaseFaults(config, machine.now())),
    ...(await backupFaults(config, machine.now())),
    ...(isAddress(place) ? [] : await diskFaults(machine, place)),
    ...memoryFaults(machine, threadsFor(engineThreads)),
    ...ground,
  ];
}
