/** What a bot that is running on this machine tells of itself. */
import { z } from 'zod';
import type { Place } from '../../web/listening.ts';

/** How long it may take to answer, in ms: it looks at its database meanwhile. */
const PATIENCE = 5000;

const Told = z.object({ checks: z.record(z.string(), z.object({ isWell: z.boolean(), words: z.string() })) });

/** Asks it; `null` when no bot answers there. */
export async function toldAt({ host, port }: Place): Promise<z.infer<typeof Told> | null> {
  try {
    const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/health`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    return Told.parse(await answer.json());
  } catch {
    return null;
  }
}
