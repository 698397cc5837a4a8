/** Games that nobody saw are called off; those that somebody plays are not. */
import { expect, test } from 'vitest';
import { callOff } from '../../src/game/engine.ts';
import type { Changes } from './players.ts';
import { sampleGame } from '../store/samples.ts';

const anna = { id: 'anna', name: 'Anna' };
const engine = { id: 'crownhead', name: 'Crownhead', level: 3 } as const;
const withBlack = { players: { white: anna, black: engine } };
const withWhite = { players: { white: engine, black: anna } };

test.each<readonly [string, Changes, boolean]>([
  ['nobody has moved', withBlack, true],
  ['the engine alone has moved', { ...withWhite, moves: ['c3-d4'] }, true],
  ['the person has moved', { ...withBlack, moves: ['c3-d4'] }, false],
  ['both have moved', { ...withBlack, moves: ['c3-d4', 'b6-a5'] }, false],
  ['it is between people', {}, false],
  ['it is over', { ...withBlack, result: { winner: 'white', by: 'resignation' } }, false],
])('%s', (_, changes, isOff) => {
  const game = sampleGame(changes);
  const off = callOff(game, 5000);
  expect(off?.result).toEqual(isOff ? { winner: null, by: 'aborted' } : undefined);
  expect(off?.version).toBe(isOff ? game.version + 1 : undefined);
});
