/** The compiler comes through npx. The file names its source, so a test notices its age. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refuse } from '../src/tools/commandLine.ts';
import { sourceOf, SOURCE_SECTION } from './assemblySource.ts';

const COMPILER = 'assemblyscript@0.28.20';
const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', '--use', 'abort=', '--memoryBase', '0'];

const pathOf = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));
const out = pathOf('assets/engine/large.wasm');

const { status } = spawnSync(
  'npx',
  ['--yes', '--package', COMPILER, 'asc', pathOf('assembly/core.ts'), '--outFile', out, ...OPTIONS],
  { stdio: 'inherit' },
);
if (status !== 0) refuse('the compiler failed');
writeFileSync(out, Buffer.concat([readFileSync(out), sectionOf(SOURCE_SECTION, sourceOf())]));
console.log(out);

/** Both texts fit lengths of one byte. */
function sectionOf(name: string, text: string): Buffer {
  return Buffer.concat([
    Buffer.from([0, 1 + name.length + text.length, name.length]),
    Buffer.from(`${name}${text}`, 'latin1'),
  ]);
}
