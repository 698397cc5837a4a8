/**
 * The last step of `npm ci`, and the first of `npm test` for users whose settings forbid install
 * scripts (`ignore-scripts`). Links `node_modules/.bin/node` to the Node.js package. npm 10, which
 * comes with Node.js 20 and 22, creates this link and then deletes it. It left out the packages for
 * other systems, which link to the same name.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const isWindows = process.platform === 'win32';
const { optionalDependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const bin = new URL('node_modules/.bin/', root);
const link = new URL(isWindows ? 'node.cmd' : 'node', bin);
const name = Object.keys(optionalDependencies).find((each) => existsSync(new URL(`../${each}/`, bin)));
if (name !== undefined && !existsSync(link)) {
  mkdirSync(bin, { recursive: true });
  rmSync(link, { force: true });
  if (isWindows) writeFileSync(link, `@"%~dp0\\..\\${name}\\bin\\node.exe" %*\r\n`);
  else symlinkSync(`../${name}/bin/node`, link);
}
