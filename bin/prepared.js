/**
 * Checks the installed packages for `npm start` and `crownhead`, and rebuilds `dist/` if needed.
 * Plain JavaScript without packages, because an older Node.js may run it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The build writes this file last. */
const BUILT = join(ROOT, 'dist', 'start.js');
const SOURCES = ['src', 'commands', 'playground', 'assets', 'build.ts', 'package.json'];
const LEAST_NODE = 26;

/** @param {string[]} path */
const packageAt = (...path) => JSON.parse(readFileSync(join(ROOT, ...path, 'package.json'), 'utf8'));

/** @param {[string, unknown]} dependency */
function isInstalled([name, version]) {
  try {
    return packageAt('node_modules', name).version === version;
  } catch {
    return false;
  }
}

/**
 * The latest change in a file or folder (ms since 1970).
 *
 * @param {string} path
 * @returns {number}
 */
function changedAt(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, changedAt(join(path, name))),
    stat.mtimeMs,
  );
}

const isBuilt = () => SOURCES.every((name) => changedAt(join(ROOT, name)) < changedAt(BUILT));

/** Whether everything is ready. Prints what is missing. */
export function prepared() {
  // An image has only the build, no sources.
  if (!existsSync(join(ROOT, 'src'))) return true;
  const { dependencies } = packageAt();
  if (!Object.entries(dependencies).every(isInstalled))
    return refused('Packages are missing or out of date. Run `npm ci` in this folder first.');
  const { node } = process.versions;
  if (Number.parseInt(node) < LEAST_NODE)
    return refused(
      `This is Node.js ${node}; Crownhead needs ${LEAST_NODE} or newer. \`npm start\` and \`npx crownhead\` use the version that \`npm ci\` installs. If it has none for your system, install Node.js yourself.`,
    );
  if (isBuilt()) return true;
  const { status } = spawnSync(process.execPath, [join(ROOT, 'build.ts')], { stdio: ['ignore', 2, 2] });
  return (
    status === 0 || refused('Crownhead can’t be built here. Run `npm run build` as the owner of this folder.')
  );
}

/** @param {string} words */
function refused(words) {
  console.error(words);
  process.exitCode = 1;
  return false;
}
