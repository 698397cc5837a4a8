/** Every mark is visible where it belongs and nowhere else, even without color. */
import { expect, test } from 'vitest';
import type { Square } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { parseSquare } from '../../src/notation/square.ts';
import { boardScene } from '../../src/render/scene/boardScene.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import type { Renderer } from '../../src/render/scene/drawing.ts';
import type { Look, Scene } from '../../src/render/scene/scene.ts';
import { makeCache } from '../../src/cache.ts';
import { ALARM, THEME_IDS, THEMES } from '../../src/render/scene/theme.ts';
import { towerShapes } from '../../src/render/scene/towerShapes.ts';
import { contrast, fromHex, pixelAt, shareOfChange, swatchOf } from './pixels.ts';
import { lineFrom } from '../../src/notation/valid.ts';
import { someOf } from '../runs.ts';

/** The goldens show all themes. */
const THEMES_HERE = someOf(THEME_IDS, 6);

const fresh = openRenderer();
const drawn = makeCache<Promise<Buffer>>(100);

/**
 * The boards without marks, which most tests compare with, are drawn small, and drawn and decoded
 * only once, because painting pieces is slowest.
 */
const renderer: Pick<Renderer, 'png'> = {
  png: (scene, look) =>
    drawn.get(JSON.stringify([scene, look]), () => fresh.png(scene, { width: 300, ...look })),
};
const russian = variantOf('russian');

/** White's a3 has just captured b4 and d6 via c5. */
const doubleCapture = (): Scene =>
  boardScene(lineFrom('russian', 'W:Wa3,g1,f2:Bb4,d6,h8,a7', 'a3:c5:e7'), 'white');

const squareOf = (name: string): Square => parseSquare(russian, name) ?? -1;

const bare = (scene: Scene): Scene => ({ ...scene, last: null, mustCapture: [] });

/** The part of a square that differs between two scenes, by the square's name. */
async function changeBetween(
  one: Scene,
  other: Scene,
  look?: Partial<Look>,
): Promise<(name: string) => number> {
  const [first, second] = [await renderer.png(one, look), await renderer.png(other, look)];
  return (name) =>
    shareOfChange(swatchOf(first, one, squareOf(name)), swatchOf(second, other, squareOf(name)));
}

test.each(THEMES_HERE)(
  'in %s, the last move shows its start, landings, captured pieces and end',
  async (theme) => {
    const scene = doubleCapture();
    const change = await changeBetween(scene, bare(scene), { theme });
    expect(['a3', 'c5', 'e7', 'b4', 'd6'].filter((name) => change(name) < 0.1)).toEqual([]);
    expect(['h8', 'g1', 'f2', 'g5'].filter((name) => change(name) > 0)).toEqual([]);
  },
);

test.each(THEMES_HERE)('in %s, exactly the pieces that must capture have corners', async (theme) => {
  const scene = { ...bare(doubleCapture()), mustCapture: [squareOf('h8')] };
  const change = await changeBetween(scene, bare(scene), { theme });
  expect(change('h8')).toBeGreaterThan(0.08);
  expect(change('a7')).toBe(0);
  // The corners have a color of their own. Few pixels have it, so it is easily lost among a
  // picture's sixteen colors.
  const swatch = swatchOf(await renderer.png(scene, { theme }), scene, squareOf('h8'));
  const own = String(fromHex(THEMES[theme].must));
  const { size } = swatch;
  const pixels = Array.from({ length: size * size }, (_, pixel) =>
    String(swatch.at((pixel % size) / size, Math.floor(pixel / size) / size)),
  );
  expect(pixels.filter((pixel) => pixel === own).length / pixels.length).toBeGreaterThan(0.02);
});

test.each(THEMES_HERE)(
  'in %s, a chosen piece is framed, and each of its targets is numbered',
  async (theme) => {
    const plain = bare(doubleCapture());
    const choice = {
      from: squareOf('f2'),
      targets: [
        { square: squareOf('e3'), label: '1' },
        { square: squareOf('g3'), label: '2' },
      ],
    };
    const change = await changeBetween({ ...plain, choice }, plain, { theme });
    expect(['f2', 'e3', 'g3'].filter((name) => change(name) < 0.08)).toEqual([]);
    expect(['g1', 'h8', 'd4'].filter((name) => change(name) > 0)).toEqual([]);
    const marked = await renderer.png({ ...plain, choice }, { theme });
    const [e3, g3] = ['e3', 'g3'].map((name) => swatchOf(marked, plain, squareOf(name)));
    expect(shareOfChange(e3!, g3!)).toBeGreaterThan(0.01);
  },
);

const ARROWS = {
  played: { path: ['f2', 'e3'], tone: 'played' },
  better: { path: ['f2', 'e3'], tone: 'better' },
  aside: { path: ['g1', 'h2'], tone: 'better' },
  capture: { path: ['a7', 'c5', 'e7'], tone: 'better' },
} as const;

const withArrows = (...names: readonly (keyof typeof ARROWS)[]): Scene => ({
  ...bare(doubleCapture()),
  arrows: names.map((name) => ({ ...ARROWS[name], path: ARROWS[name].path.map(squareOf) })),
});

