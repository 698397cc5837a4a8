/**
 * Matches against other programs over the Hub protocol. Our own program accepts any variant name.
 * The program here is strict, like most others.
 */
import { expect, test } from 'vitest';
import { startProgram } from '../../lab/referee/program.ts';
import { startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { startPosition } from '../../src/draughts/position.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { makeHubMove } from '../../src/tools/hub/board.ts';
import { nameOffered, VARIANT_NAMES } from '../../src/tools/hub/variantName.ts';

const SCAN = ['normal', 'killer', 'bt', 'frisian', 'losing'];

test.each([
  ['international', SCAN, 'normal'],
  ['breakthrough', SCAN, 'bt'],
  ['antidraughts', SCAN, 'losing'],
  ['frisian', SCAN, 'frisian'],
  ['russian', SCAN, null],
  ['russian', ['international', 'russian'], 'russian'],
  ['international', ['international', 'russian'], 'international'],
  ['international', ['Standard', 'Frisian'], 'Standard'],
  ['frysk', ['normal', 'Frysk!'], 'Frysk!'],
  ['brazilian', ['Brazilian draughts', 'Russian draughts'], 'Brazilian draughts'],
  ['english', ['American checkers'], 'American checkers'],
  ['international', [], ''],
  ['russian', [], null],
] as const)(
  'a variant is requested by a name that the program offers: %s among %j: %j',
  (id, offered, name) => {
    expect(nameOffered(id, offered)).toBe(name);
  },
);

test('a variant is requested by a name that the program offers: all our variants', () => {
  for (const id of VARIANT_IDS) expect(nameOffered(id, VARIANT_NAMES)).not.toBeNull();
});

const PATH = new URL('strictProgram.ts', import.meta.url).pathname;

/** A program that offers these names, exits on any other name, and always plays the same move. */
const strict = (offered: readonly string[], move: string): string =>
  `"${process.execPath}" "${PATH}" "${offered.join()}" "${move}"`;

test.each([
  ['international', SCAN],
  ['international', []],
  ['antidraughts', SCAN],
  ['russian', ['russian']],
] as const)('a strict program plays %s if it offers %j', async (id, offered) => {
  const variant = variantOf(id);
  const [move] = legalMoves(variant, startPosition(variant));
  const player = await startProgram(strict(offered, move ? makeHubMove(move) : ''), 'nodes=1', variant);
  player.begin();
  expect(await player.move(startLine(variant))).toEqual(move);
  player.close();
});

test('a strict program is not asked to play a variant that it does not offer, and the error names its variants', async () => {
  await expect(startProgram(strict(SCAN, ''), 'nodes=1', variantOf('russian'))).rejects.toThrow(
    "doesn't play russian: it offers normal, killer, bt, frisian, losing",
  );
  await expect(startProgram(strict([], ''), 'nodes=1', variantOf('russian'))).rejects.toThrow(
    'it offers International only',
  );
});

test.runIf(process.platform === 'linux')('a program gets as much CPU time as the match allows', async () => {
  const variant = variantOf('international');
  const [move] = legalMoves(variant, startPosition(variant));
  const program = strict(SCAN, move ? makeHubMove(move) : '');
  const player = await startProgram(program, 'move-time=0.2', variant);
  const line = startLine(variant);
  await player.move(line);
  const first = player.cpuTime() ?? 0;
  expect(first).toBeGreaterThan(150);
  expect(first).toBeLessThan(350);
  player.aimAt?.(first / 4);
  await player.move(line);
  const second = 2 * (player.cpuTime() ?? 0) - first;
  expect(second).toBeGreaterThan(first / 8);
  expect(second).toBeLessThan(first / 2);
  player.close();
  const untimed = await startProgram(program, 'nodes=1', variant);
  expect(untimed.aimAt).toBeNull();
  untimed.close();
});
