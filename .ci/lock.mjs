/**
 * After a change of dependencies: `package-lock.json` doesn't say which Node.js versions a package
 * wants. npm would compare them with the Node.js that runs npm, and warn of packages that run on the
 * Node.js that it is installing.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const path = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf8'));
for (const [place, entry] of Object.entries(lock.packages)) if (place !== '') delete entry.engines;
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
