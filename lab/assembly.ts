/**
 * Compiles the search for each kind of board. The compiler comes through npx. Each file names its
 * source, so a test notices its age.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuse } from '../src/tools/commandLine.ts';
import { FOLDER, LAYOUTS, sourceOf, SOURCE_SECTION } from './assemblySource.ts';

const COMPILER = 'assemblyscript@0.28.20';
const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', '--use', 'abort=', '--memoryBase', '0'];

for (const layout of LAYOUTS) {
  const out = fileURLToPath(new URL(`../assets/engine/${layout}.wasm`, import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  cpSync(FOLDER, folder, { recursive: true });
  // The core imports its board from this folder.
  cpSync(join(folder, layout), join(folder, 'board'), { recursive: true });
  const core = join(folder, 'core.ts');
  const command = ['--yes', '--package', COMPILER, 'asc', core, '--outFile', out, ...OPTIONS];
  const { status } = spawnSync('npx', command, { stdio: 'inherit' });
  rmSync(folder, { recursive: true });
  if (status !== 0) refuse('the compiler failed');
  writeFileSync(out, Buffer.concat([readFileSync(out), sectionOf(SOURCE_SECTION, sourceOf())]));
  console.log(out);
}

/** Both texts fit lengths of one byte. */
function sectionOf(name: string, text: string): Buffer {
  return Buffer.concat([
    Buffer.from([0, 1 + name.length + text.length, name.length]),
    Buffer.from(`${name}${text}`, 'latin1'),
  ]);
}
