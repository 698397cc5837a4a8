/** `npm run records`: one JSON line per game or per error, and clean PDN. */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pathInNewFolder } from '../store/folder.ts';
import { slowTest } from '../runs.ts';

const TOOL = new URL('../../src/tools/records.ts', import.meta.url).pathname;

const FILE = `[White "A"]
[GameType "20"]
1. 32-28 19-23 2. 28x19 14x23 nonsense 1-1

[GameType "21"]
[Result "0-1"]
1. 9-14 22-17 *

[GameType "25"]
1. c3-c4 *
`;

function run(...words: readonly string[]): { stdout: string; stderr: string; code: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [TOOL, ...words], { encoding: 'utf8' });
  return { stdout, stderr, code: status };
}

test('every game is one line', async () => {
  const path = await pathInNewFolder('games.pdn');
  await writeFile(path, FILE);
  const { stdout, code } = run(path);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(code).toBe(1);
  expect(lines).toEqual([
    {
      file: path,
      number: 1,
      variant: 'international',
      found: 'tags',
      plies: 4,
      result: '1-1',
      fen: expect.stringMatching(/^W:W31,33,.*:B1,2,.*23$/),
      tags: { White: 'A', Result: '1-1', GameType: '20,W,10,10,N2,0' },
      skipped: [{ line: 3, text: 'nonsense' }],
    },
    expect.objectContaining({ number: 2, variant: 'english', plies: 2, result: '0-1' }),
    expect.objectContaining({
      number: 3,
      error: expect.objectContaining({ line: 10, column: 4, text: 'c3-c4' }),
    }),
  ]);
});

test('written games can be read back unchanged', async () => {
  const [path, again] = [await pathInNewFolder('games.pdn'), await pathInNewFolder('again.pdn')];
  await writeFile(path, FILE);
  const written = run('--write', path);
  expect(written.stderr).toContain('"c3-c4"');
  await writeFile(again, written.stdout);
  expect(run('--write', again).stdout).toBe(written.stdout);
});

slowTest('the file’s name reveals the variant of its games', async () => {
  const path = await pathInNewFolder('11_man_italian.pdn');
  await writeFile(path, '[FEN "W:W24,23,22:B7,6,5"] *\n');
  expect(JSON.parse(run(path).stdout)).toMatchObject({ variant: 'italian', found: 'event' });
});
