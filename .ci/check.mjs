/**
 * `npm run check`: static checks of the sources; `npm run check -- types lint` runs only these two.
 * The last line is "N passed, N failed".
 */
import { spawnSync } from 'node:child_process';

/** Checks the types of a project. A cached result lets the next check read only what changed. */
function types(project) {
  const memory = `node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return `tsc -p ${project} --incremental --tsBuildInfoFile ${memory}`;
}

/** The checks and their commands, all in `node_modules/.bin`, which npm adds to the path. */
const STEPS = [
  ['types', types('tsconfig.json'), types('playground/page/tsconfig.json'), types('src/page/tsconfig.json')],
  ['lint', 'oxlint --type-aware --deny-warnings'],
  ['format', 'oxfmt --check .'],
  ['expressions', 'node .ci/expressions.mjs'],
  ['dead', 'knip'],
  ['imports', 'depcruise src commands playground lab --config .dependency-cruiser.cjs --output-type err'],
];

const asked = process.argv.slice(2);
const steps = STEPS.filter(([name]) => asked.length === 0 || asked.includes(name));
if (asked.some((name) => !STEPS.some(([step]) => step === name))) {
  console.error(`Use: npm run check -- ${STEPS.map(([name]) => name).join(' ')}`);
  process.exit(2);
}

let failed = 0;
for (const [name, ...commands] of steps) {
  const began = performance.now();
  const ran = commands.map((command) => spawnSync(command, { shell: true, encoding: 'utf8' }));
  const holds = ran.every(({ status }) => status === 0);
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (holds) continue;
  failed += 1;
  for (const { stdout, stderr } of ran) console.log([stdout, stderr].join('\n').trim());
}
console.log(`${steps.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
