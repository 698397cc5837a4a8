/** A match compares the weights that it was given. */
import { expect, test } from 'vitest';
import { playerOf } from '../../lab/referee/player.ts';
import { extend, type Line, startLine } from '../../src/draughts/line.ts';
import type { Move } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { assetFile } from '../../src/files.ts';

const frisian = variantOf('frisian');
const weightsOf = (name: string): string => assetFile(`weights/${name}.bin`).pathname;

/** The first twelve plies, by one player. */
async function opening(word: string): Promise<readonly Move[]> {
  const player = await playerOf(word, frisian, () => 0.5);
  player.begin();
  const moves: Move[] = [];
  let line: Line = startLine(frisian);
  while (moves.length < 12) {
    const move = await player.move(line);
    moves.push(move);
    line = extend(line, move);
  }
  player.close();
  return moves;
}

test('a player with a file of weights uses these weights', async () => {
  const usual = await opening('nodes:1000');
  expect(await opening(`nodes:1000@${weightsOf('frisian')}`)).toEqual(usual);
  expect(await opening(`nodes:1000@${weightsOf('breakthrough')}`)).not.toEqual(usual);
  expect(await opening('nodes:1000@plain')).not.toEqual(usual);
});
