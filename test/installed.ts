/** Programs from Debian's packages, which `.ci/run` installs for the slow tests. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The program's path. If it is missing, the test fails, because a skipped test would look like a
 * passed test.
 */
export function installedProgram(name: string, debianPackage = name): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined)
    throw new Error(`${name} is not installed. Debian and Ubuntu: apt-get install ${debianPackage}`);
  return found;
}
