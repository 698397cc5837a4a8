/** What a bot that is running says of itself, and whether it could say it at all. */
import type { Config } from '../../config.ts';
import { toldAt } from './told.ts';
import type { Fault } from './fault.ts';
import { portFaults } from './machine.ts';

/** Asks the bot how it is; one that is not running has nothing to say, and is not at fault for it. */
export async function healthFaults({ health }: Config): Promise<readonly Fault[]> {
  if (health === null) return [];
  const told = await toldAt(health);
  if (told === null) {
    const faults = await portFaults(health.host, health.port, { host: 'HEALTH_HOST', port: 'HEALTH_PORT' });
    // The bot then takes the next port.
    return faults.filter(({ code }) => code !== 'port-taken');
  }
  return Object.values(told.checks)
    .filter(({ isWell }) => !isWell)
    .map(({ words }) => ({
      code: 'not-ready',
      words: `The bot is running but not ready: ${words}. Look into its log; it is ready again by itself as soon as this has passed.`,
    }));
}
