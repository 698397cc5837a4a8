/**
 * The probe as it is loaded into a bot: without types, because otherwise Node.js would parse
 * TypeScript in each of the bot's threads, 14 MB each.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const urlOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

export function probeUrl(): string {
  const source = readFileSync(new URL('probe.ts', import.meta.url), 'utf8');
  const probe = urlOf(stripTypeScriptTypes(source));
  // Node.js loads it in every thread, where its timers would take time from the bot.
  return urlOf(
    `import { isMainThread } from 'node:worker_threads'; if (isMainThread) await import("${probe}");`,
  );
}
