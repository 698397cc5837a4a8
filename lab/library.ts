/**
 * `npm run lab -- library`: generates the library's API page, and writes its package to a folder.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildLibrary } from './library/build.ts';
import { apiPage } from './library/page.ts';

const ROOT = join(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(ROOT, 'dist/library'));

await writeFile(join(ROOT, 'docs/library/api.md'), apiPage());
await buildLibrary(folder);
console.log(`The package is in ${folder}. Try it with: npm pack ${folder}`);
