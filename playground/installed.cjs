/**
 * Run before anything else: whether all that is needed is installed, in the versions of this state of the project. Who
 * forgot `npm ci`, or did not repeat it after an update, reads that and no trace of a missing file. Plain JavaScript,
 * because the machine's own Node.js, which may be of any age, reads it then.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const packageAt = (...path) =>
  JSON.parse(readFileSync(join(__dirname, '..', ...path, 'package.json'), 'utf8'));

const { dependencies, engines } = packageAt();
const isOld = Number.parseInt(process.versions.node) < Number.parseInt(engines.node.replace(/\D+/u, ''));

function isThere([name, version]) {
  try {
    return packageAt('node_modules', name).version === version;
  } catch {
    return false;
  }
}

if (isOld || !Object.entries(dependencies).every(isThere)) {
  console.error(
    'What Crownhead needs is not installed, or has changed with an update. Run `npm ci` in this folder first.',
  );
  process.exitCode = 1;
}
