/** The command-line tool and the lab's tool, as processes. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FILES = { crownhead: 'src/tools/crownhead.ts', lab: 'lab/lab.ts' } as const;
type Program = keyof typeof FILES;

export function run(program: Program, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FILES[program], ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const verbsOf = (program: Program): readonly string[] =>
  [...run(program, '--help').stdout.matchAll(/^ {2}(\w+) {2}/gmu)].map(([, verb = '']) => verb);

export const VERBS = { crownhead: verbsOf('crownhead'), lab: verbsOf('lab') };
