/** What a bot that is running says of itself, and whether it could say it at all. */
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Place } from '../../web/listening.ts';
import type { Fault } from './fault.ts';
import { portFaults } from './machine.ts';

/** How long it may take to answer, in ms: it looks at its database meanwhile. */
const PATIENCE = 5000;

const Told = z.object({ checks: z.record(z.string(), z.object({ isWell: z.boolean(), words: z.string() })) });

/** Asks the bot how it is; one that is not running has nothing to say, and is not at fault for it. */
export async function healthFaults({ health }: Config): Promise<readonly Fault[]> {
  if (health === null) return [];
  const told = await ask(health);
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

/** `null` when no bot answers there. */
async function ask({ host, port }: Place): Promise<z.infer<typeof Told> | null> {
  try {
    const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/health`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    return Told.parse(await answer.json());
  } catch {
    return null;
  }
}
