/**
 * Every decoder must read the file as an ordinary PNG, pixel by pixel. pngjs, zlib and the canvas
 * each read it.
 */
import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { createCanvas, loadImage } from '../../../src/render/letters/canvas.ts';
import { bitmapOf, joinedAdler, pngOf, rowsOf, stripOf } from '../../../src/render/png/png.ts';
import { runsOf } from '../../runs.ts';

/** A gray palette, so that a decoded pixel's red is its index. */
const GRAYS = Uint8Array.from({ length: 48 }, (_, at) => Math.floor(at / 3));

interface Tile {
  readonly pixels: readonly number[];
  readonly width: number;
}

/** The expected picture: tiles side by side in strips. */
type Shown = readonly (readonly Tile[])[];

const heightOf = ([tile]: readonly Tile[]): number => tile!.pixels.length / tile!.width;

const pixelsOf = (shown: Shown): readonly number[] =>
  shown.flatMap((strip) =>
    Array.from({ length: heightOf(strip) }, (_, y) =>
      strip.flatMap(({ pixels, width }) => pixels.slice(y * width, (y + 1) * width)),
    ).flat(),
  );

function fileOf(shown: Shown): Buffer {
  const width = shown[0]!.reduce((sum, tile) => sum + tile.width, 0);
  const height = shown.reduce((sum, strip) => sum + heightOf(strip), 0);
  const strips = shown.map((strip) =>
    stripOf(
      rowsOf(
        strip.map(({ width: wide, pixels }) => bitmapOf(wide, pixels.length / wide, Uint8Array.from(pixels))),
      ),
    ),
  );
  return pngOf({ width, height, colors: GRAYS }, strips);
}

const reds = (png: Buffer): readonly number[] => [...PNG.sync.read(png).data].filter((_, at) => at % 4 === 0);

const rows = (width: number, height: number) =>
  fc
    .array(
      fc.oneof(
        fc.constant(null),
        fc.nat(15).map((index) => Array.from({ length: width }, () => index)),
        fc.array(fc.nat(15), { minLength: width, maxLength: width }),
      ),
      { minLength: height, maxLength: height },
    )
    .map((list) => {
      let above = Array.from({ length: width }, () => 0);
      return list.flatMap((row) => (above = row ?? above));
    });

/** Like a board: a few repeated tiles of one size between two edges. The right edge varies. */
const boards = fc
  .record({
    square: fc.integer({ min: 3, max: 20 }).map((half) => 2 * half),
    columns: fc.integer({ min: 1, max: 8 }),
    edge: fc.integer({ min: 3, max: 9 }),
    kinds: fc.integer({ min: 1, max: 4 }),
  })
  .chain(({ square, columns, edge, kinds }) => {
    const tile = (width: number) => rows(width, square).map((pixels): Tile => ({ pixels, width }));
    return fc.record({
      columns: fc.constant(columns),
      tiles: fc.array(tile(square), { minLength: kinds, maxLength: kinds }),
      left: tile(6),
      right: tile(edge),
      places: fc.array(fc.nat(kinds - 1), { minLength: columns, maxLength: 8 * columns }),
    });
  })
  .map(({ columns, tiles, left, right, places }): Shown =>
    Array.from({ length: Math.floor(places.length / columns) }, (_, rank) => [
      left,
      ...places.slice(rank * columns, (rank + 1) * columns).map((kind) => tiles[kind]!),
      right,
    ]),
  );

test('pictures of tiles decode to their pixels', () => {
  fc.assert(
    fc.property(boards, (shown) => {
      expect(reds(fileOf(shown))).toEqual(pixelsOf(shown));
    }),
    { numRuns: runsOf(150) },
  );
});

test('strips with any pixels are decoded unchanged', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
  const pictures = fc
    .record({ heights, width: fc.integer({ min: 1, max: 60 }) })
    .chain(({ heights: tall, width }) =>
      fc.tuple(...tall.map((height) => rows(width, height).map((pixels): Tile => ({ pixels, width })))),
    )
    .map((tiles): Shown => tiles.map((tile) => [tile]));
  fc.assert(
    fc.property(pictures, (shown) => {
      expect(reds(fileOf(shown))).toEqual(pixelsOf(shown));
    }),
    { numRuns: runsOf(100) },
  );
});

const stripAt = (bytes: Uint8Array) => stripOf({ stride: bytes.length, bytes });

test('checksums of parts combine to the checksum of the whole, even beyond Adler-32’s prime', () => {
  const part = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.integer({ min: 65_000, max: 140_000 }).map((length) => new Uint8Array(length).fill(255)),
  );
  fc.assert(
    fc.property(part, part, (one, other) => {
      const whole = Uint8Array.from([...one, ...other]);
      expect(joinedAdler(stripAt(one).adler, stripAt(other))).toBe(stripAt(whole).adler);
      // The last four bytes of a zlib stream (RFC 1950).
      expect(stripAt(whole).adler).toBe(deflateSync(whole).readUInt32BE(deflateSync(whole).length - 4));
    }),
    { numRuns: runsOf(20) },
  );
});

test('the canvas reads the pixels that were written', async () => {
  const tile: Tile = { width: 8, pixels: Array.from({ length: 64 }, (_, at) => (at * at + (at >> 2)) % 16) };
  const other: Tile = { width: 8, pixels: Array.from({ length: 64 }, (_, at) => at % 5) };
  const shown = [
    [tile, other, tile],
    [other, tile, tile],
    [tile, other, tile],
  ];
  const image = await loadImage(fileOf(shown));
  const brush = createCanvas(24, 24).getContext('2d');
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, 24, 24);
  expect([...data].filter((_, at) => at % 4 === 0)).toEqual(pixelsOf(shown));
});
