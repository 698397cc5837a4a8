/** Fetches what was attached to a command from where Discord keeps it. */
import { LARGEST_FILE } from '../app/ports/file.ts';
import type { ReadFile } from '../app/ports/file.ts';
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import type { Problem } from '../app/problem/problem.ts';

/** How long a file may take, in ms; the asker waits for it. */
const PATIENCE = 5000;

const tooLarge = (): Attempt<never, Problem> => refused({ code: 'file-too-large', most: LARGEST_FILE });

/**
 * No more is taken in than the file is said to have. The bytes are in memory that threads share, because each order to read them
 * would make a copy.
 */
async function take(body: AsyncIterable<Uint8Array>, size: number): Promise<Attempt<Uint8Array, Problem>> {
  const whole = new Uint8Array(new SharedArrayBuffer(size));
  let at = 0;
  for await (const part of body) {
    if (at + part.length > size) return tooLarge();
    whole.set(part, at);
    at += part.length;
  }
  return done(whole.subarray(0, at));
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
      return ok && body !== null ? await take(body, size) : refused({ code: 'file-unreachable' });
    } catch {
      return refused({ code: 'file-unreachable' });
    }
  };
}
