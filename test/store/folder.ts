/** A separate folder for each test, removed afterward. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The path of `name` in a new folder, which is removed after the current test. */
export async function pathInNewFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, name);
}
