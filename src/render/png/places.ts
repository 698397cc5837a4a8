/**
 * Which bitmaps of a strip the picture has shown already, and how long ago: in the same strip, and in those above as far as deflate's window reaches,
 * which is one rank of a large board and two of a small one. Neighbors that stood beside each other are taken as one.
 */
import type { Bitmap } from './bitmap.ts';
import { SHORTEST, WINDOW } from './tokens.ts';

/** A bitmap in a strip, beside others of its height. */
export interface Placed {
  readonly bitmap: Bitmap;
  /** Bitmaps of one kin have many bytes in common. */
  readonly kin: string;
}

/** What a bitmap has in common with one that stood `distance` bytes ago. */
export interface Like {
  readonly bitmap: Bitmap;
  readonly distance: number;
}

/** Bitmaps that stood side by side before, or one that did not stand in reach. */
export interface Part {
  /** The bytes of a row. */
  readonly wide: number;
  /** By row, 1 where all of it is as the row above it. */
  readonly repeated: Uint8Array;
  /** How many bytes ago all of it stood. */
  readonly distances: readonly number[];
  /** The first of its bitmaps, and what of the same kin stood last. */
  readonly bitmap: Bitmap;
  readonly like: Like | null;
}

/** How many of a bitmap's places are looked at. */
const MOST_PLACES = 8;

/** The places of one bitmap, or the last one of a kin. */
interface Stood {
  bitmap: Bitmap;
  /** From the beginning of the picture; the last is the nearest. */
  readonly places: number[];
}

function distancesTo(at: number, places: readonly number[]): readonly number[] {
  const distances: number[] = [];
  for (let index = places.length - 1; index >= 0 && distances.length < MOST_PLACES; index -= 1) {
    const distance = at - (places[index] ?? 0);
    if (distance > WINDOW) break;
    distances.push(distance);
  }
  return distances;
}

function noteIn<Key>(stood: Map<Key, Stood>, key: Key, bitmap: Bitmap, at: number): void {
  const known = stood.get(key);
  if (known === undefined) stood.set(key, { bitmap, places: [at] });
  else {
    known.bitmap = bitmap;
    known.places.push(at);
  }
}

function likeOf(akin: Stood | undefined, { wide, height }: Bitmap, at: number): Like | null {
  if (akin === undefined || akin.bitmap.wide !== wide || akin.bitmap.height !== height) return null;
  const distance = at - (akin.places.at(-1) ?? 0);
  return distance > WINDOW ? null : { bitmap: akin.bitmap, distance };
}

type Single = Pick<Part, 'bitmap' | 'distances' | 'like'>;

/** How many from this one on stood so long ago as well, side by side. */
function countBeside(cells: readonly Single[], from: number, distance: number): number {
  let to = from;
  while (cells[to]?.distances.includes(distance) === true) to += 1;
  return to - from;
}

/** Those that all have in common, the nearest first. */
const sharedBy = (cells: readonly Single[]): readonly number[] =>
  cells[0]?.distances.filter((distance) => countBeside(cells, 0, distance) === cells.length) ?? [];

function joined(cells: readonly Single[], first: Single): Part {
  const repeated = first.bitmap.repeated.slice();
  let wide = 0;
  for (const { bitmap } of cells) {
    wide += bitmap.wide;
    for (let y = 0; y < repeated.length; y += 1) repeated[y] = (repeated[y] ?? 0) & (bitmap.repeated[y] ?? 0);
  }
  return { wide, repeated, distances: sharedBy(cells), bitmap: first.bitmap, like: null };
}

/** Takes as many together as stood together. */
function partsOf(cells: readonly Single[]): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < cells.length;) {
    const from = at;
    const cell = cells[from];
    if (cell === undefined) break;
    const many = Math.max(1, ...cell.distances.map((distance) => countBeside(cells, from, distance)));
    const { bitmap } = cell;
    if (many > 1) parts.push(joined(cells.slice(from, from + many), cell));
    else parts.push({ ...cell, wide: bitmap.wide, repeated: bitmap.repeated });
    at += many;
  }
  return parts;
}

/** To be asked strip by strip, from the top of one picture down; `left` is where the first bitmap of the strip begins. */
export function openPlaces(): (strip: readonly Placed[], left: number) => readonly Part[] {
  const bitmaps = new Map<Bitmap, Stood>();
  const kins = new Map<string, Stood>();
  return (strip, left) => {
    let at = left;
    const cells = strip.map(({ bitmap, kin }): Single => {
      const distances = bitmap.wide < SHORTEST ? [] : distancesTo(at, bitmaps.get(bitmap)?.places ?? []);
      const like = likeOf(kins.get(kin), bitmap, at);
      noteIn(bitmaps, bitmap, bitmap, at);
      noteIn(kins, kin, bitmap, at);
      at += bitmap.wide;
      return { bitmap, distances, like };
    });
    return partsOf(cells);
  };
}
