/** Fetches what was attached to a command from where Discord keeps it. */
import { LARGEST_FILE } from '../app/ports/file.ts';
import type { ReadFile } from '../app/ports/file.ts';
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import type { Problem } from '../app/problem/problem.ts';

/** How long a file may take, in ms; the asker waits for it. */
const PATIENCE = 5000;

const tooLarge = (): Attempt<never, Problem> => refused({ code: 'file-too-large', most: LARGEST_FILE });

/** Whatever the size was said to be, no more than the limit is taken in. */
async function take(body: AsyncIterable<Uint8Array>): Promise<Attempt<Uint8Array, Problem>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > LARGEST_FILE) return tooLarge();
    parts.push(part);
  }
  return done(Buffer.concat(parts));
}

/** Where Discord keeps what people attach. */
const DISCORDS = ['https://cdn.discordapp.com', 'https://media.discordapp.net'];

/**
 * Reads files of the Discord whose API is at this address, and of nobody else: an address that somebody made up could name any
 * machine that the bot reaches, and so could a redirection. A network that fails is no bug of ours, however it fails.
 */
export function readFileFrom(apiUrl: string): ReadFile {
  const origins: ReadonlySet<string | undefined> = new Set([...DISCORDS, new URL(apiUrl).origin]);
  return async ({ url, size }) => {
    if (size > LARGEST_FILE) return tooLarge();
    if (!origins.has(URL.parse(url)?.origin)) return refused({ code: 'file-unreachable' });
    try {
      const { ok, body } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
      return ok && body !== null ? await take(body) : refused({ code: 'file-unreachable' });
    } catch {
      return refused({ code: 'file-unreachable' });
    }
  };
}
