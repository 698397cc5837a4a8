/** Which finished games are searched for puzzles, and which unseen games are canceled. */
import { expect, test } from 'vitest';
import type { Game } from '../../../src/game/game.ts';
import { huntingGround } from '../../../src/features/hunt/rules.ts';
import { PLACE, sampleGame } from '../../store/samples.ts';
import type { Changes } from '../../game/players.ts';
import { callOff } from '../../../src/game/engine/engine.ts';

const over = (changes: Changes = {}): Game =>
  sampleGame({ moves: Array(8).fill('c3-d4'), result: { winner: 'white', by: 'resignation' }, ...changes });

test.each([
  ['of a server', {}, 'russian'],
  ['that was casual', { rated: false }, 'russian'],
  ['of another variant with puzzles', { variant: 'bashni' }, 'bashni'],
  [
    'that the engine played',
    { players: { white: { id: 'bot', name: 'C', level: 3 }, black: { id: 'a', name: 'A' } } },
    'russian',
  ],
  ['lost by time', { result: { winner: 'black', by: 'flag' } }, 'russian'],
] as const)('a finished game %s is searched', (_, changes, variant) =>
  expect(huntingGround(over(changes))).toEqual({ guildId: 'guild-1', variant }),
);

test.each([
  ['that still runs', { result: null }],
  ['that was canceled', { result: { winner: null, by: 'aborted' } }],
  ['of no server', { place: { ...PLACE, guildId: null } }],
  ['of a variant without puzzles', { variant: 'frisian' }],
  ['that ended in its opening', { moves: Array(7).fill('c3-d4') }],
  ['from a position that somebody chose', { start: 'W:Wg1:Bb8' }],
] as const)('a game %s is not searched', (_, changes) => expect(huntingGround(over(changes))).toBeNull());

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
