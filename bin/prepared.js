/**
 * Checks the installed packages for `npm start` and `crownhead`, and rebuilds `dist/` if needed.
 * Plain JavaScript without packages, because an older Node.js may run it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt, ROOT } from './sources.js';

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

const SYSTEM = `${process.platform}-${process.arch}`;

/**
 * Whether a package lacks its program for this system, which is another, optional package.
 *
 * @param {string} name
 */
function lacksProgram(name) {
  const { optionalDependencies = {} } = packageAt('node_modules', name);
  const programs = Object.keys(optionalDependencies).filter(
    (each) => `${each}-`.includes(`-${SYSTEM}-`) || each.endsWith(`/${SYSTEM}`),
  );
  return programs.length > 0 && !programs.some((each) => existsSync(join(ROOT, 'node_modules', each)));
}

/**
 * Runs the same command with the installed Node.js, whose link `npm ci --ignore-scripts` left out.
 * `false` without one.
 */
function ranAgain() {
  spawnSync(process.execPath, [join(ROOT, 'bin', 'link.js')]);
  const linked = join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (!existsSync(linked) || realpathSync(linked) === realpathSync(process.execPath)) return false;
  const shell = process.platform === 'win32';
  const { status } = spawnSync(linked, process.argv.slice(1), { stdio: 'inherit', shell });
  process.exitCode = status ?? 1;
  return true;
}

/** Whether everything is ready. Prints what is missing. */
export function prepared() {
  // An image contains only the build, no sources.
  if (!existsSync(join(ROOT, 'src'))) return true;
  const { dependencies, optionalDependencies = {} } = packageAt();
  if (!Object.entries(dependencies).every(isInstalled))
    return refused('Packages are missing or out of date. Run `npm ci` in this folder first.');
  const halves = Object.keys(dependencies).filter(lacksProgram);
  if (halves.length > 0)
    return refused(
      `The parts of ${halves.join(' and ')} for this system (${SYSTEM}) are missing, because \`npm ci\` ran with --omit=optional or on another system. Run \`npm ci --include=optional\`.`,
    );
  const { node } = process.versions;
  const least = Number.parseInt(Object.values(optionalDependencies)[0]);
  if (Number.parseInt(node) < least)
    return (
      !ranAgain() &&
      refused(
        `This is Node.js ${node}; Crownhead needs ${least} or newer. \`npm start\` and \`npx crownhead\` use the version that \`npm ci\` installs. If it has none for your system, install Node.js yourself.`,
      )
    );
  if (isBuilt()) return true;
  console.error(
    existsSync(join(ROOT, 'dist'))
      ? 'Building again because files have changed, about 5 s…'
      : 'Building once, about 5 s…',
  );
  const { status } = spawnSync(process.execPath, [join(ROOT, 'bin', 'build.js')], {
    stdio: ['ignore', 2, 2],
  });
  return (
    status === 0 ||
    refused(
      'Crownhead can’t be built, for the reason above. If files can’t be written, run `npm run build` as the owner of this folder.',
    )
  );
}

/** @param {string} words */
function refused(words) {
  console.error(words);
  process.exitCode = 1;
  return false;
}
