/**
 * Run after a change of dependencies: removes the Node.js versions that packages require from
 * `package-lock.json`. Otherwise, npm would compare them with the Node.js that runs npm, and warn
 * about packages that run on the Node.js that it is installing.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const path = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf8'));
for (const [place, entry] of Object.entries(lock.packages)) if (place !== '') delete entry.engines;
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
