/** A folder of its own for each test, gone afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The path of `name` in a new folder that is removed when the running test is over. */
export async function pathInNewFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, name);
}
