/** The drawing tool on the command line: it writes a file, or prints one line about a mistake. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, expect, test } from 'vitest';
import { draw } from '../../src/tools/drawing.ts';
import { readGif } from '../render/gif.ts';
import { slowTest } from '../runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['src/tools/draw.ts', ...args], { encoding: 'utf8' });

test('a position is drawn to a file', () => {
  const out = join(folder, 'board.png');
  const fen = ['--variant', 'russian', '--fen', 'W:Wc3,Kd4:Bb8'];
  const { stdout, status } = run(
    ...fen,
    '--theme',
    'slate',
    '--side',
    'black',
    '--width',
    '400',
    '--out',
    out,
  );
  expect(status).toBe(0);
  expect(stdout).toContain(out);
  expect(PNG.sync.read(readFileSync(out)).width).toBe(400);
});

slowTest('without --out, the tool says which file it writes and how to choose another', () => {
  const { stdout, status } = spawnSync(process.execPath, [resolve('src/tools/draw.ts')], {
    encoding: 'utf8',
    cwd: folder,
  });
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^board\.png: .*\. --out FILE writes another file\n$/u),
  ]);
  expect(readdirSync(folder)).toContain('board.png');
});

test('a recorded game is made into an animation', async () => {
  const [pdn, out] = [join(folder, 'game.pdn'), join(folder, 'game.gif')];
  writeFileSync(pdn, '[GameType "25"]\n\n1. c3-d4 d6-c5 2. b2-c3 *\n');
  expect(await draw(['--pdn', pdn, '--out', out, '--width', '300'])).toContain(out);
  // Each part of a move is shown for a moment.
  expect(readGif(readFileSync(out)).frames.filter(({ delay }) => delay > 20)).toHaveLength(4);
});

test.each([
  [['--variant', 'chess'], '--variant chess: use one of russian'],
  [['--theme', 'pink'], '--theme pink: use one of wood'],
  [['--pieces', 'chessmen'], '--pieces chessmen: use one of turned'],
  [['--side', 'left'], '--side left: use one of white, black'],
  [['--width', '20'], '--width 20: use whole pixels'],
  [['--fen', 'W:Wc3:Bz9'], '--fen, column 8: fen-square'],
  [['--moves', 'c3-d4 c3-d4'], '--moves, move 2'],
  [['--colour', 'red'], '--colour'],
  [['--out', join(folder, 'no', 'where.png')], 'no such file or directory'],
])('%j is refused', async (args, words) => {
  await expect(draw(args)).rejects.toThrow(words);
});
