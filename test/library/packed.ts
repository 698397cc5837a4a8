/** The library as its users get it: packed, and installed in an empty project. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import about from '../../package.json' with { type: 'json' };
import { root } from '../house/cruise.ts';
import { buildLibrary } from '../../lab/library/build.ts';

const OLDEST = '20.20.0';

/** A user's program, which is the same in Node.js, in a page and in workers. */
const PROGRAM = `
import { endingOf, extend, lastPosition, legalMoves, makePdn, parsePdn, pdnGameOf, pdnLine, startLine, startPosition, variantOf } from '@crownhead/draughts';
import { perft } from '@crownhead/draughts/perft';

const wandering = {
  ...variantOf('russian'),
  id: 'wandering',
  man: variantOf('russian').king,
  pdn: { gameType: '99,W,8,8,A0,0', variant: 'Wandering draughts' },
};

function playedOut(variant) {
  let line = startLine(variant);
  while (endingOf(line) === null) {
    const moves = legalMoves(variant, lastPosition(line));
    line = extend(line, moves[(7 * line.moves.length) % moves.length]);
  }
  return line;
}

function outAndIn(variant) {
  const line = playedOut(variant);
  const text = makePdn(pdnGameOf(line));
  const [game] = parsePdn(text, variant);
  const moves = JSON.stringify(pdnLine(game.value).moves);
  return { variant: game.value.variant.id, by: endingOf(line).by, isSame: moves === JSON.stringify(line.moves) };
}

export const done = () => ({
  perft: ['russian', 'international', 'turkish'].map((id) => perft(variantOf(id), startPosition(variantOf(id)), 5)),
  games: [variantOf('frisian'), variantOf('bashni'), wandering].map(outAndIn),
});
`;

export const DONE = {
  perft: [7482, 27_117, 85_090],
  games: [
    { variant: 'frisian', by: 'no-pieces', isSame: true },
    { variant: 'bashni', by: 'no-pieces', isSame: true },
    { variant: 'wandering', by: 'no-pieces', isSame: true },
  ],
};

export const run = (cwd: string, program: string, ...args: readonly string[]): Promise<string> =>
  promisify(execFile)(program, args, { cwd }).then(({ stdout }) => stdout);

/** The oldest Node.js that the package supports, from npm's registry. Throws if there is none. */
export async function oldestNode(project: string): Promise<string> {
  const name = Object.keys(about.optionalDependencies).find((each) =>
    existsSync(join(root, 'node_modules', each)),
  );
  if (name === undefined) throw new Error('no package of Node.js is installed for this system');
  const home = join(project, 'oldest-node');
  await run(project, 'npm', 'install', '--silent', '--no-save', '--prefix', home, `${name}@${OLDEST}`);
  return join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** The project's folder, which `stop` removes. */
export async function installed(): Promise<{ readonly project: string; readonly stop: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'library-'));
  const [built, project] = [join(home, 'built'), join(home, 'project')];
  await buildLibrary(built);
  const file = (await run(built, 'npm', 'pack', '--silent')).trim();
  await run(home, 'mkdir', project);
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  await run(project, 'npm', 'install', '--offline', '--silent', join(built, file));
  await writeFile(join(project, 'program.js'), PROGRAM);
  return { project, stop: () => rm(home, { recursive: true }) };
}
