/**
 * Pictures compared with reviewed ones. A few pixels may differ, because machines draw edges
 * differently. After an intended change, run `UPDATE_PICTURES=1 npx vitest run
 * test/render/golden.test.ts` and look at the new pictures.
 */
import { expect, test } from 'vitest';
import { extend, lastPosition, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Color, Piece } from '../../src/draughts/types.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { boardScene } from '../../src/render/scene/boardScene.ts';
import type { Look, Scene } from '../../src/render/scene/scene.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../src/render/scene/theme.ts';
import { lineBy } from '../notation/playout.ts';
import { lineFrom } from '../../src/notation/valid.ts';
import { expectAsLooked } from './looked.ts';

const renderer = openRenderer({ width: 300 });

const MIDGAME = boardScene(lineBy('russian', 34, [3, 1, 4, 1, 5, 9, 2, 6]), 'black');

/** A capture around two corners, another move by the same man, and another man's move. */
const ARROWS: Scene = {
  ...MIDGAME,
  arrows: [
    { path: [8, 17, 26, 19], tone: 'played' },
    { path: [8, 12], tone: 'better' },
    { path: [23, 19], tone: 'better' },
  ],
};

/**
 * Lines above and below, in the largest size that fits, with alternative text if a letter has no
 * font.
 */
const TOLD: Scene = {
  ...ARROWS,
  names: { white: 'Bartłomiej', black: 'ខ្មែរ' },
  ending: { winner: 'white' },
  told: {
    above: [
      { text: 'Turning point: 2. White · ខ្មែរ', plain: 'Turning point: 2. White', isLoud: false },
      { text: 'Bartłomiej Brzęczyszczykiewicz played d4-c5', plain: 'White played d4-c5', isLoud: true },
    ],
    below: [{ text: 'Better: g3-f4', plain: 'Better: g3-f4', isLoud: true }],
  },
};

/** The board as the player to move sees it. */
const movable = (line: Line, bottom: Color): Scene => ({
  ...boardScene(line, bottom),
  movable: [...new Set(legalMoves(line.variant, lastPosition(line)).map(({ from }) => from))],
});

/** Names on the bars: as much text as fits, and only letters with a font. */
const named = (white: string, black: string): Scene => ({ ...MIDGAME, names: { white, black } });

const CROWNING = lineFrom('russian', 'W:Wc3,Kd4,b4:Bb8,Ke7,c5');
const CORONATION = legalMoves(CROWNING.variant, lastPosition(CROWNING)).find(({ promotes }) => promotes);
if (!CORONATION) throw new Error('no man is crowned');
const TWO = { white: 'Anna', black: 'Boris' };
const HEAP: readonly Piece[] = Array.from({ length: 9 }, (_, at) => ({
  color: 'black',
  role: at < 2 ? 'king' : 'man',
}));

/** Every theme with its own pieces, every set, every board size, and every mark at least once. */
const CASES: readonly (readonly [name: string, scene: Scene, look: Partial<Look>])[] = [
  ['russian-start', boardScene(lineBy('russian', 0, [0]), 'white'), {}],
  ['russian-capture', boardScene(lineBy('russian', 5, [2, 0, 1]), 'white'), {}],
  ['russian-draw', boardScene(lineBy('russian', 26, [3, 1, 4]), 'white', { winner: null }), {}],
  ['russian-won', boardScene(lineBy('russian', 30, [5, 2]), 'black', { winner: 'black' }), {}],
  ['international', boardScene(lineBy('international', 40, [2, 7, 1, 8]), 'white'), {}],
  ['canadian', boardScene(lineBy('canadian', 30, [1, 6, 1, 8]), 'black'), {}],
  ['bashni', boardScene(lineBy('bashni', 40, [2, 7, 1]), 'white'), {}],
  ['turkish', boardScene(lineBy('turkish', 24, [4, 2]), 'white'), {}],
  ['movable', movable(lineFrom('russian', 'W:WKa1,KE1,c3,h2:BKb8,d8,f8,h8'), 'white'), {}],
  ['movable-canadian', movable(lineBy('canadian', 30, [1, 6, 1, 8]), 'white'), {}],
  ['movable-bashni', movable(lineBy('bashni', 61, [2, 7, 1, 5]), 'white'), { theme: 'paper' }],
  ['names', named('Bartłomiej Brzęczyszczykiewicz', 'Дмитрий 🎉'), {}],
  ['names-vietnamese-japanese', named('Nguyễn Thị Hoa', '太郎さん'), { theme: 'paper' }],
  ['names-greek-none', named('Ελένη', 'ខ្មែរ'), { theme: 'contrast' }],
  ['names-georgian-chinese', named('ქართველი გიორგი', '张伟'), { theme: 'night' }],
  ['names-arabic-korean', named('محمد عبد الرحمن', '김철수'), { theme: 'contrast' }],
  ['arrows', ARROWS, {}],
  ['arrows-slate', { ...ARROWS, bottom: 'white' }, { theme: 'slate' }],
  [
    'ratings-and-clocks',
    {
      ...named('Anna', 'Bartłomiej Brzęczyszczykiewicz'),
      ratings: { white: '1338?', black: '1662' },
      clocks: { white: '4:52', black: '1:05:00' },
    },
    {},
  ],
  [
    'crowned',
    { ...boardScene(extend(CROWNING, CORONATION), 'white', { winner: 'white' }), names: TWO, captured: HEAP },
    {},
  ],
  ['clock-almost-out', { ...named('Anna', 'Boris'), clocks: { white: '0:19', black: '3:00' } }, {}],
  ['told', TOLD, {}],
  ['caption', { ...MIDGAME, caption: 'Color-blind safe' }, { theme: 'safe' }],
  ...THEME_IDS.map((theme) => [`theme-${theme}`, MIDGAME, { theme }] as const),
  ...PIECE_SET_IDS.map((pieces) => [`pieces-${pieces}`, MIDGAME, { theme: 'slate', pieces }] as const),
];

test.each(CASES)('%s matches its reviewed picture', async (name, scene, look) => {
  expect(expectAsLooked(name, await renderer.png(scene, look)).width).toBe(300);
});

test.each([
  ['large', { ...named('Anna', 'Boris'), ratings: { white: '1338?', black: '1662' } }],
  ['large-numbered', boardScene(lineBy('canadian', 30, [1, 6, 1, 8]), 'black')],
  ['large-towers', boardScene(lineBy('bashni', 40, [2, 7, 1]), 'white')],
] as const)('%s matches in the file that Discord gets', async (name, scene) => {
  expect(expectAsLooked(name, await openRenderer().png(scene)).width).toBe(800);
});
