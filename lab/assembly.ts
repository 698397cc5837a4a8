/**
 * Compiles the rules and the search for each kind of board. npx downloads the compiler. Each
 * compiled file contains a hash of its source, so a test notices if the file is out of date.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Layout } from '../src/draughts/numeric/layout.ts';
import { refuse } from '../src/tools/commandLine.ts';
import { FOLDER, LAYOUTS, RULES, sourceOf, SOURCE_SECTION } from './assemblySource.ts';

const COMPILER = 'assemblyscript@0.28.20';
const OPTIONS = '-O3 --runtime stub --noAssert --use abort= --memoryBase 0'.split(' ');
/** The search uses SIMD; the library's rules run without it. */
const FEATURES = { core: ['--enable', 'simd'], rules: [] };

function compiled(layout: Layout, entry: 'core' | 'rules'): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  const out = join(folder, 'out.wasm');
  cpSync(FOLDER, folder, { recursive: true });
  // The sources import their board from this folder.
  cpSync(join(folder, layout), join(folder, 'board'), { recursive: true });
  const command = ['--yes', '--package', COMPILER, 'asc', join(folder, `${entry}.ts`), '--outFile', out];
  const { status } = spawnSync('npx', [...command, ...OPTIONS, ...FEATURES[entry]], { stdio: 'inherit' });
  if (status !== 0) refuse('the compiler failed');
  const bytes = readFileSync(out);
  rmSync(folder, { recursive: true });
  return Buffer.concat([bytes, sectionOf(SOURCE_SECTION, sourceOf())]);
}

for (const layout of LAYOUTS) {
  writeFileSync(new URL(`../assets/engine/${layout}.wasm`, import.meta.url), compiled(layout, 'core'));
}
const rules = LAYOUTS.map((layout) => [layout, compiled(layout, 'rules').toString('base64')] as const);
writeFileSync(RULES, `${JSON.stringify(Object.fromEntries(rules), null, 2)}\n`);
console.log(fileURLToPath(RULES));

/** The lengths of both texts fit into one byte. */
function sectionOf(name: string, text: string): Buffer {
  return Buffer.concat([
    Buffer.from([0, 1 + name.length + text.length, name.length]),
    Buffer.from(`${name}${text}`, 'latin1'),
  ]);
}
