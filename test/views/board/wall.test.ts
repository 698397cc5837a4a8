/** The text of a wall says as much as its picture shows. */
import { expect, test } from 'vitest';
import { sayIn } from '../../../src/i18n/say.ts';
import { wall } from '../../../src/views/board/wall.ts';
import { sampleGame } from '../../store/samples.ts';

const say = sayIn('en-US');
const LONG = {
  white: { id: 'w', name: 'Wilhelmina_Alexandra of Hohenstaufen' },
  black: { id: 'b', name: 'Boris' },
};

test('a wall’s text is no longer than needed, ends with whose turn it is, and escapes names', () => {
  const [block, ...others] = wall(say, [{ game: sampleGame({ players: LONG }) }], { board: 'text' });
  expect(others).toEqual([]);
  expect(block).toEqual({
    kind: 'text',
    text: String.raw`1. Wilhelmina\_Alexandra of Hohenstaufen (White) – Boris (Black), Russian draughts, move 1, Wilhelmina\_Alexandra of Hohenstaufen to move.`,
  });
});

test('each board has its number, its own bottom side and its last move', () => {
  const games = [
    { game: sampleGame({}) },
    { game: sampleGame({ moves: ['c3-d4'] }), bottom: 'black' as const },
  ];
  const boards = wall(say, games, {}).flatMap((block) =>
    block.kind === 'chart' && 'kind' in block.charted.chart && block.charted.chart.kind === 'boards'
      ? block.charted.chart.boards
      : [],
  );
  expect(boards.map(({ number, bottom, last }) => [number, bottom, last !== null])).toEqual([
    [1, 'white', false],
    [2, 'black', true],
  ]);
});
