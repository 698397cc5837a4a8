/**
 * Help for someone with very many games: the check costs no more than for 500, and refuses what it
 * can't check.
 */
import { expect, test } from 'vitest';
import { barOnPosition } from '../../../src/app/fairPlay/barOnHelp.ts';
import { startLine } from '../../../src/draughts/line.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import { parseFen } from '../../../src/notation/fen.ts';
import { sampleChallenge, sampleGame } from '../../store/samples.ts';
import { newTable, type Table } from '../table.ts';

const MOVES = ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5', 'c3-b4', 'g5-h4'];

async function begin({ app }: Table, number: number): Promise<void> {
  const challenge = sampleChallenge({ id: `c${number}` });
  const game = sampleGame({ id: `g${number}`, moves: MOVES });
  await app.store.challenges.add(challenge, 0);
  await app.store.games.begin({ ...challenge, version: 2, state: 'accepted', gameId: game.id }, game, 0);
}

function lineFrom(fen: string) {
  const read = parseFen(variantOf('russian'), fen);
  if (!read.ok) throw new Error(fen);
  return startLine(variantOf('russian'), read.value);
}

test('a player of 500 games gets help with other positions, and a player of 501 with none', async () => {
  const table = await newTable();
  const far = lineFrom('W:WKc3:Bb8');
  for (let number = 1; number <= 500; number += 1) await begin(table, number);
  expect(await barOnPosition(table.app, 'anna', far)).toBeNull();
  await begin(table, 501);
  expect(await barOnPosition(table.app, 'anna', far)).toEqual({ code: 'help-many-games', most: 500 });
  expect(await barOnPosition(table.app, 'carl', far)).toBeNull();
});
