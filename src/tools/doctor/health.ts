import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Fault } from './fault.ts';
import { portFaults } from './machine.ts';
import type { Place } from '../../web/listening.ts';

/** It isn't a problem if the bot isn't running. */
export async function healthFaults({ health }: Config): Promise<readonly Fault[]> {
  if (health === null) return [];
  const told = await toldAt(health);
  if (told === null) {
    const faults = await portFaults(health, 'HEALTH_');
    // If its port is taken, the bot uses the next one.
    return faults.filter(({ code }) => code !== 'port-taken');
  }
  return [
    // The doctor checks the disk itself before this.
    ...Object.entries(told.checks)
      .filter(([name, { isWell }]) => !isWell && name !== 'disk')
      .map(([, { words }]) => ({
        code: 'not-ready',
        words: `The bot is running but not ready: ${words}. See its log. It recovers on its own when this is over.`,
      })),
    ...(told.visitorsFrom === undefined ? [] : [proxyFault(told.visitorsFrom)]),
  ];
}

const proxyFault = (address: string): Fault => ({
  code: 'one-visitor',
  isNote: true,
  words: `All visitors of the page come from ${address}. If that is your proxy, set TRUSTED_PROXIES=${address}, because the bot limits how much one address may ask.`,
});

const HTTP_TIMEOUT = 5000;

const HealthAnswer = z.object({
  checks: z.record(z.string(), z.object({ isWell: z.boolean(), words: z.string() })),
  visitorsFrom: z.string().optional(),
});

export async function toldAt({ host, port }: Place): Promise<z.infer<typeof HealthAnswer> | null> {
  try {
    const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/health`, {
      signal: AbortSignal.timeout(HTTP_TIMEOUT),
    });
    return HealthAnswer.parse(await answer.json());
  } catch {
    return null;
  }
}
