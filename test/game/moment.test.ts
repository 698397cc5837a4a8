/** Notable moments in games against the engine, from a position and moves, or none. */
import { expect, test } from 'vitest';
import { legalMoves } from '../../src/draughts/moves.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import type { Game } from '../../src/game/game.ts';
import { lineOf } from '../../src/game/line.ts';
import { momentOf, MOMENTS, type Moment } from '../../src/game/engine/moment.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { cardScreen } from '../../src/views/game/card.ts';
import { sampleGame } from '../store/samples.ts';
import { wordsOf } from '../views/screens.ts';

const players = {
  white: { id: 'anna', name: 'Anna' },
  black: { id: 'crownhead', name: 'Crownhead', level: 3 },
} as const;

const against = (changes: Partial<Game>): Game => sampleGame({ players, ...changes });

function momentIn(game: Game): Moment | null {
  const line = lineOf(game);
  return momentOf({ game, line, legal: game.result ? [] : legalMoves(line.variant, lastPosition(line)) });
}

const answered = (start: string, ...moves: readonly string[]): Partial<Game> => ({
  start,
  moves,
  latest: 'answered',
});

const TABLE: readonly (readonly [string, Partial<Game>, Moment | null])[] = [
  ['nothing was played', {}, 'begun'],
  ['the engine had the first move', { moves: ['c3-d4'], latest: 'moved' }, 'begun'],
  ['its answer to a quiet move', { moves: ['c3-d4', 'd6-c5'], latest: 'answered' }, null],
  ['it still thinks', { moves: ['c3-d4', 'd6-c5', 'b2-c3'], latest: 'moved' }, null],
  ['something was offered', { moves: ['c3-d4', 'd6-c5'], latest: 'offered' }, null],
  ['the person took two', answered('W:Wc1,a1:Bd2,f4,b8', 'c1:e3:g5', 'b8-c7'), 'outplayed'],
  [
    'the same in a game in which all are to be lost',
    { ...answered('W:Wc1,a1:Bd2,f4,b8', 'c1:e3:g5', 'b8-c7'), variant: 'poddavki' },
    'blundered',
  ],
  ['the person took one', answered('W:Wc1,a1:Bd2,b8', 'c1:e3', 'b8-c7'), null],
  [
    'the engine took one of them back',
    answered('W:Wc1,a1,h4:Bd2,f4,h6,b8', 'c1:e3:g5', 'h6:f4'),
    'outplayed',
  ],
  ['a man was crowned', answered('W:Wc7,a1:Bh8,a5', 'c7-d8', 'a5-b4'), 'crowned'],
  ['the engine took one', answered('W:Wa1,c5,c3:Bb8,e7', 'c5-d6', 'e7:c5'), null],
  ['the engine took two', answered('W:Wc3,b2,g1:Be5,h8', 'c3-d4', 'e5:c3:a1'), 'blundered'],
  ['the person won', { moves: ['c3-d4'], result: { winner: 'white', by: 'resignation' } }, 'lost'],
  ['the engine won', { moves: ['c3-d4'], result: { winner: 'black', by: 'resignation' } }, 'won'],
  ['nobody won', { moves: ['c3-d4'], result: { winner: null, by: 'agreement' } }, 'drawn'],
  ['there was no game', { result: { winner: null, by: 'aborted' } }, null],
];

test.each(TABLE)('%s', (_, changes, moment) => {
  expect(momentIn(against(changes))).toBe(moment);
});

test('between people there are no comments', () => {
  expect(momentIn(sampleGame({}))).toBeNull();
});

const say = sayIn('en-US');
const remarkOn = (game: Game): string =>
  wordsOf(cardScreen(say, game, { hasRemarks: true }))
    .split('\n')
    .find((line) => line.startsWith('-# “')) ?? '';

test('the table has an example of every kind of moment', () => {
  expect(new Set(TABLE.map(([, , moment]) => moment))).toEqual(new Set([...MOMENTS, null]));
});

test('a comment appears once per card, is repeatable for a game, and varies between games', () => {
  const remarks = ['a', 'b', 'c', 'd', 'e'].map((id) => remarkOn(against({ id })));
  expect(new Set(remarks).size).toBe(4);
  expect(remarks).toEqual(['a', 'b', 'c', 'd', 'e'].map((id) => remarkOn(against({ id }))));
});

test('there are no comments unless the server has turned them on', () => {
  expect(wordsOf(cardScreen(say, against({})))).not.toContain('“');
});
