/**
 * The contrast of pieces and texts with their background, for all types of color vision: at least
 * 3:1 (WCAG 2.2, 1.4.11), in the high-contrast theme 7:1.
 */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startLine } from '../../src/draughts/line.ts';
import type { Position, Tower } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { boardScene } from '../../src/render/scene/boardScene.ts';
import { EDGE, TONES } from '../../src/render/scene/arrowShapes.ts';
import { METALS, PIECE_SET_IDS, THEMES, THEME_IDS, type ThemeId } from '../../src/render/scene/theme.ts';
import { EYES } from './colorBlind.ts';
import { type Rgb, type Swatch, contrast, fromHex, luminance, mean, swatchOf } from './pixels.ts';

const renderer = openRenderer();
const leastOf = (theme: ThemeId): number => (theme === 'contrast' ? 7 : 3);
const EYE_LIST = Object.values(EYES);

/** Below this contrast, a face blends into its square, and only a ring of the piece remains. */
const LEAST_FILLED = 1.5;

const LEAST_ARROW = 3;

test('each color file belongs to a theme that can be chosen', () => {
  const files = globSync('assets/themes/*.json').map((file) => basename(file, '.json'));
  expect(files.toSorted()).toEqual(THEME_IDS.toSorted());
});

const man = (color: 'white' | 'black'): Tower => [{ color, role: 'man' }];

function sparse(id: 'russian' | 'turkish'): Position {
  const { board, ...rest } = startLine(variantOf(id)).positions[0]!;
  return { ...rest, board: board.map((_, square) => [man('white'), null, man('black'), null][square % 4]!) };
}

const least = (pairs: readonly (readonly [Rgb, Rgb])[]): number =>
  Math.min(...pairs.flatMap(([a, b]) => EYE_LIST.map((eye) => contrast(eye(a), eye(b)))));

/**
 * The color of the face between its lines, and the most contrasting color across the piece: the
 * rim, or the face itself.
 */
function colorsOf(swatch: Swatch) {
  const ground = mean(swatch, 0.05, 0.05, 0.03);
  const face = mean(swatch, 0.5, 0.6, 0.012);
  const across = Array.from({ length: 40 }, (_, at) => swatch.at(at / 80, 0.47));
  const edge = across.reduce((far, color) => (contrast(color, ground) > contrast(far, ground) ? color : far));
  return { ground, face, edge };
}

describe.each(THEME_IDS)('%s', (theme) => {
  test.each(PIECE_SET_IDS)(
    'pieces of the %s set stand out from the squares and from each other',
    async (pieces) => {
      const scene = boardScene(startLine(variantOf('russian'), sparse('russian')), 'white');
      const plain = { ...scene, mustCapture: [] };
      const png = await renderer.png(plain, { theme, pieces });
      const seen = scene.position.board.flatMap((tower, square) =>
        tower === null ? [] : [{ color: tower[0].color, ...colorsOf(swatchOf(png, plain, square)) }],
      );
      const white = seen.find(({ color }) => color === 'white')!;
      const black = seen.find(({ color }) => color === 'black')!;
      const onGround = seen.map(({ face, edge, ground }) =>
        Math.max(least([[face, ground]]), least([[edge, ground]])),
      );
      expect(Math.min(...onGround)).toBeGreaterThanOrEqual(leastOf(theme));
      expect(least([[white.face, black.face]])).toBeGreaterThanOrEqual(leastOf(theme));
    },
  );

  test('the playing squares are the dark squares, and the pieces on them are filled', () => {
    const { light, dark, white, black } = THEMES[theme];
    expect(luminance(fromHex(dark))).toBeLessThan(luminance(fromHex(light)));
    for (const { face } of [white, black])
      expect(contrast(fromHex(face), fromHex(dark))).toBeGreaterThanOrEqual(LEAST_FILLED);
  });

  test('crowns stand out from their pieces', () => {
    const { white, black } = THEMES[theme];
    const pairs = [white, black].map(({ crown, face }) => [fromHex(crown), fromHex(face)] as const);
    expect(least(pairs)).toBeGreaterThanOrEqual(leastOf(theme));
  });

  test('the ring on the start square of the last move contrasts with its square', () => {
    const { start, last, dark } = THEMES[theme];
    const [wash, wood] = [fromHex(last), fromHex(dark)];
    const mixed = (at: 0 | 1 | 2): number => 0.62 * wash[at] + 0.38 * wood[at];
    expect(least([[fromHex(start), [mixed(0), mixed(1), mixed(2)]]])).toBeGreaterThanOrEqual(leastOf(theme));
  });

  test('the edge or the body of an arrow contrasts with every square and every piece', () => {
    const { light, dark, white, black } = THEMES[theme];
    const grounds = [light, dark, white.face, black.face];
    const weak = grounds.flatMap((ground) =>
      Object.entries(TONES).filter(([, tone]) => {
        const inks = [least([[fromHex(EDGE), fromHex(ground)]]), least([[fromHex(tone), fromHex(ground)]])];
        return Math.max(...inks) < LEAST_ARROW;
      }),
    );
    expect(weak).toEqual([]);
  });

  test('coordinates and numbers contrast with their background', () => {
    const { frame, coordinate, quiet, text, turn, dark, number } = THEMES[theme];
    const pairs = [
      [coordinate, frame],
      [quiet, frame],
      [text, frame],
      [turn, frame],
      [number, dark],
    ] as const;
    const weak = pairs.filter(([ink, paper]) => least([[fromHex(ink), fromHex(paper)]]) < leastOf(theme));
    expect(weak).toEqual([]);
  });
});

test('the edge of an arrow contrasts with its body, on any background', () => {
  for (const tone of Object.values(TONES))
    expect(least([[fromHex(EDGE), fromHex(tone)]])).toBeGreaterThanOrEqual(6);
});

test('the simulated eyes keep grays unchanged, and give red and green a similar hue', () => {
  for (const eye of EYE_LIST) {
    const [red, green, blue] = eye([120, 120, 120]);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(1);
  }
  const [red, green] = EYES.deuteranopia([200, 60, 60]);
  expect(Math.abs(red - green)).toBeLessThan(Math.abs(200 - 60) / 2);
});

test('places on medals are readable in every theme, and so are names and numbers in each row', () => {
  const { ink, ...metals } = METALS;
  for (const metal of Object.values(metals))
    expect(contrast(fromHex(ink), fromHex(metal))).toBeGreaterThanOrEqual(6);
  for (const id of THEME_IDS) {
    const { frame, frameLight, text, coordinate } = THEMES[id];
    for (const ground of [frame, frameLight])
      for (const letters of [text, coordinate])
        expect(contrast(fromHex(letters), fromHex(ground)), `${id} ${letters}`).toBeGreaterThanOrEqual(
          leastOf(id),
        );
  }
});