test.each(THEMES_HERE)(
  'in %s, an arrow goes from square to square, even around a corner, and touches no other square',
  async (theme) => {
    const change = await changeBetween(withArrows('aside', 'capture'), withArrows(), { theme });
    expect(['g1', 'h2', 'a7', 'b6', 'c5', 'd6', 'e7'].filter((name) => change(name) < 0.03)).toEqual([]);
    expect(['f2', 'h8', 'e3', 'e5', 'a3'].filter((name) => change(name) > 0)).toEqual([]);
  },
);

test.each(THEMES_HERE)(
  'in %s, the arrows for the played and the better move differ without color',
  async (theme) => {
    const change = await changeBetween(withArrows('played'), withArrows('better'), { theme });
    expect(change('e3')).toBeGreaterThan(0.02);
  },
);

test('an arrow is drawn from the viewer’s side of the board', async () => {
  const scene = { ...withArrows('aside'), bottom: 'black' as const };
  const change = await changeBetween(scene, { ...scene, arrows: [] });
  expect(change('h2')).toBeGreaterThan(0.03);
  expect(change('a7')).toBe(0);
});

const line = (text: string, plain = text) => ({ text, plain, isLoud: true });

test('text beside the board doesn’t move an arrow, and a name that can’t be drawn is replaced', async () => {
  const told = {
    above: [line('Turning point'), line('ខ្មែរ won', 'White won')],
    below: [line('Better: g1-h2')],
  };
  const scene = { ...withArrows('aside'), told };
  const change = await changeBetween(scene, { ...scene, arrows: [] });
  expect(['g1', 'h2'].filter((name) => change(name) < 0.03)).toEqual([]);
  expect(change('f2')).toBe(0);
  const above = [told.above[0]!, line('White won')];
  const named = await renderer.png({ ...scene, told: { ...told, above } });
  expect((await renderer.png(scene)).equals(named)).toBe(true);
});

test.each(THEMES_HERE)(
  'in %s, exactly the pieces that can move are marked, and each is labeled with its square',
  async (theme) => {
    const plain = bare(doubleCapture());
    const scene = { ...plain, movable: [squareOf('g1'), squareOf('f2')] };
    const change = await changeBetween(scene, plain, { theme });
    expect(['g1', 'f2'].filter((name) => change(name) < 0.15)).toEqual([]);
    expect(['e7', 'h8', 'a7', 'd4'].filter((name) => change(name) > 0)).toEqual([]);
    const marked = await renderer.png(scene, { theme });
    const [g1, f2] = ['g1', 'f2'].map((name) => swatchOf(marked, plain, squareOf(name)));
    expect(shareOfChange(g1!, f2!)).toBeGreaterThan(0.03);
  },
);

test.each(THEMES_HERE)('in %s, a new king’s crown doesn’t show an ordinary crown under it', async (theme) => {
  for (const [fen, move, name] of [
    ['W:Wc7,a1:Bh8', 'c7-b8', 'b8'],
    ['B:Wh4:Bb2,a7', 'b2-c1', 'c1'],
  ] as const) {
    const scene = boardScene(lineFrom('russian', fen, move), 'white');
    const square = scene.position.board[squareOf(name)]!;
    const swatch = swatchOf(await renderer.png(scene, { theme, width: 800 }), scene, squareOf(name));
    const face = fromHex(THEMES[theme][square[0].color].face);
    // A point between the tips of the crown, where a smaller crown would have its tips.
    const seen = [29.5, 60.5].map((x) => swatch.at(x / 90, 32.5 / 90));
    expect(seen.filter((color) => contrast(color, face) > 1.25)).toEqual([]);
  }
});

test.each(THEMES_HERE)('in %s, the ring around a man or a king that can move is complete', async (theme) => {
  const position = bare(boardScene(lineFrom('russian', 'W:WKg1,f2:BKa7,h8'), 'white'));
  const squares = ['g1', 'f2', 'a7', 'h8'].map(squareOf);
  const png = await renderer.png({ ...position, movable: squares }, { theme, width: 800 });
  const turn = fromHex(THEMES[theme].turn);
  for (const square of squares) {
    const swatch = swatchOf(png, position, square);
    const around = Array.from({ length: 16 }, (_, at) => {
      const angle = (at * Math.PI) / 8;
      return swatch.at(0.5 + 0.44 * Math.cos(angle), 0.495 + 0.44 * Math.sin(angle));
    });
    expect(around.filter((color) => contrast(color, turn) > 1.1)).toEqual([]);
  }
});

test('the end of a game is shown beside the board, without covering it', async () => {
  const scene = { ...bare(doubleCapture()), mustCapture: [] };
  const over = { ...scene, ending: { winner: 'white' as const } };
  const change = await changeBetween(over, scene);
  expect(['d4', 'e5', 'e7', 'h8', 'a7', 'g1'].filter((name) => change(name) > 0)).toEqual([]);
  expect((await renderer.png(over)).equals(await renderer.png(scene))).toBe(false);
});

