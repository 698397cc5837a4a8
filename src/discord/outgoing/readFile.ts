import { LARGEST_FILE, type ReadFile } from '../../app/ports/reading.ts';
import { done, refused, type Result } from '../../kit/result.ts';
import type { Problem } from '../../app/problem/problem.ts';

/** In ms, because the asker is waiting. */
const DISCORD_TIMEOUT = 5000;

const tooLarge = (): Result<never, Problem> => refused({ code: 'file-too-large', most: LARGEST_FILE });

/** Reads into shared memory, so that reading threads need no copies. */
async function take(body: AsyncIterable<Uint8Array>, size: number): Promise<Result<Uint8Array, Problem>> {
  const whole = new Uint8Array(new SharedArrayBuffer(size));
  let at = 0;
  for await (const part of body) {
    if (at + part.length > size) return tooLarge();
    whole.set(part, at);
    at += part.length;
  }
  return done(whole.subarray(0, at));
}

const DISCORDS = ['https://cdn.discordapp.com', 'https://media.discordapp.net'];

/** Only from Discord, because a forged address could name any machine that the bot can reach. */
export function readFileFrom(apiUrl: string): ReadFile {
  const origins: ReadonlySet<string | undefined> = new Set([...DISCORDS, new URL(apiUrl).origin]);
  return async ({ url, size }) => {
    if (size > LARGEST_FILE) return tooLarge();
    if (!origins.has(URL.parse(url)?.origin)) return refused({ code: 'file-unreachable' });
    try {
      const { ok, body } = await fetch(url, {
        signal: AbortSignal.timeout(DISCORD_TIMEOUT),
        redirect: 'error',
      });
      return ok && body !== null ? await take(body, size) : refused({ code: 'file-unreachable' });
    } catch {
      return refused({ code: 'file-unreachable' });
    }
  };
}
