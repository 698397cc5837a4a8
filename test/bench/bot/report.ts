/** Reports about a bot's process, from the process itself and from the system. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const Report = z.object({
  hold: z.number(),
  holdP99: z.number(),
  work: z.number(),
  heap: z.number(),
  leastHeap: z.number(),
  held: z.number(),
  outside: z.number(),
});
/** What `probe.ts` has measured since the last report; times in ms, memory in MiB. */
export type Report = z.infer<typeof Report>;

/** How long the process may take to answer, in ms. */
const PATIENCE = 60_000;

export async function reported(child: ChildProcess): Promise<Partial<Report>> {
  if (child.exitCode !== null || child.signalCode !== null) return {};
  const over = new AbortController();
  const { signal } = over;
  const answer = once(child, 'message', { signal }).then(([told]) => Report.parse(told));
  const end = once(child, 'exit', { signal }).then(() => ({}));
  const silence = sleep(PATIENCE, {}, { signal });
  for (const each of [answer, end, silence]) each.catch(() => undefined);
  child.send('report');
  try {
    return await Promise.race([answer, end, silence]);
  } finally {
    over.abort();
  }
}

/**
 * The system's figures for the process, in MiB: resident memory, and the part that isn't backed by
 * a file.
 */
export function memoryOf({ pid }: ChildProcess): { readonly resident: number; readonly anonymous: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mebibytes = (name: string): number =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`, 'u').exec(status)?.[1]) / 1024;
  return { resident: mebibytes('VmRSS'), anonymous: mebibytes('RssAnon') };
}

/**
 * CPU time of all threads since the process began, in ms; Linux counts it in hundredths of a
 * second.
 */
export function cpuOf({ pid }: ChildProcess): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = rest.split(' ').slice(11, 13).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10;
}