const bashni = variantOf('bashni');

test.each(THEMES_HERE)(
  'in %s, a tower that must capture has four corners, which don’t cover its counts',
  async (theme) => {
    const scene = bare(boardScene(lineFrom('bashni', 'W:a1_w,f4_bbww,h8_b'), 'white'));
    const square = parseSquare(bashni, 'f4') ?? -1;
    const marked = await renderer.png({ ...scene, mustCapture: [square] }, { theme, width: 800 });
    const plain = await renderer.png(scene, { theme, width: 800 });
    const [own, plate] = [THEMES[theme].must, THEMES[theme].white.face].map((hex) => String(fromHex(hex)));
    const [swatch, without] = [swatchOf(marked, scene, square), swatchOf(plain, scene, square)];
    const pixels = Array.from({ length: swatch.size ** 2 }, (_, pixel) => {
      const [x, y] = [(pixel % swatch.size) / swatch.size, Math.floor(pixel / swatch.size) / swatch.size];
      const where = `${x < 0.5 ? 'left' : 'right'} ${y < 0.5 ? 'above' : 'below'}`;
      return { x, where, color: String(swatch.at(x, y)), plain: String(without.at(x, y)) };
    });
    const share = (corner: string): number =>
      pixels.filter(({ where, color }) => where === corner && color === own).length / pixels.length;
    for (const corner of ['left above', 'right above', 'left below', 'right below'])
      expect(share(corner)).toBeGreaterThan(0.005);
    const counts = pixels.filter((pixel) => pixel.x > 0.7 && pixel.plain === plate);
    expect(counts.length).toBeGreaterThan(100);
    expect(counts.filter((pixel) => pixel.color !== plate)).toEqual([]);
  },
);

test.each(THEMES_HERE)(
  'in %s, a clock that has almost run out looks different from a running clock',
  async (theme) => {
    const scene = bare(doubleCapture());
    const [almost, running] = await Promise.all(
      ['0:19', '4:52'].map(async (black) => {
        const png = await renderer.png({ ...scene, clocks: { white: '5:00', black } }, { theme, width: 800 });
        return pixelAt(png, 800 - 26, 31);
      }),
    );
    expect(contrast(almost!, running!)).toBeGreaterThan(2);
    expect(almost).toEqual(fromHex(ALARM));
  },
);

test.each(THEMES_HERE)('in %s, the name of a tower doesn’t cover its discs and counts', async (theme) => {
  const scene = bare(boardScene(lineFrom('bashni', 'W:f4_wwbb,b2_WwWbBb,d2_wB,h8_b'), 'white'));
  const squares = ['f4', 'b2', 'd2'].map((name) => parseSquare(bashni, name) ?? -1);
  const named = await renderer.png({ ...scene, movable: squares }, { theme, width: 800 });
  const plain = await renderer.png(scene, { theme, width: 800 });
  for (const square of squares) {
    const [one, other] = [swatchOf(named, scene, square), swatchOf(plain, scene, square)];
    expect(shareOfChange(one, other)).toBeGreaterThan(0.03);
    const places = Array.from(
      { length: 1600 },
      (_, at) => [(at % 40) / 40, Math.floor(at / 40) / 40] as const,
    );
    const apart = places.filter(([x, y]) => x > 0.71 || y > 0.55);
    expect(apart.filter(([x, y]) => String(one.at(x, y)) !== String(other.at(x, y)))).toEqual([]);
  }
});

test.each(THEMES_HERE)('in %s, the cross beside the remaining tower is visible', async (theme) => {
  const capture = lineFrom('bashni', 'W:c3_w,d4_bw,f6_bbwW,h8_b', 'c3:e5:g7');
  const [scene, taken] = [boardScene(capture, 'white'), ['d4', 'f6']];
  const crossed = await renderer.png(scene, { theme, width: 800 });
  const plain = await renderer.png({ ...scene, last: null }, { theme, width: 800 });
  for (const name of taken) {
    const square = parseSquare(bashni, name) ?? -1;
    const [one, other] = [swatchOf(crossed, scene, square), swatchOf(plain, scene, square)];
    expect(shareOfChange(one, other)).toBeGreaterThan(0.03);
  }
});

/** The shapes of a tower of men, from the top down. */
function shapesIn(text: string): number {
  const [top, ...below] = Array.from(text, (letter) => ({
    color: letter === 'w' ? ('white' as const) : ('black' as const),
    role: 'man' as const,
  }));
  const [stack] = top ? towerShapes(THEMES.wood, [top, ...below]) : [];
  return stack && 'shapes' in stack ? stack.shapes.length : 0;
}

test.each(['wwwwwwb', 'wbbbbbbbbb', 'wwwbbbwwwbbb', 'wbbwwbbww'])(
  'the tower %s has discs as thick as a tower of six, because its plates count its pieces',
  (tall) => {
    expect(shapesIn(tall)).toBe(shapesIn('wwwbbb'));
    expect(shapesIn('wbwbwbwb')).toBeGreaterThan(shapesIn('wwwbbb'));
  },
);
