/** Imports according to dependency-cruiser and our rules (`.dependency-cruiser.cjs`). */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const Config = z.object({
  forbidden: z.array(z.object({ name: z.string(), from: z.object({ path: z.string().optional() }) })),
});

export const rules = (): z.infer<typeof Config>['forbidden'] =>
  Config.parse(createRequire(import.meta.url)('../../.dependency-cruiser.cjs')).forbidden;

/** The layers of a feature, by the folder whose rules they follow. */
export const layers = (): Readonly<Record<string, readonly string[]>> =>
  z
    .object({ LAYERS: z.record(z.string(), z.array(z.string())) })
    .parse(createRequire(import.meta.url)('../../.ci/rooms.cjs')).LAYERS;

const Report = z.object({
  modules: z.array(z.object({ source: z.string() })),
  summary: z.object({
    violations: z.array(z.object({ rule: z.object({ name: z.string() }), from: z.string(), to: z.string() })),
  }),
});

/**
 * Checks the folders of a project. dependency-cruiser exits with the number of violations, which
 * its report contains as well.
 */
export async function cruise(house: string, folders: readonly string[]): Promise<z.infer<typeof Report>> {
  const command = `${root}node_modules/.bin/depcruise`;
  const args = [...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], {
    cwd: house,
    maxBuffer: 2 ** 28,
  }).catch((exit: unknown) => z.object({ stdout: z.string() }).parse(exit));
  return Report.parse(JSON.parse(stdout));
}
