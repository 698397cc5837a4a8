/** The memory that the largest imports take, in a process with little memory. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PATH = new URL('memory.ts', import.meta.url).pathname;
/** Memory above the level before the import, in MiB. */
const MOST = 150;

const KINDS = [
  ['games', 'read'],
  ['games in a code page', 'read'],
  ['positions', 'pdn-variant'],
  ['one game', 'pdn-too-long'],
  ['one comment', 'pdn-character'],
] as const;

// Only Linux reports the peak memory since a given instant.
test.skipIf(!existsSync('/proc/self/clear_refs')).each(KINDS)(
  `%s: ten megabytes take at most ${MOST} MB`,
  async (kind, told) => {
    const args = ['--max-old-space-size=256', PATH, kind];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const seen = JSON.parse(stdout);
    expect(seen).toEqual({ games: expect.any(Number), told, grown: expect.any(Number) });
    expect(seen.grown).toBeLessThan(MOST);
  },
  // A heap of 256 MB collects its garbage often, and other tests also use the machine.
  240_000,
);
