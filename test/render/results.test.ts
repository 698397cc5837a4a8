/** Tables and samples as lists show them. `test/views/tournament` tests tables of tournaments. */
import { expect, test } from 'vitest';
import { openRenderer } from '../../src/render/renderer.ts';
import { extend, lastPosition, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { VariantId } from '../../src/draughts/variantIds.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import type { Results, SmallBoard, TableRow } from '../../src/render/scene/results.ts';
import { PIECE_SET_IDS, THEME_IDS, type ThemeId, THEMES } from '../../src/render/scene/theme.ts';
import { expectAsLooked } from './looked.ts';
import { lineBy } from '../notation/playout.ts';

const renderer = openRenderer({ width: 390 });

const row = (place: string, name: string, ...sums: readonly string[]): TableRow => ({
  place,
  player: { name, number: '·' },
  cells: [],
  sums,
});

const board = (variant: VariantId, number: number, white: string, black: string): SmallBoard => {
  const start = startLine(variantOf(variant));
  const [move] = legalMoves(start.variant, lastPosition(start));
  const line = move ? extend(start, move) : start;
  return {
    variant,
    position: lastPosition(line),
    bottom: 'white',
    last: move ? { move, before: lastPosition(start) } : null,
    number,
    players: { white: { name: white, number: 'White' }, black: { name: black, number: 'Black' } },
    game: `game-${number}`,
  };
};
const line = (text: string, isLoud = false, plain = text) => ({ text, plain, isLoud });
const midgame = lastPosition(lineBy('bashni', 34, [3, 1, 4, 1, 5, 9, 2, 6]));

const PICTURES: readonly (readonly [string, ThemeId, Results])[] = [
  [
    'preview-game',
    'wood',
    {
      kind: 'preview',
      board: {
        variant: 'bashni',
        position: midgame,
        bottom: 'black',
        arrows: legalMoves(variantOf('bashni'), midgame)
          .slice(0, 1)
          .map(({ path }) => ({ path, tone: 'played' })),
      },
      lines: [
        line('A player in Wilhelmina-Alexandras wundervollem Damespielclub won in 14 moves', true),
        line('Bashni'),
        line('ខ្មែរ played c3-d4 and lost. Can you find the best move?', false, 'Black played c3-d4 and lost.'),
      ],
    },
  ],
  [
    'preview-player',
    'night',
    { kind: 'preview', board: null, lines: [line('Anna', true), line('Russian draughts: 1735?')] },
  ],
  [
    'ranks',
    'wood',
    {
      kind: 'table',
      heads: [],
      sumHeads: ['Rating', 'Games'],
      rows: [
        row('1', 'Anna', '1735?', '10'),
        row('1', 'Boris', '1735', '8'),
        row('3', 'שחקן', '1715', '1,234'),
        row('4', 'Wilhelmina-Alexa…', '1600', '5'),
        { ...row('?', 'Chidi', '1500?', '1'), isOwn: true, isApart: true },
      ],
    },
  ],
  [
    'figures',
    'paper',
    {
      kind: 'table',
      heads: [],
      sumHeads: ['Rating', 'Won', 'Drawn', 'Lost'],
      rows: [
        row('', 'All variants', '1658', '27', '5', '10'),
        row('', 'Bashni (towers)', '1886?', '8', '1', '0'),
      ],
    },
  ],
  [
    'themes',
    'wood',
    {
      kind: 'samples',
      samples: THEME_IDS.map((theme) => ({
        theme,
        pieces: THEMES[theme].pieces,
        caption: theme,
        isChosen: theme === 'night',
      })),
    },
  ],
  [
    'boards',
    'wood',
    {
      kind: 'boards',
      boards: [
        board('russian', 1, 'Anna', 'Wilhelmina-Alexandrina'),
        board('international', 2, 'שחקן', 'Борис'),
        board('bashni', 3, '長谷川', 'Chidi'),
        board('turkish', 4, 'Dora', 'Emil'),
        board('canadian', 5, '𓀀', '𓀁'),
      ],
    },
  ],
  [
    'pieces',
    'slate',
    {
      kind: 'samples',
      samples: PIECE_SET_IDS.map((pieces) => ({
        theme: 'slate',
        pieces,
        caption: pieces,
        isChosen: pieces === 'ink',
      })),
    },
  ],
];

test.each(PICTURES)('%s in %s matches its reviewed picture', async (name, theme, results) => {
  const drawn = await renderer.chart(results, { theme });
  expect(expectAsLooked(`results-${name}`, drawn).width).toBe(390);
});

const podium = (points: string): Results => ({
  kind: 'podium',
  title: '',
  steps: [{ place: 1, players: [{ name: 'Anna', number: '1' }], points }],
});

test.each([
  ['15点', '15火'],
  ['Очки: 15', 'Бчкт: 15'],
])('the points of a podium are drawn in every script, not as boxes: %s', async (...points) => {
  const [one, other] = await Promise.all(points.map((text) => renderer.chart(podium(text))));
  expect(one!.equals(other!)).toBe(false);
});
