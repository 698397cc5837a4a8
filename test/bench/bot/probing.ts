/** The probe as it is loaded into a bot: already without its types, or Node.js would read TypeScript in each of the bot's threads, 14 MB each. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

export function probeUrl(): string {
  const source = readFileSync(new URL('probe.ts', import.meta.url), 'utf8');
  return `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(source))}`;
}
